import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { type Area, isOcean } from '../board.ts';
import { toReserve } from '../ichtos.ts';
import { areasOf } from '../lands.ts';
import type { MoveOf } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import type { Rule } from '../rule.ts';
import { hasGene, type Position } from '../state.ts';
import { refuseCost, refuseWithout, refuseWithoutOwn, spend } from './action.ts';
import { opponents, refuseVictim } from './opponents.ts';

/** Ears hear Teeth coming on land, but not in an ocean. */
function refusePrey(position: Position, seat: Seat, area: Area, victim: Seat): Refusal | null {
  const refusal = refuseVictim(position, area, seat, victim);
  if (refusal) return refusal;
  return !isOcean(area) && hasGene(position, victim, 'ears') ? { code: 'protected-by-ears', seat: victim } : null;
}

function refusePlace(position: Position, seat: Seat, area: Area): Refusal | null {
  const refusal = refuseWithoutOwn(position, seat, area);
  if (refusal) return refusal;
  const hasPrey = opponents(position, seat).some((other) => !refusePrey(position, seat, area, other));
  return hasPrey ? null : { code: 'too-few-opponents-there', area, needs: 1 };
}

export const BITE: Rule<MoveOf<'bite'>> = {
  next: inOrder(
    { kind: 'options', asks: 'area', of: 'area', among: areasOf },
    { kind: 'options', asks: 'victim', of: 'opponent', among: opponents },
  ),

  refuse(position, seat, { area, victim }) {
    const unable = refuseWithout(position, seat, 'teeth') ?? refuseCost(position, 1);
    if (unable || area === undefined) return unable;
    const place = refusePlace(position, seat, area);
    if (place || victim === undefined) return place;
    return refusePrey(position, seat, area, victim);
  },

  enact(state, _seat, move) {
    toReserve(state, move.victim, move.area, 1);
    spend(state, 1);
  },
};
