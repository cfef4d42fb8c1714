/** Play by rules of thumb: the move with the best first estimate. */
import { type Dice, fraction } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import type { Move } from '#games/ursuppe/moves.ts';
import type { Position } from '#games/ursuppe/state.ts';
import { movesFor } from './candidates.ts';
import type { Scales } from './scales.ts';
import type { Weighed } from './steps.ts';
import { worthFor } from './worth.ts';

export interface Thumb {
  readonly scales: Scales;
  /** Promises are overestimated by up to this much, so that no two games are alike. */
  readonly noise: number;
}

export function playByThumb(position: Position, seat: Seat, { scales, noise }: Thumb, dice: Dice): Move {
  let found: Weighed | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of movesFor(worthFor(position, seat, scales))) {
    const value = option.promise + noise * fraction(dice);
    if (value <= most) continue;
    most = value;
    found = option;
  }
  invariant(found !== undefined, 'a move to choose');
  return found.move;
}
