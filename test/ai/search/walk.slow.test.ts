import { expect, it } from 'vitest';
import { branchesOf, mostUrgent, unexplored } from '#ai/search/branches.ts';
import { type Guide, playOut } from '#ai/search/play-out.ts';
import { turnIn } from '#ai/search/search.ts';
import { guideFor, learnFrom, take, type Walk } from '#ai/search/walk.ts';
import { PLAN, POLICY } from '#ai/urland/strong.ts';
import { seededDice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { URLAND } from '#games/urland/game.ts';
import type { Move } from '#games/urland/moves.ts';
import type { State } from '#games/urland/state.ts';
import type { Urland } from '#games/urland/types.ts';
import { viewOf } from '#games/urland/view.ts';
import { decisiveMoments } from '../../support/computer-games.ts';

const WALKS = 120;
/** Goes deep soon. */
const FAR_PLAN = { ...PLAN, ripe: 1, curiosity: 0.02 };

/** Walks through the tree of one decision; reports every move of the tree. */
function walkAbout(state: State, seat: Seat, onGuided: (state: State, by: Seat, walk: Walk<Move>) => void): void {
  const view = viewOf(state, seat);
  const dice = seededDice(3);
  const roots = branchesOf(POLICY.candidates(view, seat, dice), FAR_PLAN);
  for (let count = 0; count < WALKS; count++) {
    const world = POLICY.imagine(view, dice);
    const turn = turnIn(URLAND, world);
    const walk: Walk<Move> = { steps: [], at: null };
    const guide = guideFor(walk, POLICY, FAR_PLAN, dice);
    const watched: Guide<Urland> = (now, by) => {
      const move = guide(now, by);
      if (move) onGuided(now, by, walk);
      return move;
    };
    URLAND.enact(world, { by: seat, move: take(walk, seat, mostUrgent(roots, FAR_PLAN)) }, null);
    learnFrom(walk, playOut(world, turn, watched, POLICY, { fate: dice, whim: dice }));
  }
}

function* turns(seats: number, nth: number) {
  for (const moment of decisiveMoments(seats, 1, nth)) {
    if (moment.state.phase.kind === 'actions' && moment.state.phase.left > 0) yield moment;
  }
}

it.each([3, 4, 5])('every move of the tree is legal in its place, for every seat: %i seats', (seats) => {
  const guided = new Set<string>();
  for (const { state, seat } of turns(seats, 23)) {
    walkAbout(state, seat, (now, by, { steps }) => {
      const move = steps.at(-1)?.branch.move;
      expect(move && [move, URLAND.refuse(now, { by, move })]).toEqual([move, null]);
      guided.add(by === seat ? 'own' : 'others');
    });
  }
  // With three players only one acts in a turn.
  expect([...guided].sort()).toEqual([...(seats === 3 ? [] : ['others']), 'own']);
});

it('everybody in the tree learns their own chance to win', () => {
  const [first, second] = [unexplored('one', 0.5), unexplored('another', 0.5)];
  const walk: Walk<string> = { steps: [], at: null };
  take(walk, 1 as Seat, first);
  take(walk, 3 as Seat, second);
  learnFrom(walk, [0.1, 0.2, 0.3, 0.4]);
  expect([first.sum, second.sum]).toEqual([0.2, 0.4]);
});
