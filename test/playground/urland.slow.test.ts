import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocally } from '#app/local-bot.ts';
import type { Playground } from '#playground/playground.ts';
import { seededChance } from '../support/seeded-chance.ts';
import { printSeed, STORY_SEED } from '../support/seeds.ts';
import { accessibilityFaults } from './axe.ts';
import { type Browser, openBrowser } from './browser.ts';
import { type PersonOnPage, sideBySide } from './person-on-page.ts';
import { chanceFrom, openPanel, playOut, waitedFor } from './urland-on-page.ts';

const NAMES = ['Ann', 'Bob', 'Cleo'] as const;
const folder = mkdtempSync(join(tmpdir(), 'playground-'));
const chance = chanceFrom(7);
const pressesOf = new Map<string, number>();

let playground: Playground;
let browser: Browser;
let people: readonly PersonOnPage[];

/** One for all that happens here: a bot that is started again goes on with it. */
const botChance = seededChance(STORY_SEED);
async function start(port: number): Promise<Playground> {
  const started = await startLocally({ port, folder, logLevel: 'info', chance: botChance });
  started.emulator.clock.hold();
  return started;
}

const person = (name: (typeof NAMES)[number]): PersonOnPage => {
  const found = people.find((each) => each.name === name);
  if (found === undefined) throw new Error(`${name} is not on the page`);
  return found;
};

/** Longer than the bot takes for an accident. */
const look = () => playground.emulator.clock.turn(600);

beforeAll(async () => {
  playground = await start(0);
  await playground.ready;
  browser = await openBrowser({ width: 1500, height: 900 });
  await browser.page.goto(playground.url);
});

afterAll(async () => {
  await browser.close();
  await playground.stop();
  rmSync(folder, { recursive: true });
});

/** Each goes on where the one before it ended: together they are one test. */
const steps: [title: string, act: () => Promise<void>][] = [];
const step = (title: string, act: () => Promise<void>): number => steps.push([title, act]);

/** The clock stands still otherwise. What the table tells late, such as that somebody has bid, it tells by then. */
const passAWhile = (): void => playground.emulator.clock.turn(10_000);

/** Everybody the table waits for plays, one round of decisions after another, until `isEnough`. */
async function playUntil(isEnough: () => Promise<boolean>, rounds = 400): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    if (await isEnough()) return;
    for (const each of await waitedFor(people)) {
      const pressed = await playOut(browser.page, each, chance, { look });
      pressesOf.set(each.name, (pressesOf.get(each.name) ?? 0) + pressed);
    }
    passAWhile();
  }
  throw new Error('it never came to that');
}

