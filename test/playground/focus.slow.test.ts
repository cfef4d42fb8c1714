import type { Locator } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { aPageForEachTest } from './page-of-two.ts';

const here = aPageForEachTest();

/** What has the focus: its label, or the kind of element where it has none. */
const focused = (): Promise<string> =>
  here().page.evaluate<string>(
    '(({ ariaLabel, textContent, localName }) => localName === "body" ? "body" : (ariaLabel ?? textContent))(document.activeElement)',
  );

const inNote = (label: string): Locator => here().ann.note.getByRole('button', { name: label, exact: true });

/** Ann has opened a private panel by keys alone. */
beforeEach(async () => {
  const { page, ann } = here();
  await ann.slash('journey');
  await ann.messageWith('Where to?').getByRole('button', { name: 'Play' }).focus();
  await page.keyboard.press('Enter');
  await inNote('Land').waitFor();
});

it('a private answer that can be used has the focus on its first button that can be pressed', async () => {
  await expect.poll(focused).toBe('Land');
});

it('after a step the first button of the same message that can be pressed has the focus', async () => {
  const { page } = here();
  for (const [key, label] of [
    ['Enter', 'Plain'],
    ['Tab', 'Hill'],
    ['Tab', 'Back'],
    ['Enter', 'Land'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(focused).toBe(label);
  }
});

it('the same button keeps the focus where it is still there, though its id is another one', async () => {
  const { page, ann } = here();
  await inNote('+1').focus();
  for (let times = 1; times <= 3; times++) {
    const before = await ann.note.textContent();
    await page.keyboard.press('Enter');
    await expect.poll(() => ann.note.textContent()).not.toBe(before);
    expect(await focused()).toBe('+1');
  }
});

it('with no button left, and when the message is dismissed, the focus stays among the messages', async () => {
  const { page, ann } = here();
  for (const label of ['Land', 'Plain']) {
    await inNote(label).focus();
    await page.keyboard.press('Enter');
    await inNote(label).waitFor({ state: 'detached' });
  }
  await expect.poll(focused).toBe('Dismiss message');
  await page.keyboard.press('Enter');
  await ann.pane.getByText('After Plain').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Play');
});

it('a form that was opened by a button gives the focus back to it', async () => {
  const { page, ann } = here();
  await ann.pane.getByRole('button', { name: 'Name it' }).focus();
  await page.keyboard.press('Enter');
  await ann.pane.getByRole('dialog', { name: 'A name' }).waitFor();
  await expect.poll(focused).toBe('');
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Name it');
});

it('who writes keeps writing, whatever others do', async () => {
  const { page, ann, bob } = here();
  await ann.pane.getByRole('textbox', { name: /^Message/ }).focus();
  await page.keyboard.type('I was about ');
  await bob.pane.locator('.message button', { hasText: 'Roll' }).dispatchEvent('click');
  await ann.messageWith('Round 2').waitFor();
  await page.keyboard.type('to say');
  expect(await ann.pane.getByRole('textbox', { name: /^Message/ }).inputValue()).toBe('I was about to say');
});

it('the second press of a double click is not taken by another button that came to lie there', async () => {
  const { page, ann } = here();
  const place = await inNote('Land').boundingBox();
  const [x, y] = [(place?.x ?? 0) + 10, (place?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await inNote('Plain').waitFor();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await ann.note.getByText('After Plain').waitFor();
});
