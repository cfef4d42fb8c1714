/** The page of a playground with a bot that shows everything, Ann and Bob side by side: a new one for each test of a file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Playground, startPlayground } from '#playground/playground.ts';
import { type Browser, openBrowser } from './browser.ts';
import { type PersonOnPage, sideBySide } from './person-on-page.ts';
import { startShowcaseBot } from './showcase-bot.ts';

const VIEWPORT = { width: 1400, height: 900 };

export interface PageOfTwo {
  readonly page: Page;
  readonly playground: Playground;
  readonly ann: PersonOnPage;
  readonly bob: PersonOnPage;
  /** Stops everything, calls `meanwhile`, and starts it again at the same address. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
}

/** One browser serves all tests. After each of them, nothing may have gone wrong on the page. */
export function aPageForEachTest(): () => PageOfTwo {
  let browser: Browser;
  let current: PageOfTwo;
  let folder: string;

  const start = async (port: number): Promise<Playground> => {
    const playground = await startPlayground({
      port,
      dataFile: join(folder, 'world'),
      botName: 'Showcase',
      startBot: startShowcaseBot,
      firstVisit: { opening: { command: 'table' }, hint: 'Press Roll.' },
    });
    playground.emulator.clock.hold();
    await playground.ready;
    return playground;
  };
  const restart = async (meanwhile: () => Promise<void>): Promise<void> => {
    await current.playground.stop();
    await meanwhile();
    current = { ...current, playground: await start(Number(new URL(current.playground.url).port)) };
  };

  beforeAll(async () => {
    browser = await openBrowser(VIEWPORT);
  });

  beforeEach(async () => {
    const { page } = browser;
    folder = mkdtempSync(join(tmpdir(), 'playground-'));
    const playground = await start(0);
    await page.setViewportSize(VIEWPORT);
    await page.goto(playground.url);
    const [ann, bob] = (await sideBySide(page, ['Ann', 'Bob'])) as [PersonOnPage, PersonOnPage];
    await bob.messageWith('Round 1').waitFor();
    current = { page, playground, ann, bob, restart };
  });

  afterEach(async () => {
    await browser.page.evaluate('localStorage.clear()');
    await browser.page.goto('about:blank');
    await current.playground.stop();
    rmSync(folder, { recursive: true });
    expect(browser.complaints.splice(0)).toEqual([]);
  });

  afterAll(() => browser.close());

  return () => current;
}

/** Buttons and fields that nobody could name. */
export function namelessControls(page: Page): Promise<string[]> {
  return page.locator('button, input, textarea, select, summary').evaluateAll((elements) =>
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

/** Lets somebody in by the page's own form; they stand beside the others. */
export async function addPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '+ person' }).click();
  await page.getByLabel('Name of the new person').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: `Discord of ${name}` }).waitFor();
}
