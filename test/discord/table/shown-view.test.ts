import { describe, expect, it, onTestFinished } from 'vitest';
import { presentationOf } from '#discord/games/index.ts';
import type { Reader } from '#discord/readers/reader.ts';
import { shownView } from '#discord/table/shown-view.ts';
import { tablePanel } from '#discord/table/table-panel.ts';
import { wordsIn } from '#i18n/words.ts';
import type { TableView } from '#tables/table-view.ts';
import {
  ANNA,
  BEN,
  CLEO,
  openHouse,
  personIn,
  playUntil,
  startTable,
  value,
  viewOf,
} from '../../tables/support/house.ts';

const MINUTE = 60_000;

const readerOf = (view: TableView): Reader => ({
  names: view.places.map((_, seat) => `Player ${seat}`),
  absent: view.places.map(() => null),
  colours: view.places.map(({ colour }) => colour),
  palette: 'standard',
  language: 'en',
  words: wordsIn('en'),
});

const headlineIn = (view: TableView): string =>
  view.play ? presentationOf('urland').words.headline(shownView(view, view.play), readerOf(view)) : '';

function waitedFor(view: TableView): string | undefined {
  if (!view.play) return undefined;
  const { blocks } = tablePanel({ view, play: view.play, reader: readerOf(view), board: null, end: null, lines: [] });
  const lines = blocks.flatMap((block) => (block.kind === 'text' ? block.text.split('\n') : []));
  return lines.find((line) => line.startsWith('Waiting for'));
}

const isAuction = ({ play }: TableView): boolean =>
  (play?.open as { phase: { kind: string } } | undefined)?.phase.kind === 'bid' && play?.deciding.length === 3;

describe('the bids to come', () => {
  it('are at most as many as the table waits for: one fewer once a decision is announced, and not before', async () => {
    const house = openHouse();
    onTestFinished(() => house.close());
    const table = await startTable(house, [ANNA, BEN, CLEO]);
    const auction = await playUntil(house, table, isAuction);
    expect(headlineIn(auction)).toBe('Mutation: up to 3 bids to come');
    expect(waitedFor(auction)).toMatch(/^Waiting for .*\. Whoever has decided in secret stays in this list/);

    const [first] = auction.play?.deciding ?? [];
    if (!first || !auction.play) throw new Error('nobody bids');
    const bid = { kind: 'bid', amount: 0 };
    value(await house.tables.choose(table, personIn(auction, first.seat), auction.play.version, bid));
    expect(headlineIn(await viewOf(house, table))).toBe('Mutation: up to 3 bids to come');
    await house.pass(2 * MINUTE);
    const announced = await viewOf(house, table);
    expect(headlineIn(announced)).toBe('Mutation: up to 2 bids to come');
    const [next] = announced.play?.deciding ?? [];
    if (!next) throw new Error('nobody bids');
    value(await house.tables.choose(table, personIn(auction, next.seat), auction.play.version, bid));
    await house.pass(2 * MINUTE);
    const last = await viewOf(house, table);
    expect(headlineIn(last)).toBe('Mutation: 1 bid to come');
    expect(waitedFor(last)).toMatch(/^Waiting for \S+\.$/);
  });
});
