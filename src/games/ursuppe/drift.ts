/** The drift: the card in force takes an amoeba along, unless the way is blocked or the soup is calm. */
import { invariant } from '#engine/invariant.ts';
import type { Draft } from '#engine/menu.ts';
import { inOrder } from '#engine/questions.ts';
import { standingOf } from './amoebas.ts';
import { isBlocked, type Outcome, type Space } from './board.ts';
import type { AmoebaNumber } from './box.ts';
import { environmentOf } from './cards.ts';
import type { MoveOf } from './moves.ts';
import { itself, type Rule, refuseOther } from './rule.ts';
import { type Position, turnIn } from './state.ts';
import { beginMoving, takeStep } from './step.ts';
import { refuseTake, takeBounds } from './tentacle.ts';

/** Where the drift takes an amoeba from here. */
export function driftFrom({ card }: Position, space: Space): Outcome {
  const drift = card === null ? null : environmentOf(card).drift;
  return drift === null || isBlocked(space, drift) ? 'stay' : drift;
}

export const isDisplaced = (position: Position, space: Space): boolean => driftFrom(position, space) !== 'stay';

/** The amoeba whose number has come. */
export function actingAmoeba({ amoeba }: Position): AmoebaNumber {
  invariant(amoeba !== null, 'an amoeba acts');
  return amoeba;
}

export const actingSpace = (position: Position): Space =>
  standingOf(position, turnIn(position), actingAmoeba(position));

export const DRIFT: Rule<MoveOf<'drift'>> = {
  next: inOrder(itself(actingAmoeba), {
    kind: 'heap',
    asks: 'take',
    bounds: (position, seat) =>
      takeBounds(position, seat, actingSpace(position), isDisplaced(position, actingSpace(position))),
  }),

  refuse(position, seat, { amoeba, take }: Draft<MoveOf<'drift'>>) {
    const from = actingSpace(position);
    const refusal = refuseOther(amoeba, actingAmoeba(position));
    return refusal ?? refuseTake(position, seat, from, isDisplaced(position, from), take);
  },

  enact(state, seat, { amoeba, take }, tell) {
    beginMoving(state, seat, amoeba, 0);
    takeStep(state, driftFrom(state, actingSpace(state)), take, tell);
  },
};
