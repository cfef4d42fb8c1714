import { describe, expect, it, onTestFinished } from 'vitest';
import { presentationOf } from '#discord/games/index.ts';
import { shownView } from '#discord/table/shown-view.ts';
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

const headlineIn = (view: TableView): string => {
  const reader = {
    names: view.places.map((_, seat) => `Player ${seat}`),
    absent: view.places.map(() => null),
    colours: view.places.map(({ colour }) => colour),
    palette: 'standard',
    language: 'en',
    words: wordsIn('en'),
  } as const;
  return view.play ? presentationOf('urland').words.headline(shownView(view, view.play), reader) : '';
};

const isAuction = ({ play }: TableView): boolean =>
  (play?.open as { phase: { kind: string } } | undefined)?.phase.kind === 'bid' && play?.deciding.length === 3;

describe('the bids to come', () => {
  it('are as many as the table waits for: one fewer once a decision is announced, and not before', async () => {
    const house = openHouse();
    onTestFinished(() => house.close());
    const table = await startTable(house, [ANNA, BEN, CLEO]);
    const auction = await playUntil(house, table, isAuction);
    expect(headlineIn(auction)).toBe('Mutation: 3 bids to come');

    const [first] = auction.play?.deciding ?? [];
    if (!first || !auction.play) throw new Error('nobody bids');
    const bid = { kind: 'bid', amount: 0 };
    value(await house.tables.choose(table, personIn(auction, first.seat), auction.play.version, bid));
    expect(headlineIn(await viewOf(house, table))).toBe('Mutation: 3 bids to come');
    await house.pass(2 * MINUTE);
    expect(headlineIn(await viewOf(house, table))).toBe('Mutation: 2 bids to come');
  });
});
