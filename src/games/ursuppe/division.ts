/** Cell division in Phase 4, and every other new amoeba. */
import { inOrder } from '#engine/questions.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { bring, countOf, isOn, spaceOf } from './amoebas.ts';
import { neighboursOf, SPACES, type Space } from './board.ts';
import { AMOEBAS, DIVISION_PRICE, NUMBERS, QUICK_DIVISION_PRICE } from './box.ts';
import type { Tell } from './events.ts';
import type { MoveOf } from './moves.ts';
import type { Refusal } from './refusals.ts';
import { type Rule, refusePrice } from './rule.ts';
import { placeFirst } from './setup.ts';
import { hasGene, ofSeat, type Position, pay, type State } from './state.ts';

/** Of a second amoeba, and of all after it. */
const usualPrice = (position: Position, seat: Seat): number =>
  hasGene(position, seat, 'division') ? QUICK_DIVISION_PRICE : DIVISION_PRICE;

/** R-FREE: the first is free for a player without any. */
export const divisionPrice = (position: Position, seat: Seat): number =>
  countOf(position, seat) === 0 ? 0 : usualPrice(position, seat);

/** How many new amoebas a player can pay for, one after the other. */
export function affordableAmoebas(position: Position, seat: Seat): number {
  const count = countOf(position, seat);
  const paid = Math.floor(ofSeat(position.bp, seat) / usualPrice(position, seat));
  return Math.min(AMOEBAS - count, count === 0 ? paid + 1 : paid);
}

/** Why a player can bring no new amoeba at all. */
export const refuseDivision = (position: Position, seat: Seat): Refusal | null =>
  countOf(position, seat) === AMOEBAS
    ? { code: 'all-on-board' }
    : refusePrice(ofSeat(position.bp, seat), divisionPrice(position, seat));

const isBesideOwn = (position: Position, seat: Seat, space: Space): boolean =>
  neighboursOf(space).some((beside) => beside !== 0 && isOn(position, seat, beside));

/** R-SECOND: with none or one on the board, the next goes anywhere without an own one. */
function refuseDivisionSpace(position: Position, seat: Seat, space: Space): Refusal | null {
  if (isOn(position, seat, space)) return { code: 'own-amoeba-there', space };
  const goesAnywhere = countOf(position, seat) <= 1 || hasGene(position, seat, 'spores');
  return goesAnywhere || isBesideOwn(position, seat, space) ? null : { code: 'not-beside-own', space };
}

/** A new amoeba of this player may go there now. */
export const isDivisionSpace = (position: Position, seat: Seat, space: Space): boolean =>
  refuseDivisionSpace(position, seat, space) === null;

const refuseFirstSpace = (position: Position, space: Space): Refusal | null =>
  seatsOf(position.seats).some((seat) => isOn(position, seat, space)) ? { code: 'space-taken', space } : null;

export const PLACE_AMOEBA: Rule<MoveOf<'place'>> = {
  next: inOrder(
    { kind: 'options', asks: 'amoeba', of: 'amoeba', among: () => NUMBERS },
    { kind: 'options', asks: 'space', of: 'space', among: () => SPACES },
  ),

  refuse(position, seat, { amoeba, space }) {
    const isSetup = position.phase === 'place';
    const refusal = isSetup ? null : refuseDivision(position, seat);
    if (refusal || amoeba === undefined) return refusal;
    if (spaceOf(position, seat, amoeba) !== 0) return { code: 'number-on-board', amoeba };
    if (space === undefined) return null;
    return isSetup ? refuseFirstSpace(position, space) : refuseDivisionSpace(position, seat, space);
  },

  enact(state, seat, move, tell) {
    if (state.phase === 'place') placeFirst(state, seat, move, tell);
    else divide(state, seat, move, tell);
  },
};

function divide(state: State, seat: Seat, { amoeba, space }: MoveOf<'place'>, tell: Tell): void {
  const price = divisionPrice(state, seat);
  pay(state, seat, price);
  bring(state, seat, amoeba, space, 0);
  tell?.({ kind: 'divided', seat, amoeba, space, price });
}
