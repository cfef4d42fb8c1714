/** Some moves to consider, found with the choice tree alone. */
import type { Dice } from '#engine/chance.ts';
import { everyMove } from '#engine/every-move.ts';
import type { Game, GameTypes } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { wander } from '#engine/wander.ts';

/** Distinct random moves. */
export function someIdeas<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  dice: Dice,
  tries: number,
): T['move'][] {
  const found = new Map<string, T['move']>();
  for (let left = tries; left > 0; left--) {
    const move = wander(game, view, seat, dice);
    found.set(JSON.stringify(move), move);
  }
  return [...found.values()];
}

/** Every move, if there are at most this many; otherwise that many random ones. */
export function movesUpTo<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  dice: Dice,
  most: number,
): T['move'][] {
  const moves: T['move'][] = [];
  for (const move of everyMove(game, view, seat)) {
    if (moves.length === most) return someIdeas(game, view, seat, dice, most);
    moves.push(move);
  }
  return moves;
}
