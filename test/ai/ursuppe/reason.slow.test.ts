/** What a reason says is true on the table: every claim is looked up by playing the rules on. */
import { describe, expect, it } from 'vitest';
import { movesFor } from '#ai/ursuppe/candidates.ts';
import { reasonFor } from '#ai/ursuppe/reasoning.ts';
import { STEADY_THUMB } from '#ai/ursuppe/steady.ts';
import { worthFor } from '#ai/ursuppe/worth.ts';
import { seededDice } from '#engine/chance.ts';
import { wander } from '#engine/wander.ts';
import { attackingEntry } from '#games/ursuppe/attacking-play.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import type { Move } from '#games/ursuppe/moves.ts';
import { forSeeds } from '../../support/seeds.ts';
import { type SoupMoment, soupMoments, steadyEntry } from '../../support/ursuppe-moments.ts';
import { claimIsTrue } from './claims.ts';

/** The moves that computers think of, and one that they may not. */
const movesAt = ({ state, seat }: SoupMoment): Move[] => [
  ...movesFor(worthFor(state, seat, STEADY_THUMB.scales)).map(({ move }) => move),
  wander(URSUPPE, state, seat, seededDice(state.turns)),
];

function checkReasons(moment: SoupMoment): void {
  for (const move of movesAt(moment)) {
    const reason = reasonFor(moment.state, moment.seat, move);
    expect([move, reason, claimIsTrue({ ...moment, move }, reason)]).toEqual([move, reason, true]);
  }
}

describe('a reason is true of the position it is given for', () => {
  it.each([3, 4])('in games with many attacks: %i seats', (seats) => {
    const check = (seed: number): void => {
      for (const moment of soupMoments(seats, seed, attackingEntry, 3)) checkReasons(moment);
    };
    forSeeds(3, check, [8, 1_503_733_160, 1_630_943_524, 13_792_007]);
  });

  it.each([3, 4])('in games of steady players: %i seats', (seats) => {
    forSeeds(3, (seed) => {
      for (const moment of soupMoments(seats, seed, steadyEntry, 3)) checkReasons(moment);
    });
  });
});
