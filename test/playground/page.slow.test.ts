import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Playground, startPlayground } from '#playground/playground.ts';
import { type Browser, DESKTOP, openBrowser, PHONE } from './browser.ts';
import { PersonOnPage, sideBySide } from './person-on-page.ts';
import { startShowcaseBot } from './showcase-bot.ts';

const folder = mkdtempSync(join(tmpdir(), 'playground-'));
let playground: Playground;
let browser: Browser;
let ann: PersonOnPage;
let bob: PersonOnPage;

beforeAll(async () => {
  playground = await startPlayground({
    port: 0,
    dataFile: join(folder, 'world'),
    botName: 'Showcase',
    startBot: startShowcaseBot,
    opening: { command: 'table', hint: 'Press Roll.' },
  });
  await playground.ready;
  browser = await openBrowser({ width: 1400, height: 900 });
  browser.page.setDefaultTimeout(10_000);
  await browser.page.goto(playground.url);
  const people = await sideBySide(browser.page, ['Ann', 'Bob']);
  [ann, bob] = people as [PersonOnPage, PersonOnPage];
}, 60_000);

afterAll(async () => {
  await browser.close();
  await playground.stop();
  rmSync(folder, { recursive: true });
});

it('text is shown as Discord shows it', async () => {
  const table = bob.messageWith('Round 1');
  expect(await table.locator('.heading-1').textContent()).toBe('Round 1');
  expect(await table.locator('.mention').first().textContent()).toBe('@Ann');
  expect(await table.locator('.subtext').first().textContent()).toBe('Three to play');
  expect(await table.locator('.markdown > ul > li').count()).toBe(2);
  expect(await table.locator('.markdown > ul ul code').textContent()).toBe('bare rock');
  expect(await table.locator('ol > li').allTextContents()).toEqual(['Roll', 'Move']);
  expect(await table.locator('blockquote').textContent()).toContain('Nothing in life is sure');
  expect(await table.locator('time.moment').textContent()).toBe('January 1, 2030');
  await table.getByRole('button', { name: /^Spoiler/ }).click();
  expect(await table.locator('.spoiler-shown').textContent()).toBe('not yet');
});

it('a button answers everybody who sees it, in place', async () => {
  await bob.press('Roll');
  await ann.messageWith('Round 2').getByText('@Bob').waitFor();
  expect(await ann.messageWith('Round 2').getByRole('img', { name: 'The board in round 2' }).count()).toBe(1);
  expect(await ann.messageWith('Round 2').getByRole('button', { name: 'Never' }).isDisabled()).toBe(true);
});

it('a picture is enlarged by a press, and put back by Escape', async () => {
  await ann
    .messageWith('Round 2')
    .getByRole('button', { name: /^Enlarge/ })
    .click();
  const large = browser.page.getByRole('dialog', { name: 'The board in round 2' });
  await large.waitFor();
  await browser.page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
});

it('an ephemeral answer is seen by one person only, until it is dismissed', async () => {
  await bob.pane.getByRole('button', { name: 'My hand' }).last().click();
  await bob.note.getByText('The hand of').waitFor();
  expect(await ann.pane.getByText('The hand of').count()).toBe(0);
  await bob.note.getByRole('button', { name: 'Dismiss message' }).click();
  await bob.pane.getByText('The hand of').waitFor({ state: 'detached' });
});

it('several are chosen from a select by keys alone', async () => {
  await ann.pane.getByRole('combobox', { name: 'Colours' }).focus();
  for (const key of ['Enter', 'Enter', 'ArrowDown', 'Enter', 'Escape']) await browser.page.keyboard.press(key);
  await ann.note.getByText('Colours r and b').waitFor();
});

it('people are chosen from a select', async () => {
  await ann.pane.getByRole('combobox', { name: 'Select a user' }).click();
  await ann.pane.getByRole('option', { name: 'Cleo' }).click();
  await bob.pane.getByText('Rival: @Cleo').waitFor();
});

it('a modal is filled in and sent, beside others who go on', async () => {
  await ann.press('Name it');
  const modal = ann.pane.getByRole('dialog', { name: 'A name' });
  await modal.getByLabel('Name').fill('Pangaea');
  await modal.getByRole('combobox', { name: 'Shape' }).click();
  await modal.getByRole('option', { name: 'Long' }).click();
  await bob.press('Roll');
  await bob.messageWith('Round 3').waitFor();
  await modal.getByRole('button', { name: 'Submit' }).click();
  await bob.pane.getByText('@Ann named it Pangaea (l)').waitFor();
  expect(await modal.count()).toBe(0);
});

it('a modal says what is missing and stays', async () => {
  await ann.press('Name it');
  const modal = ann.pane.getByRole('dialog', { name: 'A name' });
  await modal.getByLabel('Name').fill('Laurasia');
  await modal.getByRole('button', { name: 'Submit' }).click();
  expect(await modal.getByRole('alert').textContent()).toContain('Shape');
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await modal.waitFor({ state: 'detached' });
});