step('a first visit finds a lobby with computers in it and a word what to press', async () => {
  const { page } = browser;
  await page.getByText('who plays?').waitFor();
  expect(await page.getByRole('complementary', { name: 'Hint' }).textContent()).toContain('Press Start');
  expect(await page.getByRole('button', { name: 'Start', exact: true }).isEnabled()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  people = await sideBySide(page, ['Ann']);
  await person('Ann').press('Settings');
  await person('Ann').press('Close table');
  await person('Ann').messageWith('This table was closed').waitFor();
  await page.getByRole('complementary', { name: 'Hint' }).waitFor({ state: 'detached' });
});

step('a game is opened by typing /urland, two more people join, and it starts', async () => {
  passAWhile();
  people = await sideBySide(browser.page, NAMES);
  await person('Ann').slash('urland', { players: '3' });
  for (const name of ['Bob', 'Cleo'] as const) {
    await person(name).messageWith('who plays?').getByRole('button', { name: 'Join' }).click();
    await person(name).messageWith('who plays?').getByText(`@${name}`).waitFor();
  }
  for (const each of people) await each.press('Hand and reminders');
  await person('Ann').press('Start');
  for (const each of people) await each.messageWith('Waiting for').waitFor();
});

step('a play panel is seen by the one who opened it only', async () => {
  const [actor] = await waitedFor(people);
  if (actor === undefined) throw new Error('the table waits for nobody');
  const before = await Promise.all(people.map((each) => each.notes.count()));
  await openPanel(actor);
  await actor.note.getByText('Only you can see this').waitFor();
  const after = await Promise.all(people.map((each) => each.notes.count()));
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual(
    people.map((each) => (each === actor ? 1 : 0)),
  );
  expect(await accessibilityFaults(browser.page)).toEqual([]);
});

step('everybody plays several turns by pressing, the page being reloaded in between', async () => {
  await playUntil(async () => pressesOf.size === NAMES.length);
  await browser.page.reload();
  await person('Ann').messageWith('Waiting for').waitFor();
  await playUntil(async () => NAMES.every((name) => (pressesOf.get(name) ?? 0) >= 4));
});

step('the developer reads the table’s log, secrets and all, and sees it grow', async () => {
  const { page } = browser;
  await page.getByRole('button', { name: 'Developer' }).click();
  const developer = page.getByRole('complementary', { name: 'Developer' });
  await developer.getByRole('tab', { name: 'Tables' }).click();
  await developer.getByText('Shows secrets').waitFor();
  const running = developer.locator('.developer-list > li', { hasText: 'running' });
  expect(await running.locator('summary').textContent()).toContain('Urland in #games');
  for (const name of NAMES) expect(await running.locator('summary').textContent()).toContain(`${name} (`);
  const latest = running.locator('.book-line').first();
  const rowOf = async () => Number((await latest.locator('.row-number').textContent())?.slice(1));
  const before = await rowOf();
  expect(await running.getByText(/^to \w+ alone: $/).count()).toBeGreaterThan(0);
  await playUntil(async () => (await rowOf()) > before);
  expect(await latest.locator('code').textContent()).toMatch(/^(sealed: )?(chance|red|blue|green) \w+/);
  expect(await latest.locator('b').textContent()).toMatch(/^(chance|Ann|Bob|Cleo)$/);
  expect(await latest.locator('time').count()).toBe(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Developer' }).click();
});

/** What a message of yesterday says before its time. */
const DATE = /\d+\/\d+\/\d+, (?=\d+:\d\d [AP]M)/g;

/** Without dates: midnight may come in between. */
const shownNow = (): Promise<string[][]> =>
  Promise.all(
    people.map(async ({ messages }) => (await messages.allTextContents()).map((text) => text.replace(DATE, ''))),
  );

step('a restart of everything changes nothing on the page, and the game goes on', async () => {
  const { port } = new URL(playground.url);
  await playground.stop();
  await browser.page.getByText('Connection lost').waitFor();
  const shown = await shownNow();
  playground = await start(Number(port));
  await playground.ready;
  await browser.page.getByText('Connection lost').waitFor({ state: 'detached' });
  expect(await shownNow()).toEqual(shown);
  const before = new Map(pressesOf);
  await playUntil(async () => NAMES.some((name) => (pressesOf.get(name) ?? 0) > (before.get(name) ?? 0)));
});

step('an auction is held: everybody bids, and the bids are shown together', async () => {
  await playUntil(
    async () => (await person('Ann').messages.filter({ hasText: 'The bids are on the table' }).count()) > 0,
  );
});

step('a turn is played from a direct message', async () => {
  await turnClock('+1 day');
  let pressed = 0;
  for (let round = 0; pressed === 0 && round < 400; round++) {
    for (const each of await waitedFor(people)) pressed += await playFromDirectMessage(each);
    passAWhile();
  }
  expect(pressed).toBeGreaterThan(0);
});

/** Somebody who presses buttons gets no direct message; a day later, whoever the table waits for is reminded by one. */
async function turnClock(step: string): Promise<void> {
  const { page } = browser;
  await page.getByRole('button', { name: 'Developer' }).click();
  await page.getByRole('region', { name: 'Clock' }).getByRole('button', { name: step }).click();
  await page.getByRole('button', { name: 'Developer' }).click();
}

/** Returns how many presses it took; none where the bot has not written. */
async function playFromDirectMessage(each: PersonOnPage): Promise<number> {
  await each.openChannel('Urland');
  const hasPlay = (await each.publicMessages.getByRole('button', { name: 'Play', exact: true }).count()) > 0;
  const pressed = hasPlay ? await playOut(browser.page, each, chance, { look }) : 0;
  await each.openChannel('games');
  return pressed;
}

it('an evening at the table, step by step', async () => {
  printSeed(STORY_SEED);
  for (const [title, act] of steps) {
    await act().catch((cause: unknown) => {
      throw new Error(`${title}: ${String(cause)}`, { cause });
    });
  }
  expect(browser.complaints).toEqual([]);
});
