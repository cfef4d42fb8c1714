// A part of `npm run gallery`: what the playground looks like, at the width of a desktop and of a phone, as files in gallery/. Every game
// is another one; `npm run gallery -- --readme` takes one of the pictures of this one for the README.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startLocally } from '#app/local-bot.ts';
import { seededDice } from '#engine/chance.ts';
import { nextAsked } from '../../test/discord/next-asked.ts';
import { type Browser, DESKTOP, openBrowser, PHONE } from '../../test/playground/browser.ts';
import { withEmoji } from '../../test/playground/emoji-font.ts';
import { type PersonOnPage, sideBySide } from '../../test/playground/person-on-page.ts';
import { openPanel } from '../../test/playground/urland-on-page.ts';
import { aDriver } from '../../test/support/person-driver.ts';

const NAMES = ['Ann', 'Bob', 'Cleo'] as const;
const OUT = new URL('../../gallery/', import.meta.url).pathname;
const README_PICTURE = new URL('../../docs/pictures/playground.png', import.meta.url).pathname;

const folder = mkdtempSync(join(tmpdir(), 'playground-gallery-'));

/** One person's view at both widths, then all side by side again. */
async function shoot({ page }: Browser, name: string, who: string): Promise<void> {
  for (const [kind, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await page.setViewportSize(viewport);
    await sideBySide(page, [who]);
    await picturesLoaded(page);
    await page.screenshot({ path: `${OUT}playground-${name}-${kind}.png` });
    console.log(`playground-${name}-${kind}`);
  }
  await page.setViewportSize(DESKTOP);
  await sideBySide(page, NAMES);
}

/** Everybody beside each other, each with what they alone see. */
async function shootAll({ page }: Browser, name: string): Promise<string> {
  const file = `${OUT}playground-${name}-side-by-side.png`;
  await picturesLoaded(page);
  await page.screenshot({ path: file });
  console.log(`playground-${name}-side-by-side`);
  return file;
}

/** What goes on behind, with the first request opened. */
async function shootDeveloper({ page }: Browser): Promise<void> {
  const developer = page.getByRole('complementary', { name: 'Developer' });
  await sideBySide(page, ['Ann']);
  await page.getByRole('button', { name: 'Developer' }).click();
  await developer.getByText(/^\d+ checked/).waitFor();
  await developer.getByText('POST').first().click();
  for (const [kind, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await page.setViewportSize(viewport);
    for (const tab of ['Traffic', 'Tables'] as const) {
      await developer.getByRole('tab', { name: tab }).click();
      await developer.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${OUT}playground-developer-${tab.toLowerCase()}-${kind}.png` });
      console.log(`playground-developer-${tab.toLowerCase()}-${kind}`);
    }
  }
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'Developer' }).click();
  await sideBySide(page, NAMES);
}

async function picturesLoaded(page: Page): Promise<void> {
  await page.waitForFunction('[...document.images].every((image) => image.complete)');
}

async function startGame([ann, ...others]: readonly PersonOnPage[]): Promise<void> {
  await ann?.press('Remove computer');
  await ann?.press('Remove computer');
  for (const each of others) {
    await each.press('Join');
    await each.messageWith('who plays?').getByText(`@${each.name}`).waitFor();
  }
  await ann?.press('Start');
  await ann?.messageWith('Waiting for').waitFor();
}

/** Plays on until somebody is asked this, and opens their panel. The playing itself is done behind the page: that is faster. */
async function playUntilAsked(people: readonly PersonOnPage[], question: string): Promise<string> {
  for (let asked = await nextAsked(emulator, drivers); asked !== null; asked = await nextAsked(emulator, drivers)) {
    const person = people[drivers.indexOf(asked)];
    if (person === undefined) break;
    await openPanel(person);
    if ((await person.note.getByText(question).count()) > 0) return person.name;
    await asked.play();
  }
  throw new Error(`nobody was ever asked: ${question}`);
}

async function askForSuggestion(people: readonly PersonOnPage[], name: string): Promise<void> {
  const person = people.find((each) => each.name === name);
  await person?.note.getByRole('button', { name: 'Suggest a move' }).click();
  await person?.note.getByText(/My suggestion|Two moves look/).waitFor();
}

async function playToTheEnd(): Promise<void> {
  for (let asked = await nextAsked(emulator, drivers); asked !== null; asked = await nextAsked(emulator, drivers)) {
    await asked.play();
  }
}

mkdirSync(OUT, { recursive: true });
const playground = await startLocally({ port: 0, folder, logLevel: 'warn' });
await playground.ready;
const { emulator } = playground;
const dice = seededDice(3);
const drivers = NAMES.flatMap((name) => emulator.guilds.map((guild) => aDriver(guild.join(name.toLowerCase()), dice)));
const browser = await openBrowser(DESKTOP);
await withEmoji(browser.page, playground.url);
try {
  await browser.page.getByText('who plays?').waitFor();
  await shoot(browser, '1-lobby', 'Ann');
  const people = await sideBySide(browser.page, NAMES);
  await startGame(people);
  await shoot(browser, '2-table', 'Ann');
  await shootAll(browser, '2-table');
  const asked = await playUntilAsked(people, 'What will you do?');
  await shoot(browser, '3-play-panel', asked);
  await askForSuggestion(people, asked);
  await shoot(browser, '4-suggestion', asked);
  const suggestion = await shootAll(browser, '4-suggestion');
  if (process.argv.includes('--readme')) copyFileSync(suggestion, README_PICTURE);
  await shoot(browser, '5-auction', await playUntilAsked(people, 'How much do you bid?'));
  await shootDeveloper(browser);
  await playToTheEnd();
  await people[0]?.pane.getByRole('button', { name: 'Rematch' }).waitFor();
  await shoot(browser, '6-end', 'Ann');
} finally {
  await browser.close();
  await playground.stop();
  rmSync(folder, { recursive: true });
}