it('a command is typed with its options: a number, a choice, a person, yes or no', async () => {
  await bob.slash('table', { players: '4', pace: 'A month', rival: 'Ann', open: 'True' });
  const given = bob.messageWith('Given:');
  await given.waitFor();
  const { id } = playground.emulator.guilds[0]?.join('ann') ?? { id: '' };
  expect(await given.textContent()).toContain(`{"players":4,"pace":"month","rival":"${id}","open":true}`);
});

it('what an option does not take is said, and nothing is sent', async () => {
  await bob.slash('table', { players: '9' });
  expect(await bob.pane.locator('.composer [role=alert]').textContent()).toContain('takes 2 to 5');
});

it('suggestions come while a word is typed', async () => {
  await ann.pane.getByRole('textbox', { name: /^Message/ }).fill('/look up');
  // Enter chooses what is offered: before that, it would find nothing.
  await ann.pane.getByRole('option').filter({ hasText: '/look up' }).waitFor();
  await browser.page.keyboard.press('Enter');
  await ann.pane.getByRole('combobox', { name: 'word' }).fill('am');
  const suggested = ann.pane.getByRole('listbox', { name: 'Choices for word' }).getByRole('option');
  await suggested.nth(1).waitFor();
  expect(await suggested.allTextContents()).toEqual(['amoeba', 'ammonite']);
  for (const key of ['ArrowDown', 'Enter', 'Enter']) await browser.page.keyboard.press(key);
  await bob.pane.getByText('Found ammonite').waitFor();
});

it('an embed and a thread are shown, and the thread is opened', async () => {
  await ann.slash('look embed');
  const embed = ann.messages.locator('.embed');
  await embed.waitFor();
  expect(await embed.locator('dt').allTextContents()).toEqual(['Sea', 'Land']);
  expect(await embed.getByRole('img').count()).toBe(1);
  await ann.slash('look around');
  await ann.messages.getByRole('button', { name: 'around-here See thread ›' }).click();
  await ann.pane.getByText('Inside the thread').waitFor();
  await ann.openChannel('games');
});

it('a direct message calls for its reader, and answers a press', async () => {
  await bob.slash('whisper');
  await bob.pane.getByText('Look at your direct messages.').waitFor();
  await bob.openChannel('Showcase');
  await bob.press('Answer here');
  await bob.pane.getByText('Heard you.').waitFor();
  await bob.openChannel('games');
});

it('closed direct messages stay closed', async () => {
  await bob.pane.getByText('Settings of Bob').or(bob.pane.locator('summary[aria-label="Settings of Bob"]')).click();
  await bob.pane.getByLabel('Takes direct messages').uncheck();
  await bob.slash('whisper');
  await bob.pane.getByText('Your direct messages are closed.').waitFor();
});

it('commands are offered in a person’s own language', async () => {
  await bob.pane.getByLabel('Language').selectOption('de');
  await bob.pane.locator('summary[aria-label="Settings of Bob"]').click();
  await bob.slash('tisch');
  await bob.messageWith('Given: {}').waitFor();
});

it('what is said is heard by the others, answered, and taken back', async () => {
  const box = ann.pane.getByRole('textbox', { name: 'Message #games' });
  await box.fill('hello **there**');
  await box.press('Enter');
  const heard = bob.messageWith('hello there');
  await heard.hover();
  await heard.getByLabel('More about this message').click();
  await heard.getByRole('button', { name: 'Quote' }).click();
  await ann.pane.locator('blockquote', { hasText: 'hello there' }).waitFor();
  const said = ann.messages.filter({ has: browser.page.getByRole('article', { name: 'Message of Ann' }) });
  await said.hover();
  await said.getByLabel('More about this message').click();
  await said.getByRole('button', { name: 'Delete message' }).click();
  await said.waitFor({ state: 'detached' });
  expect(await bob.messages.filter({ hasText: 'hello there' }).count()).toBe(1);
});

it('nothing that somebody writes breaks the page, or runs in it', async () => {
  const text = ann.pane.getByRole('textbox', { name: /^Message/ });
  await text.fill('Until <t:99999999999999999:R>: [go on](javascript:alert(1)), [more](https://example.com/)');
  await text.press('Enter');
  const said = bob.messageWith('Until Invalid date');
  await said.waitFor();
  expect(await said.getByRole('link').allTextContents()).toEqual(['more']);
  expect(await said.textContent()).toContain('[go on](javascript:alert(1))');
});

it('who has scrolled up is told of what is new, and taken to what is his own', async () => {
  const list = ann.pane.getByRole('log');
  const news = ann.pane.getByRole('button', { name: 'New messages' });
  const scrollUp = () => list.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }));
  await scrollUp();
  expect(await news.count()).toBe(0);
  const box = bob.pane.getByRole('textbox', { name: 'Message #games' });
  await box.fill('are you there?');
  await box.press('Enter');
  await news.click();
  await news.waitFor({ state: 'detached' });
  await scrollUp();
  await ann.pane.getByRole('button', { name: 'My hand' }).first().click();
  await ann.note.getByText('The hand of').waitFor();
  expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
  await ann.note.getByRole('button', { name: 'Dismiss message' }).click();
});

