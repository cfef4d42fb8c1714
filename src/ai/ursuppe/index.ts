/** Computer players of Ursuppe: a judge, the moves worth a thought, and reasons. The rest comes from the contract. */
import type { Dice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import { MODULE } from '#games/ursuppe/index.ts';
import type { Move } from '#games/ursuppe/moves.ts';
import type { State } from '#games/ursuppe/state.ts';
import type { Ursuppe } from '#games/ursuppe/types.ts';
import { lookAhead } from '../plain/look-ahead.ts';
import { plainComputers } from '../plain/plain-computers.ts';
import { judgeOf, type Sense } from '../plain/sense.ts';
import type { Computers } from '../player.ts';
import type { PromisingMove } from '../search/policy.ts';
import { candidatesIn } from './candidates.ts';
import { judge } from './judge.ts';
import { reasonFor } from './reason.ts';
import { thumb } from './thumb.ts';

/** In turns. */
const HORIZON = 4;

const SENSE: Sense<Ursuppe> = { judge, reason: reasonFor, horizon: HORIZON };

/** Dice and cards differ from world to world. */
const WORLDS = 3;

const candidates = (world: State, seat: Seat, dice: Dice): PromisingMove<Move>[] =>
  lookAhead(URSUPPE, judgeOf(MODULE, SENSE), world, seat, candidatesIn(world, seat, dice), WORLDS, dice);

export const COMPUTERS: Computers<Ursuppe> = plainComputers(MODULE, SENSE, {
  candidates,
  candidatesIn: candidates,
  thumb,
});
