/** The moves worth a thought. */
import type { Dice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { spaceOf } from '#games/ursuppe/amoebas.ts';
import { SPACES } from '#games/ursuppe/board.ts';
import { NUMBERS } from '#games/ursuppe/box.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import type { Move } from '#games/ursuppe/moves.ts';
import { refuseEntry } from '#games/ursuppe/play.ts';
import type { State } from '#games/ursuppe/state.ts';
import { movesUpTo } from '../plain/ideas.ts';

const MOST = 40;

/** The lowest free number: which one matters little. */
function placings(world: State, seat: Seat): Move[] {
  const amoeba = NUMBERS.find((number) => spaceOf(world, seat, number) === 0);
  if (amoeba === undefined) return [];
  const moves = SPACES.map((space): Move => ({ kind: 'place', amoeba, space }));
  return moves.filter((move) => refuseEntry(world, { by: seat, move }) === null);
}

export function candidatesIn(world: State, seat: Seat, dice: Dice): Move[] {
  if (world.phase === 'place') return placings(world, seat);
  if (world.phase === 'divide') return [...placings(world, seat), { kind: 'done' }];
  return movesUpTo(URSUPPE, world, seat, dice, MOST);
}
