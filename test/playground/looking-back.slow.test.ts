import { expect, it } from 'vitest';
import { addPerson, aPageForEachTest, type PageOfTwo } from './page-of-two.ts';
import { PersonOnPage } from './person-on-page.ts';

const here = aPageForEachTest();

const START = 'This is the start of #games';
const OLDER = { name: 'Show older messages' } as const;

/** Says so much in #games that a page that is opened afterwards does not get all of it. */
async function talk({ page, playground, ann }: PageOfTwo, lines: number): Promise<void> {
  const [guild] = playground.emulator.guilds;
  const speaker = guild?.join('cleo');
  for (let line = 1; line <= lines; line++) speaker?.say(`line ${line}.`);
  await page.reload();
  await ann.messageWith(`line ${lines}.`).waitFor();
}

it('a page says where a channel starts only there, and brings what is older at a press', async () => {
  const { page, ann, bob } = here();
  await talk(here(), 150);
  expect(await bob.messages.count()).toBe(100);
  expect(await bob.pane.getByText(START).count()).toBe(0);
  await bob.pane.getByRole('button', OLDER).focus();
  await page.keyboard.press('Enter');
  await bob.pane.getByText(START).waitFor();
  expect(await bob.messages.count()).toBe(151);
  expect(await bob.pane.getByRole('log').evaluate((log) => log === log.ownerDocument.activeElement)).toBe(true);
  expect(await ann.messages.count()).toBe(100);
  await addPerson(page, 'Dora');
  const dora = new PersonOnPage(page, 'Dora');
  expect([await dora.messages.count(), await dora.pane.getByText(START).count()]).toEqual([151, 1]);
});

it('what is older comes by scrolling up, and what one reads stays where it is', async () => {
  const { bob } = here();
  await talk(here(), 250);
  const read = bob.messageWith('line 153.');
  await bob.pane.getByRole('log').evaluate((log) => log.scrollTo({ top: -log.scrollHeight }));
  const before = await read.boundingBox();
  await bob.messageWith('line 51.').waitFor({ state: 'attached' });
  expect(await read.boundingBox()).toEqual(before);
  expect([await bob.messages.count(), await bob.pane.getByText(START).count()]).toEqual([200, 0]);
});

it('a hundred messages are counted that somebody sees: others’ private ones don’t count', async () => {
  const { playground, ann, bob } = here();
  for (let times = 1; times <= 20; times++) await playground.emulator.guilds[0]?.join('ann').click('hand');
  await talk(here(), 99);
  expect([await bob.messages.count(), await bob.pane.getByText(START).count()]).toEqual([100, 1]);
  expect([await ann.messages.count(), await ann.pane.getByText(START).count()]).toEqual([100, 0]);
});
