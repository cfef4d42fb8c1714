import type { Seat } from '#engine/seat.ts';
import { acrossStraits, REGIONS, type Region } from '../board.ts';
import { moveIchtos } from '../ichtos.ts';
import type { MoveOf } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import type { Rule } from '../rule.ts';
import type { Seen } from '../state.ts';
import { refuseCost, refuseWithout, refuseWithoutOwn, spend } from './action.ts';

function refuseStrait(seen: Seen, from: Region, to: Region): Refusal | null {
  if (!acrossStraits(from).includes(to)) return { code: 'no-strait', from, to };
  return seen.landOf[from] === seen.landOf[to] ? { code: 'one-land', from, to } : null;
}

function refuseStart(seen: Seen, seat: Seat, from: Region): Refusal | null {
  const own = refuseWithoutOwn(seen, seat, seen.landOf[from]);
  if (own) return own;
  const [before, after] = acrossStraits(from);
  return refuseStrait(seen, from, before) && refuseStrait(seen, from, after);
}

/** Legs: over a strait that no volcano has bridged, named by the two regions on its shores. */
export const CROSS: Rule<MoveOf<'cross'>> = {
  questions: [
    { kind: 'options', asks: 'from', of: 'region', among: () => REGIONS },
    { kind: 'options', asks: 'to', of: 'region', among: () => REGIONS },
  ],

  refuse(seen, seat, { from, to }) {
    const able = refuseWithout(seen, seat, 'legs') ?? refuseCost(seen, 1);
    if (able || from === undefined) return able;
    const start = refuseStart(seen, seat, from);
    if (start || to === undefined) return start;
    return refuseStrait(seen, from, to);
  },

  enact(state, seat, move) {
    moveIchtos(state, seat, state.landOf[move.from], state.landOf[move.to], 1);
    spend(state, 1);
  },
};
