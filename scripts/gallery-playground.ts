// `npm run gallery:playground`: what the playground looks like, at the width of a desktop and of a phone, as files in gallery/.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startLocally } from '../src/local-bot.ts';
import { type Browser, DESKTOP, openBrowser, PHONE } from '../test/playground/browser.ts';
import { withEmoji } from '../test/playground/emoji-font.ts';
import { type PersonOnPage, sideBySide } from '../test/playground/person-on-page.ts';
import { chanceFrom, openPanel, playOut, waitedFor } from '../test/playground/urland-on-page.ts';

const NAMES = ['Ann', 'Bob', 'Cleo'] as const;
/** More decisions than any game has. */
const MOST_DECISIONS = 2_000;
const OUT = new URL('../gallery/', import.meta.url).pathname;

const folder = mkdtempSync(join(tmpdir(), 'playground-gallery-'));
const chance = chanceFrom(3);

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

/** Plays on until somebody is asked this; leaves it to be answered. */
async function playUntilAsked({ page }: Browser, people: readonly PersonOnPage[], question: string): Promise<string> {
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    for (const each of await waitedFor(people)) {
      await openPanel(each);
      if ((await each.note.getByText(question).count()) > 0) return each.name;
      await playOut(page, each, chance);
    }
  }
  throw new Error(`nobody was ever asked: ${question}`);
}

async function playToTheEnd({ page }: Browser, people: readonly PersonOnPage[]): Promise<void> {
  const isOver = async () => ((await people[0]?.pane.getByRole('button', { name: 'Rematch' }).count()) ?? 0) > 0;
  for (let decision = 0; decision < MOST_DECISIONS && !(await isOver()); decision++) {
    for (const each of await waitedFor(people)) await playOut(page, each, chance);
  }
}

mkdirSync(OUT, { recursive: true });
const playground = await startLocally({ port: 0, folder, logLevel: 'warn' });
await playground.ready;
const browser = await openBrowser(DESKTOP);
await withEmoji(browser.page, playground.url);
try {
  await browser.page.getByText('who plays?').waitFor();
  await shoot(browser, '1-lobby', 'Ann');
  const people = await sideBySide(browser.page, NAMES);
  await startGame(people);
  await shoot(browser, '2-table', 'Ann');
  await picturesLoaded(browser.page);
  await browser.page.screenshot({ path: `${OUT}playground-3-side-by-side.png` });
  await shoot(browser, '4-play-panel', await playUntilAsked(browser, people, 'What will you do?'));
  await shoot(browser, '5-auction', await playUntilAsked(browser, people, 'How much do you bid?'));
  await playToTheEnd(browser, people);
  await shoot(browser, '6-end', 'Ann');
} finally {
  await browser.close();
  await playground.stop();
  rmSync(folder, { recursive: true });
}
