import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { addPerson, aPageForEachTest, namelessControls } from './page-of-two.ts';

const here = aPageForEachTest();

async function openDeveloper(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Developer' }).click();
  return page.getByRole('complementary', { name: 'Developer' });
}

it('the developer sees that what goes over the wire is as Discord describes it', async () => {
  const { page, bob } = here();
  const developer = await openDeveloper(page);
  await bob.press('Roll');
  await bob.messageWith('Round 2').waitFor();
  await developer.getByText(/^\d+ checked, none with a problem$/).waitFor();
  // Below all others: what still comes over the wire stands above, and the earliest row stays the last.
  const callback = developer.locator('details', { hasText: 'POST /interactions/' }).last();
  await callback.getByLabel('check passed').waitFor();
  await callback.locator('summary').click();
  await callback.getByText('Nothing wrong. Request and answer were held against Discord’s API description.').waitFor();
  const event = developer.locator('details', { hasText: '→ INTERACTION_CREATE' }).last();
  await event.locator('summary').click();
  await event.getByText('The event was held against its type in discord-api-types.').waitFor();
});

it('the developer sees what is wrong with a request that Discord takes all the same', async () => {
  const { page, playground } = here();
  const developer = await openDeveloper(page);
  const { api, token, guilds } = playground.emulator;
  const send = (body: object) =>
    fetch(`${api}/v10/channels/${guilds[0]?.channel('chat').id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await send({ content: 'misspelt', embed: {}, embeds: [{ titel: 'x', title: 'x' }] })).status).toBe(200);
  expect((await send({ content: 'x'.repeat(2_001) })).status).toBe(400);
  await developer.getByLabel('check failed: 2 problems').first().waitFor();
  await developer.getByText(/^\d+ checked, \d with problems$/).waitFor();
  await developer.getByLabel('Problems only').check();
  await developer
    .locator('details')
    .filter({ hasNot: page.getByLabel('check failed') })
    .first()
    .waitFor({ state: 'detached' });
  const failed = developer.locator('details').first();
  await failed.locator('summary').click();
  await failed.locator('.check-report code').first().waitFor();
  expect(await failed.locator('.check-report code').allTextContents()).toEqual([
    'request: embed: unknown field',
    'request: embeds[0].titel: unknown field',
  ]);
  await developer.getByLabel('Problems only').uncheck();
  const refused = developer.locator('details', { hasText: '400' }).first();
  await refused.locator('summary').click();
  await refused.getByText('BASE_TYPE_MAX_LENGTH').waitFor();
  await refused.getByText('what is wrong with the request, it says itself').waitFor();
});

it('the developer’s tabs are reached and turned by keys, and a bot without tables says so', async () => {
  const { page } = here();
  const developer = await openDeveloper(page);
  await developer.getByRole('tab', { name: 'Traffic' }).focus();
  await page.keyboard.press('ArrowRight');
  await developer.getByRole('tabpanel', { name: 'Tables' }).getByText('The bot has no tables.').waitFor();
  expect(
    await developer.getByRole('tab', { name: 'Tables' }).evaluate((tab) => tab === tab.ownerDocument.activeElement),
  ).toBe(true);
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await developer.getByRole('tabpanel', { name: 'Log' }).getByText('interaction at').first().waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await developer.getByLabel('Problems only').isChecked()).toBe(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await developer.locator('details[open] .check-report').waitFor();
  expect(await namelessControls(page)).toEqual([]);
});

it.each([
  [PHONE, []],
  [PHONE, ['Dora']],
  [DESKTOP, []],
  [{ width: 1600, height: 900 }, ['Dora', 'Eve', 'Fay']],
])('the developer’s panel opens inside a window of $0.width, with more people: %j', async (viewport, newcomers) => {
  const { page } = here();
  for (const name of newcomers) await addPerson(page, name);
  await page.setViewportSize(viewport);
  const place = await (await openDeveloper(page)).boundingBox();
  expect(place?.x).toBeGreaterThanOrEqual(0);
  expect((place?.x ?? 0) + (place?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(viewport.width);
  await page.getByRole('button', { name: '+1 min' }).click();
});

it('the developer who closes the panel and opens it again finds every row once', async () => {
  const { page, playground } = here();
  await playground.emulator.settled();
  const first = await openDeveloper(page);
  await first.getByText(/^\d+ checked, none with a problem$/).waitFor();
  const rows = await first.locator('summary').allTextContents();
  await page.getByRole('button', { name: 'Developer' }).click();
  await first.waitFor({ state: 'detached' });
  const again = await openDeveloper(page);
  await again.getByText(/^\d+ checked, none with a problem$/).waitFor();
  expect(await again.locator('summary').allTextContents()).toEqual(rows);
});

it.each([PHONE, DESKTOP])('nothing of what the developer sees is cut off at a width of $width', async (viewport) => {
  const { page } = here();
  await page.setViewportSize(viewport);
  const panel = (await openDeveloper(page)).getByRole('tabpanel');
  await panel.scrollIntoViewIfNeeded();
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

it('the developer sees the wire and turns the clock', async () => {
  const { page, playground, ann } = here();
  const developer = await openDeveloper(page);
  await developer.getByText('POST /interactions/{interaction_id}/{interaction_token}/callback').first().waitFor();
  const before = playground.emulator.clock.now();
  await developer.getByRole('button', { name: '+1 day' }).click();
  await ann.press('Roll');
  await ann.messageWith('Round 2').waitFor();
  expect(playground.emulator.clock.now() - before).toBe(86_400_000);
  await developer.getByRole('tab', { name: 'Log' }).click();
  const dayAfter = new Date(before + 86_400_000).toISOString().slice(0, 10);
  await developer.getByText(`interaction at ${dayAfter}`).first().waitFor();
});
