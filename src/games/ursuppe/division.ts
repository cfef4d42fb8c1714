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

/** R-FREE: the first is free for a player without any. */
export function divisionPrice(position: Position, seat: Seat): number {
  if (countOf(position, seat) === 0) return 0;
  return hasGene(position, seat, 'division') ? QUICK_DIVISION_PRICE : DIVISION_PRICE;
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
