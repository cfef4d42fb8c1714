import { describe, expect, it } from 'vitest';
import { type Breadth, NARROW, WIDE } from '#ai/ants/candidate-actions.ts';
import { candidatesIn } from '#ai/ants/candidates.ts';
import { COMPUTERS } from '#ai/ants/index.ts';
import { sightOf } from '#ai/ants/sight.ts';
import { seededDice } from '#engine/chance.ts';
import { deciders } from '#engine/decision.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { contentOf } from '#games/ants/content/content.ts';
import { symbolsOf } from '#games/ants/counters.ts';
import { ANTS } from '#games/ants/game.ts';
import type { State } from '#games/ants/state.ts';
import type { Ants } from '#games/ants/types.ts';
import { busyGame } from '../../support/ants-busy-play.ts';
import { forSeeds } from '../../support/seeds.ts';
import { computerLaws, type Moments } from '../laws.ts';

const OPTIONS = [{}, { rules: 'intro' }, { length: 'short' }, { nests: 'common' }] as const;
const BREADTHS = [NARROW, WIDE];

function checkCandidates(state: State, seat: Seat, breadth: Breadth): void {
  const moves = candidatesIn(state, seat, breadth);
  expect(moves.length).toBeGreaterThan(0);
  expect(candidatesIn(ANTS.view(state, seat), seat, breadth)).toEqual(moves);
  for (const move of moves) expect([move, ANTS.refuse(state, { by: seat, move })]).toEqual([move, null]);
}

describe('the moves worth a thought', () => {
  it('are legal wherever somebody decides, at least one, and known from the view', () => {
    forSeeds(4, (seed) => {
      const dice = seededDice(seed);
      const options = ANTS.settleOptions(OPTIONS[dice.below(OPTIONS.length)] ?? {});
      for (const { state } of busyGame(2 + dice.below(3), options, seed)) {
        for (const seat of deciders(ANTS.decision(state))) {
          for (const breadth of BREADTHS) checkCandidates(state, seat, breadth);
        }
      }
    });
  });

  it('rest on symbols counted as the rules count them', () => {
    forSeeds(2, (seed) => {
      for (const { state } of busyGame(4, ANTS.settleOptions({}), seed)) {
        for (const seat of seatsOf(4)) {
          const { symbols: counts } = sightOf(state, seat);
          for (const { id } of contentOf(state).file.symbols) expect(counts[id]).toBe(symbolsOf(state, seat, id));
        }
      }
    });
  });
});

const moments: Moments<Ants> = function* (seats, nth) {
  const dice = seededDice(seats * 7);
  for (const { state } of busyGame(seats, ANTS.settleOptions({ length: 'short' }), seats)) {
    for (const seat of deciders(ANTS.decision(state))) if (dice.below(12 * nth) === 0) yield { state, seat };
  }
};

computerLaws(ANTS, COMPUTERS, moments);
