import { expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { aPageForEachTest, namelessControls } from './page-of-two.ts';
import { PersonOnPage, sideBySide } from './person-on-page.ts';

const here = aPageForEachTest();

/** Messages of every kind. */
async function showEverything(person: PersonOnPage): Promise<void> {
  await person.say('What do you see?');
  await person.slash('look embed');
  await person.messages.locator('.embed').waitFor();
  await person.slash('look around');
  await person.messages.getByRole('button', { name: 'around-here See thread ›' }).waitFor();
  await person.pane.getByRole('button', { name: 'My hand' }).last().click();
  await person.note.getByText('The hand of').waitFor();
}

it('text is shown as Discord shows it', async () => {
  const { bob } = here();
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
  const { ann, bob } = here();
  await bob.press('Roll');
  await ann.messageWith('Round 2').getByText('@Bob').waitFor();
  expect(await ann.messageWith('Round 2').getByRole('img', { name: 'The board in round 2' }).count()).toBe(1);
  expect(await ann.messageWith('Round 2').getByRole('button', { name: 'Never' }).isDisabled()).toBe(true);
});

it('a picture is enlarged by a press, and put back by Escape', async () => {
  const { page, ann } = here();
  await ann
    .messageWith('Round 1')
    .getByRole('button', { name: /^Enlarge/ })
    .click();
  const large = page.getByRole('dialog', { name: 'The board in round 1' });
  await large.waitFor();
  await page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
});

it('an ephemeral answer is seen by one person only, until it is dismissed', async () => {
  const { ann, bob } = here();
  await bob.pane.getByRole('button', { name: 'My hand' }).last().click();
  await bob.note.getByText('The hand of').waitFor();
  expect(await ann.pane.getByText('The hand of').count()).toBe(0);
  await bob.note.getByRole('button', { name: 'Dismiss message' }).click();
  await bob.pane.getByText('The hand of').waitFor({ state: 'detached' });
});

it('several are chosen from a select by keys alone', async () => {
  const { page, ann } = here();
  await ann.pane.getByRole('combobox', { name: 'Colours' }).focus();
  for (const key of ['Enter', 'Enter', 'ArrowDown', 'Enter', 'Escape']) await page.keyboard.press(key);
  await ann.note.getByText('Colours r and b').waitFor();
});

it('people are chosen from a select', async () => {
  const { ann, bob } = here();
  await ann.pane.getByRole('combobox', { name: 'Select a user' }).click();
  await ann.pane.getByRole('option', { name: 'Cleo' }).click();
  await bob.pane.getByText('Rival: @Cleo').waitFor();
});

it('a modal is filled in and sent, beside others who go on', async () => {
  const { ann, bob } = here();
  await ann.press('Name it');
  const modal = ann.pane.getByRole('dialog', { name: 'A name' });
  await modal.getByLabel('Name').fill('Pangaea');
  await modal.getByRole('combobox', { name: 'Shape' }).click();
  await modal.getByRole('option', { name: 'Long' }).click();
  await bob.press('Roll');
  await bob.messageWith('Round 2').waitFor();
  await modal.getByRole('button', { name: 'Submit' }).click();
  await bob.pane.getByText('@Ann named it Pangaea (l)').waitFor();
  expect(await modal.count()).toBe(0);
});

it('a modal says what is missing and stays', async () => {
  const { ann } = here();
  await ann.press('Name it');
  const modal = ann.pane.getByRole('dialog', { name: 'A name' });
  await modal.getByLabel('Name').fill('Laurasia');
  await modal.getByRole('button', { name: 'Submit' }).click();
  expect(await modal.getByRole('alert').textContent()).toContain('Shape');
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await modal.waitFor({ state: 'detached' });
});

it('a command is typed with its options: a number, a choice, a person, yes or no', async () => {
  const { playground, bob } = here();
  await bob.slash('table', { players: '4', pace: 'A month', rival: 'Ann', open: 'True' });
  const given = bob.messageWith('Given:');
  await given.waitFor();
  const { id } = playground.emulator.guilds[0]?.join('ann') ?? { id: '' };
  expect(await given.textContent()).toContain(`{"players":4,"pace":"month","rival":"${id}","open":true}`);
});

it('what an option does not take is said, and nothing is sent', async () => {
  const { bob } = here();
  await bob.slash('table', { players: '9' });
  expect(await bob.pane.locator('.composer [role=alert]').textContent()).toContain('takes 2 to 5');
});

it('suggestions come while a word is typed', async () => {
  const { page, ann, bob } = here();
  await ann.pane.getByRole('textbox', { name: /^Message/ }).fill('/look up');
  // Enter chooses what is offered: before that, it would find nothing.
  await ann.pane.getByRole('option').filter({ hasText: '/look up' }).waitFor();
  await page.keyboard.press('Enter');
  await ann.pane.getByRole('combobox', { name: 'word' }).fill('am');
  const suggested = ann.pane.getByRole('listbox', { name: 'Choices for word' }).getByRole('option');
  await suggested.nth(1).waitFor();
  expect(await suggested.allTextContents()).toEqual(['amoeba', 'ammonite']);
  for (const key of ['ArrowDown', 'Enter', 'Enter']) await page.keyboard.press(key);
  await bob.pane.getByText('Found ammonite').waitFor();
});

it('an embed and a thread are shown, and the thread is opened', async () => {
  const { ann } = here();
  await ann.slash('look embed');
  const embed = ann.messages.locator('.embed');
  await embed.waitFor();
  expect(await embed.locator('dt').allTextContents()).toEqual(['Sea', 'Land']);
  expect(await embed.getByRole('img').count()).toBe(1);
  await ann.slash('look around');
  await ann.messages.getByRole('button', { name: 'around-here See thread ›' }).click();
  await ann.pane.getByText('Inside the thread').waitFor();
});

it('a direct message calls for its reader, and answers a press', async () => {
  const { bob } = here();
  await bob.slash('whisper');
  await bob.pane.getByText('Look at your direct messages.').waitFor();
  await bob.openChannel('Showcase');
  await bob.press('Answer here');
  await bob.pane.getByText('Heard you.').waitFor();
});

it('closed direct messages stay closed', async () => {
  const { bob } = here();
  await bob.pane.getByRole('button', { name: 'Settings of Bob' }).click();
  await bob.pane.getByLabel('Takes direct messages').uncheck();
  await bob.slash('whisper');
  await bob.pane.getByText('Your direct messages are closed.').waitFor();
});

it('commands are offered in a person’s own language', async () => {
  const { bob } = here();
  await bob.pane.getByRole('button', { name: 'Settings of Bob' }).click();
  await bob.pane.getByLabel('Language').selectOption('de');
  await bob.pane.getByRole('button', { name: 'Settings of Bob' }).click();
  await bob.slash('tisch');
  await bob.messageWith('Given: {}').waitFor();
});

it('what is said is heard by the others, answered, and taken back', async () => {
  const { page, ann, bob } = here();
  await ann.say('hello **there**');
  const heard = bob.messageWith('hello there');
  await heard.hover();
  await heard.getByLabel('More about this message').click();
  await heard.getByRole('button', { name: 'Quote' }).click();
  await ann.pane.locator('blockquote', { hasText: 'hello there' }).waitFor();
  const said = ann.messages.filter({ has: page.getByRole('article', { name: 'Message of Ann' }) });
  await said.hover();
  await said.getByLabel('More about this message').click();
  await said.getByRole('button', { name: 'Delete message' }).click();
  await said.waitFor({ state: 'detached' });
  expect(await bob.messages.filter({ hasText: 'hello there' }).count()).toBe(1);
});

it('nothing that somebody writes breaks the page, or runs in it', async () => {
  const { ann, bob } = here();
  await ann.say('Until <t:99999999999999999:R>: [go on](javascript:alert(1)), [more](https://example.com/)');
  const said = bob.messageWith('Until Invalid date');
  await said.waitFor();
  expect(await said.getByRole('link').allTextContents()).toEqual(['more']);
  expect(await said.textContent()).toContain('[go on](javascript:alert(1))');
});

it('who has scrolled up is told of what is new, and taken to what is their own', async () => {
  const { ann, bob } = here();
  const list = ann.pane.getByRole('log');
  const news = ann.pane.getByRole('button', { name: 'New messages' });
  const scrollUp = () => list.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }));
  for (let line = 1; line <= 12; line++) await bob.say(`line ${line}`);
  await ann.messageWith('line 12').waitFor();
  await scrollUp();
  expect(await news.count()).toBe(0);
  await bob.say('are you there?');
  await news.click();
  await news.waitFor({ state: 'detached' });
  await scrollUp();
  await ann.pane.getByRole('button', { name: 'My hand' }).first().click();
  await ann.note.getByText('The hand of').waitFor();
  expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
});

it('a bot that says nothing is found out after three seconds', async () => {
  const { ann, playground } = here();
  const { changes, clock } = playground.emulator;
  const pressed = new Promise<void>((resolve) => {
    const stop = changes.subscribe(({ kind }) => {
      if (kind !== 'interaction-started') return;
      stop();
      resolve();
    });
  });
  await ann.press('Mute');
  await pressed;
  clock.turn(3_000);
  await ann.pane.getByText('This interaction failed.').waitFor();
});

it('somebody new comes in and sees what everybody sees', async () => {
  const { page } = here();
  await page.getByRole('button', { name: '+ person' }).click();
  await page.getByLabel('Name of the new person').fill('Dora');
  await page.keyboard.press('Enter');
  const dora = new PersonOnPage(page, 'Dora');
  await dora.messageWith('Round 1').waitFor();
  expect(await dora.notes.count()).toBe(0);
});

it.each([DESKTOP, PHONE])('nothing is cut off at a width of $width', async (viewport) => {
  const { page, ann } = here();
  await showEverything(ann);
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
});

it('everything that can be pressed has a name', async () => {
  const { page, ann } = here();
  await showEverything(ann);
  expect(await namelessControls(page)).toEqual([]);
});
