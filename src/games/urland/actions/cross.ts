import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { acrossStraits, REGIONS, type Region } from '../board.ts';
import { moveIchtos } from '../ichtos.ts';
import type { MoveOf } from '../moves.ts';
import type { Refusal } from '../refusals.ts';
import type { Rule } from '../rule.ts';
import type { Position } from '../state.ts';
import { refuseCost, refuseWithout, refuseWithoutOwn, spend } from './action.ts';

function refuseStrait(position: Position, from: Region, to: Region): Refusal | null {
  if (!acrossStraits(from).includes(to)) return { code: 'no-strait', from, to };
  return position.landOf[from] === position.landOf[to] ? { code: 'one-land', from, to } : null;
}

function refuseStart(position: Position, seat: Seat, from: Region): Refusal | null {
  const refusal = refuseWithoutOwn(position, seat, position.landOf[from]);
  if (refusal) return refusal;
  const [before, after] = acrossStraits(from);
  return refuseStrait(position, from, before) && refuseStrait(position, from, after);
}

/** Legs: over a strait that no volcano has bridged, named by the two regions on its shores. */
export const CROSS: Rule<MoveOf<'cross'>> = {
  next: inOrder(
    { kind: 'options', asks: 'from', of: 'region', among: () => REGIONS },
    { kind: 'options', asks: 'to', of: 'region', among: () => REGIONS },
  ),

  refuse(position, seat, { from, to }) {
    const unable = refuseWithout(position, seat, 'legs') ?? refuseCost(position, 1);
    if (unable || from === undefined) return unable;
    const start = refuseStart(position, seat, from);
    if (start || to === undefined) return start;
    return refuseStrait(position, from, to);
  },

  enact(state, seat, move) {
    moveIchtos(state, seat, state.landOf[move.from], state.landOf[move.to], 1);
    spend(state, 1);
  },
};
