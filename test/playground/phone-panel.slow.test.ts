import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { presentationOf } from '#discord/games/index.ts';
import type { Reader } from '#discord/readers/reader.ts';
import { tablePanel } from '#discord/table/table-panel.ts';
import { payloadOf } from '#discord/wire/payload.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { COLOURS } from '#games/urland/colours.ts';
import type { Event } from '#games/urland/events.ts';
import type { View } from '#games/urland/view.ts';
import { wordsIn } from '#i18n/words.ts';
import { type Playground, startPlayground } from '#playground/playground.ts';
import type { PlayView, TableView } from '#tables/table-view.ts';
import { createPictures } from '#workers/pictures.ts';
import { request } from '../emulator/raw.ts';
import { aView } from '../support/urland-views.ts';
import { openBrowser, PHONE } from './browser.ts';

const NAMES = ['Annabella', 'Bob', 'Cleopatra', 'Dot', 'Evelyn'];
const GENES: View['genes'] = [['assimilation', 'legs', 'care'], ['stink', 'warm'], ['teeth'], ['wings'], []];

const viewFor = (seats: number): View =>
  aView({ seats }).with({
    genes: GENES.slice(0, seats),
    track: [36, 28, 35, 19, 7].slice(0, seats),
    phase: { kind: 'actions', seat: 1 as Seat, left: 3, extraPlayed: false },
  }).view;

const readerFor = (seats: number): Reader => ({
  names: NAMES.slice(0, seats),
  absent: seatsOf(seats).map(() => null),
  colours: COLOURS.slice(0, seats),
  palette: 'standard',
  language: 'en',
  words: wordsIn('en'),
});

/** The longest things that are often said, more of them than a panel tells. */
function eventsFor(seats: number): Event[] {
  const each = (value: number) => seatsOf(seats).map(() => value);
  const scored: Event = { kind: 'scored', chip: 8, scoring: 'competition', points: [3, 2, 0], left: [0, 0, 2] };
  return [
    { kind: 'turned-up', genes: ['assimilation', 'stink', 'muscles'] },
    { kind: 'acted', seat: 0 as Seat, action: { kind: 'land', from: 'B', to: 10, count: 4 } },
    { kind: 'bred', ocean: 'B', young: each(2) },
    { kind: 'acted', seat: 2 as Seat, action: { kind: 'assimilate', area: 'B', first: 0 as Seat, second: 1 as Seat } },
    scored,
    { kind: 'marker-moved', seat: 0 as Seat, from: 31, to: 36 },
    { kind: 'marker-moved', seat: 1 as Seat, from: 26, to: 28 },
  ];
}

function tableFor(seats: number): { view: TableView; play: PlayView } {
  const places = seatsOf(seats).map((seat) => ({
    colour: COLOURS[seat],
    occupant: { kind: 'person', person: String(9_000_000_000_000_000 + seat) },
    awayUntil: null,
  }));
  const deciding = [{ seat: 1 as Seat, as: 'turn', beganAt: 0, endsAt: 90_000_000, expired: false }];
  const play = { version: 1, open: viewFor(seats), deciding };
  const options = { clock: { kind: 'per-turn', hours: 24 } };
  const view = { id: 'table', game: 'urland', status: 'running', places, play, options, mine: null };
  return { view: view as unknown as TableView, play: play as unknown as PlayView };
}

const folder = mkdtempSync(join(tmpdir(), 'playground-'));
const pictures = createPictures();
let playground: Playground;

async function post(seats: number): Promise<void> {
  const { emulator } = playground;
  const { view, play } = tableFor(seats);
  const { pictures: drawn, news } = presentationOf('urland');
  const reader = readerFor(seats);
  const sketch = drawn.board?.(play.open, reader, []);
  if (sketch === undefined) throw new Error('Urland has a board');
  const board = { png: await pictures.picture(sketch.scene), alt: sketch.alt };
  const lines = news.lines?.(eventsFor(seats), reader) ?? [];
  const { components, files, flags } = payloadOf(tablePanel({ view, play, reader, board, end: null, lines }));
  const sent = Object.fromEntries(files.map(({ name, attachment }, n) => [`files[${n}]`, { name, bytes: attachment }]));
  const path = `/channels/${emulator.guilds[0]?.channel().id}/messages`;
  expect((await request(emulator, `POST ${path}`, { flags, components }, { files: sent })).status).toBe(200);
}

beforeAll(async () => {
  const startBot = async () => ({ stop: async () => undefined });
  playground = await startPlayground({ port: 0, dataFile: join(folder, 'world'), botName: 'Games', startBot });
  await playground.ready;
}, 60_000);

afterAll(async () => {
  await playground.stop();
  await pictures.close();
  rmSync(folder, { recursive: true });
});

it.each([3, 4, 5])(
  'the panel of a table of %i fits on the screen of a phone, however much has happened',
  async (seats) => {
    await post(seats);
    const browser = await openBrowser(PHONE);
    await browser.page.goto(playground.url);
    const panel = browser.page.locator('.message').last();
    await panel.locator('img').first().waitFor();
    const { height } = (await panel.boundingBox()) ?? { height: Number.NaN };
    console.log(JSON.stringify({ seats, height: Math.round(height), screen: PHONE.height }));
    await browser.close();
    expect(height).toBeLessThanOrEqual(PHONE.height);
  },
  60_000,
);
