import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from './browser.ts';
import { addPerson, aPageForEachTest, type PageOfTwo } from './page-of-two.ts';
import { sideBySide } from './person-on-page.ts';

const here = aPageForEachTest();

const settings = ({ bob }: PageOfTwo): Locator => bob.pane.getByRole('button', { name: 'Settings of Bob' });
const channels = ({ bob }: PageOfTwo): Locator => bob.pane.getByRole('button', { name: 'Channels', exact: true });
const more = ({ bob }: PageOfTwo): Locator => bob.messages.last().getByRole('button', { name: 'More about' });

const isOpen = async (button: Locator): Promise<boolean> => (await button.getAttribute('aria-expanded')) === 'true';
const hasFocus = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => element === element.ownerDocument.activeElement);

describe.each([
  ['the settings of a person', settings],
  ['the list of channels in a narrow pane', channels],
  ['the menu of a message', more],
])('%s', (_, buttonOf) => {
  it('closes at a press elsewhere', async () => {
    const button = buttonOf(here());
    await button.click();
    expect(await isOpen(button)).toBe(true);
    await here().ann.pane.getByRole('heading', { name: 'games' }).click();
    await expect.poll(() => isOpen(button)).toBe(false);
  });

  it('closes at Escape, and its button has the focus', async () => {
    const button = buttonOf(here());
    await button.click();
    await here().page.keyboard.press('Escape');
    await expect.poll(() => isOpen(button)).toBe(false);
    expect(await hasFocus(button)).toBe(true);
  });

  it('closes when another one is opened by keys', async () => {
    const button = buttonOf(here());
    const other = here().ann.pane.getByRole('button', { name: 'Settings of Ann' });
    await button.click();
    await other.focus();
    await here().page.keyboard.press('Enter');
    expect([await isOpen(button), await isOpen(other)]).toEqual([false, true]);
  });
});

it('on a phone, a tap beside the list of channels closes it and presses nothing of the game', async () => {
  const { page, ann } = here();
  await page.setViewportSize(PHONE);
  await sideBySide(page, ['Ann']);
  const hand = ann.messageWith('Round 1').getByRole('button', { name: 'My hand' });
  await hand.scrollIntoViewIfNeeded();
  const place = await hand.boundingBox();
  if (place === null) throw new Error('there is no such button');
  const spot = [place.x + place.width - 2, place.y + place.height / 2] as const;
  const button = ann.pane.getByRole('button', { name: 'Channels', exact: true });
  await button.click();
  expect(await ann.pane.getByRole('navigation').isVisible()).toBe(true);
  await page.mouse.click(...spot);
  await ann.pane.getByRole('navigation').waitFor({ state: 'hidden' });
  expect(await hand.getAttribute('aria-busy')).toBe('false');
  expect(await ann.pane.getByText('The hand of').count()).toBe(0);
  await page.mouse.click(...spot);
  await ann.note.getByText('The hand of').waitFor();
});

it.each([{ width: 1600, height: 900 }, PHONE])(
  'the last choice of a list can be pressed at $width',
  async (viewport) => {
    const { page, ann, bob } = here();
    await page.setViewportSize(viewport);
    await bob.pane.getByRole('combobox', { name: 'Select a user' }).click();
    const last = bob.pane.getByRole('option').last();
    const [option, box] = await Promise.all([last.boundingBox(), bob.pane.locator('.composer').boundingBox()]);
    expect((option?.y ?? 0) + (option?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    await last.click();
    await ann.pane.getByText('Rival: @Showcase').waitFor();
  },
);

describe('a picture that is enlarged', () => {
  const enlarge = async ({ page, ann }: PageOfTwo): Promise<{ readonly small: Locator; readonly large: Locator }> => {
    const small = ann.messageWith('Round 1').getByRole('button', { name: /^Enlarge/ });
    await small.click();
    const large = page.getByRole('dialog', { name: 'The board in round 1' });
    await large.waitFor();
    return { small, large };
  };

  it.each([
    ['the browser’s Back', async ({ page }: PageOfTwo) => void (await page.goBack())],
    ['Escape', ({ page }: PageOfTwo) => page.keyboard.press('Escape')],
    ['a press', ({ page }: PageOfTwo) => page.getByRole('button', { name: 'Close the picture' }).click()],
  ])('is put back by %s, and the page stays', async (_, putBack) => {
    const { small, large } = await enlarge(here());
    await putBack(here());
    await large.waitFor({ state: 'detached' });
    expect(await hasFocus(small)).toBe(true);
    expect(here().page.url()).toBe(`${here().playground.url}/`);
    // The browser goes back after it has answered the press.
    await expect.poll(() => here().page.evaluate('history.state')).toBeNull();
  });
});

it('names that are long or begin with an emoji push nothing out of sight', async () => {
  const { page } = here();
  await addPerson(page, 'W'.repeat(32));
  await addPerson(page, '🦕 Dino');
  await page.setViewportSize({ width: 1280, height: 800 });
  const pane = page.getByRole('region', { name: `Discord of ${'W'.repeat(32)}` });
  const frame = await pane.boundingBox();
  const right = (frame?.x ?? 0) + (frame?.width ?? 0);
  for (const control of [
    pane.getByRole('button', { name: /^Settings of/ }),
    pane.getByRole('button', { name: /^Put/ }),
  ]) {
    const place = await control.boundingBox();
    expect((place?.x ?? Number.POSITIVE_INFINITY) + (place?.width ?? 0)).toBeLessThanOrEqual(right);
  }
  const heading = pane.getByRole('heading', { name: 'games' });
  expect(await heading.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await page.locator('.pane-person .avatar').allTextContents()).toEqual(['A', 'B', 'W', '🦕']);
});

it('that the playground does not answer is said only as long as it is true', async () => {
  const { page, ann, restart } = here();
  await restart(async () => {
    await page.getByText('Connection lost').waitFor();
    await ann.press('Mute');
    await ann.pane.getByRole('alert').getByText('does not answer').waitFor();
  });
  await page.getByText('Connection lost').waitFor({ state: 'detached' });
  await ann.pane.getByRole('alert').waitFor({ state: 'detached' });
});
