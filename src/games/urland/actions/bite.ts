import type { Seat } from '#engine/seat.ts';
import type { Area } from '../board.ts';
import { isOcean, toReserve } from '../ichtos.ts';
import type { MoveOf } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import type { Rule } from '../rule.ts';
import { hasGene, type Seen } from '../state.ts';
import { areas, refuseCost, refuseWithout, refuseWithoutOwn, spend } from './action.ts';
import { opponents, refuseVictim } from './opponents.ts';

/** Ears hear Teeth coming on land, but not in an ocean. */
function refusePrey(seen: Seen, seat: Seat, area: Area, victim: Seat): Refusal | null {
  const refusal = refuseVictim(seen, area, seat, victim);
  if (refusal) return refusal;
  return !isOcean(area) && hasGene(seen, victim, 'ears') ? { code: 'protected-by-ears', seat: victim } : null;
}

function refusePlace(seen: Seen, seat: Seat, area: Area): Refusal | null {
  const own = refuseWithoutOwn(seen, seat, area);
  if (own) return own;
  const hasPrey = opponents(seen, seat).some((other) => !refusePrey(seen, seat, area, other));
  return hasPrey ? null : { code: 'too-few-opponents-there', area };
}

export const BITE: Rule<MoveOf<'bite'>> = {
  questions: [
    { kind: 'options', asks: 'area', of: 'area', among: areas },
    { kind: 'options', asks: 'victim', of: 'opponent', among: opponents },
  ],

  refuse(seen, seat, { area, victim }) {
    const able = refuseWithout(seen, seat, 'teeth') ?? refuseCost(seen, 1);
    if (able || area === undefined) return able;
    const place = refusePlace(seen, seat, area);
    if (place || victim === undefined) return place;
    return refusePrey(seen, seat, area, victim);
  },

  enact(state, _seat, move) {
    toReserve(state, move.victim, move.area, 1);
    spend(state, 1);
  },
};
