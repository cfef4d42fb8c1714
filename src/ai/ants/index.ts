/** Computer players of ANTS: the moves worth a thought, what they bring, and reasons. */
import { type Dice, pickOne } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { ANTS } from '#games/ants/game.ts';
import { MODULE } from '#games/ants/index.ts';
import type { Move } from '#games/ants/moves.ts';
import type { State } from '#games/ants/state.ts';
import type { Ants } from '#games/ants/types.ts';
import { plainComputers } from '../plain/plain-computers.ts';
import type { Sense } from '../plain/sense.ts';
import { atOnce, type ComputerLevel, type Computers } from '../player.ts';
import type { PromisingMove } from '../search/policy.ts';
import type { Breadth } from './candidate-actions.ts';
import { candidatesIn } from './candidates.ts';
import { judge } from './judge.ts';
import { rated } from './look-ahead.ts';
import { reasonFor } from './reason.ts';
import { blinded, thumb } from './thumb.ts';

/** In turns. */
const HORIZON = 4;

const WIDE: Breadth = { tiles: 3, hexes: 2, paths: 2 };

const SENSE: Sense<Ants> = { judge, reason: reasonFor, horizon: HORIZON };

const candidates = (view: State, seat: Seat, dice: Dice): PromisingMove<Move>[] =>
  rated(ANTS.world(view, dice), seat, candidatesIn(view, seat, WIDE));

/** The better one of two kinds of move, each tried with any of its moves. */
const beginner: ComputerLevel<Ants> = {
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

export const COMPUTERS: Computers<Ants> = {
  ...plainComputers(MODULE, SENSE, {
    candidates,
    candidatesIn: (world, seat) => rated(blinded(world), seat, candidatesIn(world, seat, WIDE)),
    thumb,
  }),
  beginner,
};
