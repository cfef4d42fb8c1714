import { describe, expect, it } from 'vitest';
import { PRESENTATION } from '#discord/games/urland/index.ts';
import { seat } from '#engine/seat.ts';
import type { View } from '#games/urland/view.ts';
import { wordsIn } from '#i18n/words.ts';
import { aView } from '../../../support/urland-views.ts';
import { reader } from '../reader.ts';

describe('how a player stands', () => {
  const { view } = aView({ seats: 3 }).with({ genes: [['legs', 'ears'], [], []], track: [30, 12, 9] });
  const lineIn = (phase: View['phase']) => PRESENTATION.words.playerLine({ ...view, phase }, seat(0), reader);

  it.each<[string, View['phase'], string]>([
    ['in a game', { kind: 'choose' }, '🏁 30 · Environment · Legs, Ears'],
    ['at its end', { kind: 'over', winner: seat(0) }, '🏁 30 · Legs and Ears'],
  ])('%s', (_, phase, line) => {
    expect(lineIn(phase)).toBe(line);
  });
});

describe('bids that lie face down', () => {
  const waiting = [seat(0), seat(1), seat(2)];
  const { view } = aView({ seats: 3 }).with({ phase: { kind: 'bid', waiting, after: 'turn' } });
  const headlineFor = (seats: readonly number[]) =>
    PRESENTATION.words.headline(PRESENTATION.awaiting(view, seats.map(seat)), reader);

  it('are counted as made as the table announces them, though the game has none of them yet', () => {
    expect(headlineFor([0, 1, 2])).toBe('Mutation: up to 3 bids to come');
    expect(headlineFor([1])).toBe('Mutation: 1 bid to come');
  });

  it('change nothing where one decides alone', () => {
    const choosing = { ...view, phase: { kind: 'choose' } } as const;
    expect(PRESENTATION.awaiting(choosing, [seat(0)])).toBe(choosing);
  });
});

describe('a gene on offer', () => {
  const { view } = aView({ seats: 3 }).with({ row: ['legs', 'egg'] });
  const offeredAfter = (mutations: number) =>
    PRESENTATION.words.onOffer({ ...view, mutations }, wordsIn('en')).map(({ name }) => name);

  it('has its name until the last mutation; afterwards none is on offer', () => {
    expect(offeredAfter(0)).toEqual(['Legs', 'Egg']);
    expect(offeredAfter(2)).toEqual(['Legs', 'Egg']);
    expect(offeredAfter(3)).toEqual([]);
  });
});
