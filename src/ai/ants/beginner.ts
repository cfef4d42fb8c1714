import { pickOne } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import { ANTS } from '#games/ants/game.ts';
import type { Move } from '#games/ants/moves.ts';
import type { Ants } from '#games/ants/types.ts';
import { atOnce, type ComputerLevel } from '../player.ts';
import { WIDE } from './candidate-actions.ts';
import { candidatesIn } from './candidates.ts';
import { rated } from './look-ahead.ts';
import { reasonFor } from './reason.ts';

/** The better one of two kinds of move, each tried with any of its moves. */
export const beginner: ComputerLevel<Ants> = {
  searches: false,
  think(view, seat, dice) {
    const moves = candidatesIn(view, seat, WIDE);
    const idea = (): Move => {
      const kind = pickOne([...new Set(moves.map((move) => move.kind))], dice);
      return pickOne(
        moves.filter((move) => move.kind === kind),
        dice,
      );
    };
    const [best] = rated(ANTS.world(view, dice), seat, [idea(), idea()]);
    invariant(best !== undefined, 'an idea');
    return atOnce(best.move, reasonFor(view, seat, best.move));
  },
};
