/** Ursuppe's policy for the search. */
import type { Seat } from '#engine/seat.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import type { Position } from '#games/ursuppe/state.ts';
import type { Ursuppe } from '#games/ursuppe/types.ts';
import type { Policy } from '../search/policy.ts';
import { promisingMoves } from './candidates.ts';
import type { UrsuppeJudge } from './judge.ts';
import { reasonFor } from './reasoning.ts';
import type { Weighed } from './steps.ts';
import { playByThumb, type Thumb } from './thumb.ts';
import { worthFor } from './worth.ts';

/** Phase 1 of the round is over and its last die is thrown; the card that comes next brings new luck. */
export const isAfterPhaseOne = ({ phase, round }: Position): boolean => phase === 'card' && round > 0;

/** All that a decision can depend on and that differs between two ways through the same moves. */
function keyOf({
  phase,
  turn,
  amoeba,
  card,
  bp,
  genes,
  spaces,
  damage,
  cubes,
  track,
  moving,
  attack,
}: Position): string {
  const step = moving === null ? '' : `${moving.seat} ${moving.amoeba} ${moving.step} ${moving.roll} ${moving.to}`;
  const prey = attack === null ? '' : JSON.stringify(attack);
  return [phase, turn, amoeba, card, bp, genes, spaces, damage, cubes, track, step, prey].join(';');
}

/** `thumb`: how everybody plays on; `judge`: the chances after Phase 1. */
export function policyOf(thumb: Thumb, judge: UrsuppeJudge): Policy<Ursuppe> {
  const promising = (position: Position, seat: Seat): Weighed[] =>
    promisingMoves(worthFor(position, seat, thumb.scales));
  return {
    game: URSUPPE,
    candidates: promising,
    candidatesIn: promising,
    thumb: (world, seat, dice) => playByThumb(world, seat, thumb, dice),
    // Nothing is hidden, and the search works on copies: the view is the world.
    imagine: (view) => view,
    judge,
    isHorizon: isAfterPhaseOne,
    junctionAt: keyOf,
    isSecret: () => false,
    reason: reasonFor,
  };
}
