import { expect, it } from 'vitest';
import { mostUrgent } from '#ai/urland/branches.ts';
import { imagine } from '#ai/urland/imagination.ts';
import { type Guide, playOut } from '#ai/urland/play-out.ts';
import { sightOf } from '#ai/urland/sight.ts';
import { PLAN } from '#ai/urland/strong.ts';
import { branchesFor, guideFor, learnFrom, take, type Walk } from '#ai/urland/walk.ts';
import { seededDice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { URLAND } from '#games/urland/game.ts';
import type { State } from '#games/urland/state.ts';
import { viewOf } from '#games/urland/view.ts';
import { decisiveMoments } from '../../support/computer-games.ts';

const WALKS = 120;
/** Goes deep soon. */
const FAR_PLAN = { ...PLAN, ripe: 1, curiosity: 0.02 };

/** Walks through the tree of one decision; tells of every move that the tree made. */
function walkAbout(state: State, seat: Seat, onGuided: (state: State, by: Seat, walk: Walk) => void): void {
  const view = viewOf(state, seat);
  const roots = branchesFor(sightOf(view), seat, FAR_PLAN);
  const dice = seededDice(3);
  for (let count = 0; count < WALKS; count++) {
    const world = imagine(view, dice);
    const walk: Walk = { steps: [], at: null };
    const guide = guideFor(walk, FAR_PLAN);
    const watched: Guide = (now, by) => {
      const move = guide(now, by);
      if (move) onGuided(now, by, walk);
      return move;
    };
    URLAND.enact(world, { by: seat, move: take(walk, seat, mostUrgent(roots, FAR_PLAN)) }, null);
    learnFrom(walk, playOut(world, watched, FAR_PLAN, { fate: dice, whim: dice }));
  }
}

function* turns(seats: number, nth: number) {
  for (const moment of decisiveMoments(seats, 1, nth)) {
    if (moment.state.phase.kind === 'actions' && moment.state.phase.left > 0) yield moment;
  }
}

it.each([3, 4, 5])('every move of the tree is legal where it is made, whoever makes it: %i seats', (seats) => {
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

it('everybody in the tree learns his own chance to win', () => {
  const [moment] = turns(4, 31);
  if (!moment) throw new Error('a turn');
  const [first, second] = branchesFor(sightOf(viewOf(moment.state, moment.seat)), moment.seat, PLAN);
  if (!first || !second) throw new Error('two moves');
  const walk: Walk = { steps: [], at: null };
  take(walk, 1 as Seat, first);
  take(walk, 3 as Seat, second);
  learnFrom(walk, [0.1, 0.2, 0.3, 0.4]);
  expect([first.sum, second.sum]).toEqual([0.2, 0.4]);
});
