/** Which cards computers keep, before the first turn. */
import { expect, it } from 'vitest';
import { bestKeeping, keepingByWhim } from '#ai/ants/first-choices.ts';
import { seededDice } from '#engine/chance.ts';
import { seat } from '#engine/seat.ts';
import { ANTS } from '#games/ants/game.ts';
import type { State } from '#games/ants/state.ts';

/** A player is dealt these. */
const dealt = (...cards: readonly string[]): State => ({
  ...ANTS.setUp(2, ANTS.settleOptions({ content: '1' })),
  phase: 'keep',
  dealt: [[...cards], []],
});

it('an Achievement is kept though it can’t be played yet, and a step on a track is not', () => {
  const state = dealt('K3', 'K6', 'O16', 'O19', 'O20', 'O26', 'O28', 'O30');
  expect(bestKeeping(state, seat(0)).cards).toEqual(['K6', 'O26', 'O28', 'O30']);
});

it('of cards that are nearly as good, any may be kept', () => {
  const state = dealt('K5', 'K6', 'O01', 'O03', 'O04', 'O15', 'O25', 'O29');
  const kept = Array.from({ length: 20 }, (_, seed) => keepingByWhim(state, seat(0), seededDice(seed)).cards);
  expect(new Set(kept.map((cards) => cards.join())).size).toBeGreaterThan(3);
});
