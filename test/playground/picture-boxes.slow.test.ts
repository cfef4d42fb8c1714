import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Playground, startPlayground } from '#playground/playground.ts';
import { createStudio } from '#render/paint/studio.ts';
import { request } from '../emulator/raw.ts';
import { type Browser, DESKTOP, openBrowser, PHONE } from './browser.ts';

/** As wide as the box of a desktop. */
const BOARD = readFileSync(new URL('../../docs/pictures/board.png', import.meta.url));
const HIGH = await createStudio()({ width: 1400, height: 1600, background: '#182430', shapes: [] });
const V2 = 1 << 15;

const folder = mkdtempSync(join(tmpdir(), 'playground-'));
let playground: Playground;

/** One message with a gallery for each picture, which is in it so many times. */
async function post(count: number, ...pictures: readonly Buffer[]): Promise<void> {
  const { emulator } = playground;
  const named = pictures.flatMap((bytes, which) =>
    Array.from({ length: count }, (_, n) => ({ name: `${count}-${which}-${n}.png`, bytes, which })),
  );
  const galleries = pictures.map((_, which) => ({
    type: 12,
    items: named
      .filter((each) => each.which === which)
      .map(({ name }) => ({ media: { url: `attachment://${name}` }, description: name })),
  }));
  const files = Object.fromEntries(named.map(({ name, bytes }, n) => [`files[${n}]`, { name, bytes }]));
  const body = { flags: V2, components: [{ type: 17, components: galleries }] };
  const path = `/channels/${emulator.guilds[0]?.channel().id}/messages`;
  expect((await request(emulator, `POST ${path}`, body, { files })).status).toBe(200);
}

beforeAll(async () => {
  const startBot = async () => ({ stop: async () => undefined });
  playground = await startPlayground({ port: 0, dataFile: join(folder, 'world'), botName: 'Painter', startBot });
  await playground.ready;
  // One more message would be one too many in five seconds.
  await post(1, BOARD, HIGH);
  for (const count of [2, 3, 4, 5]) await post(count, HIGH);
});

afterAll(async () => {
  await playground.stop();
  rmSync(folder, { recursive: true });
});

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the pictures of a gallery are, once they have arrived. */
async function placesOf({ page }: Browser, count: number, which: 'first' | 'last' = 'last'): Promise<Place[]> {
  const pictures = page.locator(`.gallery[data-count="${count}"]`)[which]().locator('img');
  await pictures.nth(count - 1).waitFor();
  return pictures.evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    }),
  );
}

const rows = (places: readonly Place[]): number => new Set(places.map(({ y }) => y)).size;

describe('on a desktop', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(DESKTOP);
    await browser.page.goto(playground.url);
  });
  afterAll(() => browser.close());

  it('a picture that stands alone is fitted into 550 by 350', async () => {
    const [place] = await placesOf(browser, 1);
    expect(place?.height).toBe(350);
    expect(place?.width).toBeLessThan(550);
  });

  it('a board fills that box', async () => {
    const [place] = await placesOf(browser, 1, 'first');
    expect([place?.width, place?.height]).toEqual([550, 350]);
  });

  it.each([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 2],
  ])('%i pictures stand in %i rows, none wider than the field of 550 together', async (count, inRows) => {
    const places = await placesOf(browser, count);
    expect(rows(places)).toBe(inRows);
    const left = Math.min(...places.map(({ x }) => x));
    const right = Math.max(...places.map(({ x, width }) => x + width));
    expect(right - left).toBeLessThanOrEqual(550);
    expect(right - left).toBeGreaterThan(500);
  });
});

it('on a phone a picture that stands alone is as wide as its field', async () => {
  const browser = await openBrowser(PHONE);
  await browser.page.goto(playground.url);
  const [place] = await placesOf(browser, 1);
  const field = await browser.page
    .locator('.gallery[data-count="1"]')
    .last()
    .evaluate(({ clientWidth }) => clientWidth);
  expect(place?.width).toBe(field);
  expect(field).toBeGreaterThan(PHONE.width / 2);
  await browser.close();
});
