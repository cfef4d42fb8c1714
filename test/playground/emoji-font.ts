import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = dirname(createRequire(import.meta.url).resolve('@fontsource/noto-color-emoji/package.json'));
const PATH = '/emoji.woff2';
/** Not its digits and spaces, which no system takes from there. */
const RANGE = 'U+200D, U+203C-3299, U+FE0F, U+1F000-1FAFF';

/** Servers have no coloured emoji, people do: opens the page as they see it. */
export async function withEmoji(page: Page, url: string): Promise<void> {
  const body = readFileSync(join(FOLDER, 'files/noto-color-emoji-emoji-400-normal.woff2'));
  await page.route(`**${PATH}`, (route) => route.fulfill({ body, contentType: 'font/woff2' }));
  await page.goto(url);
  const face = `font-family: "Noto Color Emoji"; src: url(${PATH}); unicode-range: ${RANGE};`;
  await page.addStyleTag({ content: `@font-face { ${face} }` });
  await page.evaluate("document.fonts.load('16px \"Noto Color Emoji\"', '🟥')");
}
