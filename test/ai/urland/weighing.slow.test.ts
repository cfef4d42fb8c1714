import { describe, expect, it } from 'vitest';
import { landMeaning, oceanMeaning, outlookOn } from '#ai/urland/appraisal.ts';
import { candidatesFor } from '#ai/urland/candidates.ts';
import { HAND_MADE } from '#ai/urland/hand-made.ts';
import { interestOf } from '#ai/urland/interest.ts';
import { emptyOdds, oddsAtLarge } from '#ai/urland/odds.ts';
import { quickAction } from '#ai/urland/quick-action.ts';
import { scalesBySpace } from '#ai/urland/scales.ts';
import { gainOf, type Weighing, weighingOf } from '#ai/urland/weighing.ts';
import { seededDice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { OCEANS, REGIONS } from '#games/urland/board.ts';
import { copyState } from '#games/urland/copy.ts';
import { URLAND } from '#games/urland/game.ts';
import { isExtinct } from '#games/urland/ichtos.ts';
import type { Action } from '#games/urland/moves.ts';
import { ruleOf } from '#games/urland/rules.ts';
import type { State } from '#games/urland/state.ts';
import { decisiveMoments } from '../../support/computer-games.ts';

/** The same at every stage of the game. */
const SCALES = scalesBySpace({ early: HAND_MADE.early, late: HAND_MADE.early });

const weighingAt = (state: State, seat: Seat): Weighing =>
  weighingOf(outlookOn(state, oddsAtLarge(state, emptyOdds()), SCALES), seat, interestOf(state.track, seat));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Of the whole position: all areas, and every reserve. */
function meaning({ outlook, interest }: Weighing): number {
  const lands = REGIONS.map((land) => landMeaning(outlook, land, interest));
  const oceans = OCEANS.map((_, row) => oceanMeaning(outlook, row, interest));
  const reserves = interest.map(
    (meant, seat) => meant * (outlook.position.reserve[seat] ?? 0) * outlook.scales.reserve,
  );
  return sum([...lands, ...oceans, ...reserves]);
}

/** The rule alone, without what follows it in the turn. */
const enacted = (state: State, seat: Seat, action: Action): State => {
  const copy = copyState(state);
  ruleOf(action.kind).enact(copy, seat, action, null);
  return copy;
};

function* turns(seats: number, games: number, nth: number) {
  for (const { state, seat } of decisiveMoments(seats, games, nth)) {
    if (state.phase.kind === 'actions' && state.phase.left > 0) yield { state, seat, left: state.phase.left };
  }
}

describe('the actions that a player thinks about', () => {
  it.each([3, 4, 5])('are all legal: %i seats', (seats) => {
    for (const { state, seat, left } of turns(seats, 2, 1)) {
      const moves = candidatesFor({ position: state, seat, left });
      expect(moves.filter((move) => URLAND.refuse(state, { by: seat, move }) !== null)).toEqual([]);
    }
  });

  it('are of every kind there is', () => {
    const missing = new Set(['assimilate', 'bite', 'breed', 'cross', 'egg', 'fly', 'land', 'retreat', 'stink', 'swim']);
    for (const { state, seat, left } of turns(5, 20, 1)) {
      for (const { kind } of candidatesFor({ position: state, seat, left })) missing.delete(kind);
      if (missing.size === 0) break;
    }
    expect([...missing]).toEqual([]);
  });
});

describe('weighing an action', () => {
  it.each([3, 4, 5])('comes to what the whole position gains by it, and puts the position back: %i seats', (seats) => {
    for (const { state, seat, left } of turns(seats, 1, 9)) {
      const before = copyState(state);
      const weighing = weighingAt(state, seat);
      for (const action of candidatesFor({ position: state, seat, left })) {
        const then = enacted(state, seat, action);
        const whole = meaning(weighingAt(then, seat)) - meaning(weighing);
        // A player who has left the map owns nothing that counts: that is no matter of areas.
        if (!isExtinct(then, seat)) {
          expect([action, gainOf(weighing, action)]).toEqual([action, expect.closeTo(whole, 9)]);
        }
      }
      expect(state).toEqual(before);
    }
  });

  it.each([3, 4, 5])('finds the same best quickly as with all laid out: %i seats', (seats) => {
    for (const { state, seat, left } of turns(seats, 2, 5)) {
      const weighing = weighingAt(state, seat);
      const plain = candidatesFor({ position: state, seat, left }).filter(
        ({ kind }) => kind === 'land' || kind === 'breed',
      );
      const most = Math.max(...plain.map((action) => gainOf(weighing, action)));
      const quick = quickAction(weighing, 0, seededDice(1));
      if (quick === null) expect(plain).toEqual([]);
      else {
        expect(URLAND.refuse(state, { by: seat, move: quick.option })).toBeNull();
        expect(quick.gain).toBeCloseTo(gainOf(weighing, quick.option), 9);
        expect(quick.gain).toBeGreaterThanOrEqual(most - 1e-9);
      }
    }
  });
});
