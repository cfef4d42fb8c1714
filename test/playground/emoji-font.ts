import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = dirname(createRequire(import.meta.url).resolve('@fontsource/noto-color-emoji/package.json'));
const PATH = '/emoji.woff2';

/** Servers have no coloured emoji, people do: opens the page as they see it. */
export async function withEmoji(page: Page, url: string): Promise<void> {
  const body = readFileSync(join(FOLDER, 'files/noto-color-emoji-emoji-400-normal.woff2'));
  await page.route(`**${PATH}`, (route) => route.fulfill({ body, contentType: 'font/woff2' }));
  await page.goto(url);
  await page.addStyleTag({ content: `@font-face { font-family: "Noto Color Emoji"; src: url(${PATH}); }` });
  await page.evaluate("document.fonts.load('16px \"Noto Color Emoji\"', '🟥')");
}
