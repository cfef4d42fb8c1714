import { invariant } from '#engine/invariant.ts';
import { ANTS } from '#games/ants/game.ts';
import type { Ants } from '#games/ants/types.ts';
import { atOnce, type ComputerLevel } from '../player.ts';
import { WIDE } from './candidate-actions.ts';
import { candidatesIn } from './candidates.ts';
import { keepingByWhim } from './first-choices.ts';
import { rated } from './look-ahead.ts';
import { reasonFor } from './reason.ts';

/** The move that brings most, one step ahead. */
export const steady: ComputerLevel<Ants> = {
  searches: false,
  think(view, seat, dice) {
    if (view.phase === 'keep') {
      const move = keepingByWhim(view, seat, dice);
      return atOnce(move, reasonFor(view, seat, move));
    }
    const [best] = rated(ANTS.world(view, dice), seat, candidatesIn(view, seat, WIDE));
    invariant(best !== undefined, 'a move to make');
    return atOnce(best.move, reasonFor(view, seat, best.move));
  },
};
