/** Urland's policy for the search. */
import type { Dice } from '#engine/chance.ts';
import type { Seat } from '#engine/seat.ts';
import { URLAND } from '#games/urland/game.ts';
import type { Position, State } from '#games/urland/state.ts';
import type { Urland } from '#games/urland/types.ts';
import type { Policy } from '../search/policy.ts';
import { withoutDetours } from './detours.ts';
import { imagine } from './imagination.ts';
import type { UrlandJudge } from './judge.ts';
import { promisingMoves, type WeighedMove } from './options.ts';
import { reasonFor } from './reason-for.ts';
import { type Sight, sightIn, sightOf } from './sight.ts';
import { playByThumb, type Thumb, weighingFor } from './thumb.ts';

/** Actions are public. Every other choice is secret, or comes after the turn's last action, where the tree ends. */
const isAction = ({ phase }: Pick<Position, 'phase'>): boolean => phase.kind === 'actions';

/** The decisions that may follow public actions are the same in every world. */
const SAME_IN_EVERY_WORLD = '';

/** `thumb`: how everybody plays on; `judge`: the chances at the beginning of the next turn. */
export function policyOf(thumb: Thumb, judge: UrlandJudge): Policy<Urland> {
  const promising = (sight: Sight, seat: Seat): WeighedMove[] => promisingMoves(sight, weighingFor(sight, seat, thumb));
  return {
    game: URLAND,
    candidates: (view, seat) => promising(sightOf(view), seat),
    candidatesIn: (world, seat) => promising(sightIn(world, seat), seat),
    thumb: (world: State, seat: Seat, dice: Dice) => playByThumb(sightIn(world, seat), seat, thumb, dice),
    imagine,
    judge,
    isHorizon: ({ phase }) => phase.kind === 'choose',
    junctionAt: (world) => (isAction(world) ? SAME_IN_EVERY_WORLD : null),
    isSecret: (view) => !isAction(view),
    reason: reasonFor,
    withoutDetours,
  };
}
