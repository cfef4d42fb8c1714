/** Holding: amoebas cling to one of an opponent that leaves their space. It is free, and asked anew for each step (R-CLING). */
import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { numbersOn, spaceOf, standingOf } from './amoebas.ts';
import type { Space } from './board.ts';
import type { AmoebaNumber } from './box.ts';
import type { MoveOf } from './moves.ts';
import type { Rule } from './rule.ts';
import { movingIn, type Position } from './state.ts';
import { goOver } from './step.ts';

function spaceLeft(position: Position): Space {
  const { seat, amoeba } = movingIn(position);
  return standingOf(position, seat, amoeba);
}

const ready = (position: Position, seat: Seat): AmoebaNumber[] => numbersOn(position, seat, spaceLeft(position));

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number > (numbers[index - 1] ?? 0));

export const CLING: Rule<MoveOf<'cling'>> = {
  next: inOrder({
    kind: 'some',
    asks: 'amoebas',
    of: 'amoeba',
    among: ready,
    count: (position, seat) => ({ min: 0, max: ready(position, seat).length }),
  }),

  refuse(position, seat, { amoebas }) {
    if (amoebas === undefined) return null;
    if (!isRising(amoebas)) return { code: 'unruly-amoebas' };
    const space = spaceLeft(position);
    const away = amoebas.find((amoeba) => spaceOf(position, seat, amoeba) !== space);
    return away === undefined ? null : { code: 'not-on-space', seat, amoeba: away };
  },

  enact(state, _seat, { amoebas }, tell) {
    goOver(state, amoebas, tell);
  },
};
