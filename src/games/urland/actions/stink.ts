import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { type Land, OCEANS } from '../board.ts';
import { ichtosAt, moveIchtos } from '../ichtos.ts';
import { landsOf, touches } from '../lands.ts';
import type { MoveOf } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import type { Rule } from '../rule.ts';
import type { Position } from '../state.ts';
import { refuseCost, refuseWithout, refuseWithoutOwn, spend } from './action.ts';
import { opponents, opposingIn, refuseVictim } from './opponents.ts';

function refusePlace(position: Position, seat: Seat, land: Land): Refusal | null {
  const refusal = refuseWithoutOwn(position, seat, land);
  if (refusal) return refusal;
  return opposingIn(position, land, seat) === 0 ? { code: 'too-few-opponents-there', area: land, needs: 1 } : null;
}

/** Stink Gland: all Ichtos of one opponent leave the land for one ocean; Ears don't help. */
export const STINK: Rule<MoveOf<'stink'>> = {
  next: inOrder(
    { kind: 'options', asks: 'land', of: 'land', among: landsOf },
    { kind: 'options', asks: 'victim', of: 'opponent', among: opponents },
    { kind: 'options', asks: 'ocean', of: 'ocean', among: () => OCEANS },
  ),

  refuse(position, seat, { land, victim, ocean }) {
    const unable = refuseWithout(position, seat, 'stink') ?? refuseCost(position, 1);
    if (unable || land === undefined) return unable;
    const place = refusePlace(position, seat, land);
    if (place || victim === undefined) return place;
    const target = refuseVictim(position, land, seat, victim);
    if (target || ocean === undefined) return target;
    return touches(position, land, ocean) ? null : { code: 'not-touching', from: land, to: ocean };
  },

  enact(state, _seat, move) {
    moveIchtos(state, move.victim, move.land, move.ocean, ichtosAt(state, move.land, move.victim));
    spend(state, 1);
  },
};