it('a bot that says nothing is found out after three seconds', async () => {
  await ann.press('Mute');
  await ann.pane.getByText('This interaction failed.').waitFor();
});

it('somebody new comes in and sees what everybody sees', async () => {
  const { page } = browser;
  await page.getByRole('button', { name: '+ person' }).click();
  await page.getByLabel('Name of the new person').fill('Dora');
  await page.keyboard.press('Enter');
  const dora = new PersonOnPage(page, 'Dora');
  await dora.messageWith('Round 3').waitFor();
  expect(await dora.notes.count()).toBe(0);
});

it('the developer sees that what goes over the wire is as Discord describes it', async () => {
  const { page } = browser;
  await page.getByRole('button', { name: 'Developer' }).click();
  const developer = page.getByRole('complementary', { name: 'Developer' });
  await developer.getByText(/^\d+ checked, none with a problem$/).waitFor({ timeout: 30_000 });
  const callback = developer.locator('details', { hasText: 'POST /interactions/' }).first();
  expect(await callback.getByLabel('check passed').count()).toBe(1);
  await callback.locator('summary').click();
  await callback.getByText('Nothing wrong. Request and answer were held against Discord’s API description.').waitFor();
  const event = developer.locator('details', { hasText: '→ INTERACTION_CREATE' }).first();
  await event.locator('summary').click();
  await event.getByText('The event was held against its type in discord-api-types.').waitFor();
});

it('the developer sees what is wrong with a request that Discord takes all the same', async () => {
  const developer = browser.page.getByRole('complementary', { name: 'Developer' });
  const { api, token, guilds } = playground.emulator;
  const send = (body: object) =>
    fetch(`${api}/v10/channels/${guilds[0]?.channel('chat').id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await send({ content: 'misspelt', embed: {}, embeds: [{ titel: 'x', title: 'x' }] })).status).toBe(200);
  expect((await send({ content: 'x'.repeat(2_001) })).status).toBe(400);
  await developer.getByLabel('check failed: 2 problems').first().waitFor({ timeout: 30_000 });
  await developer.getByText(/^\d+ checked, \d with problems$/).waitFor();
  await developer.getByLabel('Problems only').check();
  await developer
    .locator('details')
    .filter({ hasNot: browser.page.getByLabel('check failed') })
    .first()
    .waitFor({
      state: 'detached',
    });
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
  const { page } = browser;
  const developer = page.getByRole('complementary', { name: 'Developer' });
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
  expect(await namelessControls()).toEqual([]);
});

it.each([PHONE, DESKTOP])('nothing of what the developer sees is cut off at a width of $width', async (viewport) => {
  const { page } = browser;
  await page.setViewportSize(viewport);
  const panel = page.getByRole('complementary', { name: 'Developer' }).getByRole('tabpanel');
  await panel.scrollIntoViewIfNeeded();
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

it('the developer sees the wire and turns the clock', async () => {
  const { page } = browser;
  const developer = page.getByRole('complementary', { name: 'Developer' });
  await developer.getByText('POST /interactions/{interaction_id}/{interaction_token}/callback').first().waitFor();
  const before = playground.emulator.clock.now();
  await developer.getByRole('button', { name: '+1 day' }).click();
  await ann.press('Roll');
  await ann.messageWith('Round 2').last().waitFor();
  expect(playground.emulator.clock.now() - before).toBeGreaterThanOrEqual(86_400_000);
  await developer.getByRole('tab', { name: 'Log' }).click();
  const tomorrow = new Date(before + 86_400_000).toISOString().slice(0, 10);
  await developer.getByText(`interaction at ${tomorrow}`).first().waitFor();
  await page.getByRole('button', { name: 'Developer' }).click();
});

it.each([DESKTOP, PHONE])('nothing is cut off at a width of $width', async (viewport) => {
  const { page } = browser;
  await page.setViewportSize(viewport);
  await sideBySide(page, ['Ann']);
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(overflow).toBe(0);
  const message = await ann.messages.last().boundingBox();
  expect((message?.x ?? 0) + (message?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(viewport.width);
  await ann.openChannel('chat');
  await ann.pane.getByText('This is the start of #chat').waitFor();
  await ann.openChannel('games');
});

it('everything that can be pressed has a name', async () => {
  expect(await namelessControls()).toEqual([]);
});

function namelessControls(): Promise<string[]> {
  return browser.page.locator('button, input, textarea, select, summary').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        return (
          label === '' && element.closest('label') === null && element.querySelector('img[alt]:not([alt=""])') === null
        );
      })
      .map((element) => element.outerHTML),
  );
}

it('nothing went wrong on the page, and nothing was asked of the network', () => {
  expect(browser.complaints).toEqual([]);
});
