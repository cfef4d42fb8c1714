import { expect, it } from 'vitest';
import { accessibilityFaults } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { aPageForEachTest, type PageOfTwo } from './page-of-two.ts';
import { sideBySide } from './person-on-page.ts';

const here = aPageForEachTest();

/** What the page can look like, by what one does to see it. */
const STATES: [name: string, reach: (page: PageOfTwo) => Promise<unknown>][] = [
  ['two people side by side', async () => undefined],
  [
    'a private answer, a thread and an embed',
    async ({ ann }) => {
      await ann.slash('look embed');
      await ann.messages.locator('.embed').waitFor();
      await ann.slash('look around');
      await ann.messages.getByRole('button', { name: 'around-here See thread ›' }).waitFor();
      await ann.pane.getByRole('button', { name: 'My hand' }).click();
      await ann.note.getByText('The hand of').waitFor();
    },
  ],
  [
    'an enlarged picture',
    async ({ page, ann }) => {
      await ann.pane.getByRole('button', { name: /^Enlarge/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'an open list',
    async ({ ann }) => {
      await ann.pane.getByRole('combobox', { name: 'Colours' }).click();
      await ann.pane.getByRole('option').first().waitFor();
    },
  ],
  [
    'a form',
    async ({ ann }) => {
      await ann.press('Name it');
      await ann.pane.getByRole('dialog').waitFor();
    },
  ],
  [
    'commands on offer',
    async ({ ann }) => {
      await ann.pane.getByRole('textbox', { name: /^Message/ }).fill('/');
      await ann.pane.getByRole('option').first().waitFor();
    },
  ],
  [
    'a command being filled in',
    async ({ page, ann }) => {
      await ann.pane.getByRole('textbox', { name: /^Message/ }).fill('/table');
      await ann.pane.getByRole('option').first().click();
      await ann.pane.getByRole('button', { name: '+ pace' }).click();
      await page.getByRole('option', { name: 'An evening' }).waitFor();
    },
  ],
  [
    'the settings of a person',
    async ({ ann }) => {
      await ann.pane.getByRole('button', { name: 'Settings of Ann' }).click();
      await ann.pane.getByLabel('Language').waitFor();
    },
  ],
  [
    'the menu of a message',
    async ({ ann }) => {
      await ann.publicMessages.last().hover();
      await ann.publicMessages.last().getByRole('button', { name: 'More about' }).click();
      await ann.pane.getByRole('button', { name: 'Quote' }).waitFor();
    },
  ],
  ['what goes on behind: the wire', ({ page }) => openBehind(page, 'Traffic')],
  ['what goes on behind: the log', ({ page }) => openBehind(page, 'Log')],
];

async function openBehind(page: PageOfTwo['page'], tab: string): Promise<void> {
  await page.getByRole('button', { name: 'Developer' }).click();
  await page.getByText(/^\d+ checked, none/).waitFor();
  await page.locator('.developer summary').first().click();
  await page.getByRole('tab', { name: tab }).click();
}

it.each(STATES)('axe finds no fault in %s', async (_, reach) => {
  await reach(here());
  expect(await accessibilityFaults(here().page)).toEqual([]);
});

it.each([
  ['on a phone', PHONE],
  ['one person on a desktop', DESKTOP],
])('axe finds no fault in what is seen %s', async (_, viewport) => {
  const { page, ann } = here();
  await page.setViewportSize(viewport);
  await sideBySide(page, ['Ann']);
  expect(await accessibilityFaults(page)).toEqual([]);
  const channels = ann.pane.getByRole('button', { name: 'Channels', exact: true });
  if (await channels.isVisible()) await channels.click();
  expect(await accessibilityFaults(page)).toEqual([]);
});
