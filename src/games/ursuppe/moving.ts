/** Moving in Phase 1 besides drifting: for BP, or by holding on. Then the ways that moves and flights share. */
import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { standingOf } from './amoebas.ts';
import { failAttack } from './attack.ts';
import { isBlocked } from './board.ts';
import { type AmoebaNumber, MOVE_PRICE } from './box.ts';
import type { Cubes } from './cubes.ts';
import { actingAmoeba, actingSpace, isDisplaced } from './drift.ts';
import type { Tell } from './events.ts';
import type { MoveOf, Way } from './moves.ts';
import { isOutcome, outcomesIn } from './outcomes.ts';
import type { Refusal } from './refusals.ts';
import { itself, type Rule, refuseOther, refusePrice } from './rule.ts';
import { hasGene, movingIn, ofSeat, type Position, pay, type State } from './state.ts';
import { arrive, beginMoving, goAgain, takeStep } from './step.ts';
import { refuseLoadOf, refusePaidStep, stepQuestions, waysToGo, waysToMove } from './ways.ts';

/** Of a move and of a flight. */
export const stepPrice = (position: Position, seat: Seat): number =>
  hasGene(position, seat, 'streamline') ? 0 : MOVE_PRICE;

export const refuseStepPrice = (position: Position, seat: Seat): Refusal | null =>
  refusePrice(ofSeat(position.bp, seat), stepPrice(position, seat));

/** The first step of a move or flight that has been paid for. */
export function setOut(state: State, seat: Seat, amoeba: AmoebaNumber, way: Way, take: Cubes, tell: Tell): void {
  beginMoving(state, seat, amoeba, 1);
  if (way === 'dice') state.phase = 'roll';
  else takeStep(state, way, take, tell);
}

export const MOVE: Rule<MoveOf<'move'>> = {
  next: stepQuestions(actingAmoeba, waysToMove),

  refuse: (position, seat, draft) =>
    refuseStepPrice(position, seat) ?? refusePaidStep(position, seat, actingAmoeba(position), draft),

  enact(state, seat, { amoeba, way, take }, tell) {
    const price = stepPrice(state, seat);
    pay(state, seat, price);
    tell?.({ kind: 'set-out', seat, amoeba, price });
    if (way !== 'stay') return setOut(state, seat, amoeba, way, take, tell);
    tell?.({ kind: 'stayed', seat, amoeba, going: 'move', space: actingSpace(state) });
    arrive(state);
  },
};

/** Holding: it stays where it is, for nothing. R-STAY: only where drifting would displace it. */
export const STAY: Rule<MoveOf<'stay'>> = {
  next: inOrder(itself(actingAmoeba)),

  refuse(position, seat, { amoeba }) {
    if (!hasGene(position, seat, 'holding')) return { code: 'needs-gene', gene: 'holding' };
    if (!isDisplaced(position, actingSpace(position))) return { code: 'stays-anyway' };
    return refuseOther(amoeba, actingAmoeba(position));
  },

  enact(state, seat, { amoeba }, tell) {
    tell?.({ kind: 'held-on', seat, amoeba, space: actingSpace(state) });
    arrive(state);
  },
};

const mover = (position: Position): AmoebaNumber => movingIn(position).amoeba;

/** Why the dice do not allow this. */
function refuseOutcome(position: Position, { way }: Pick<MoveOf<'go'>, 'way'>): Refusal | null {
  if (isOutcome(position, way)) return null;
  const { seat, amoeba } = movingIn(position);
  const space = standingOf(position, seat, amoeba);
  if (way === 'stay') return position.attack?.space === space ? { code: 'must-leave' } : { code: 'not-thrown', way };
  return isBlocked(space, way) ? { code: 'way-blocked', way } : { code: 'not-thrown', way };
}

export const GO: Rule<MoveOf<'go'>> = {
  next: stepQuestions(mover, outcomesIn),

  refuse(position, seat, draft) {
    const { amoeba, way } = draft;
    const refusal = refuseOther(amoeba, mover(position)) ?? (way ? refuseOutcome(position, { way }) : null);
    return refusal ?? refuseLoadOf(position, seat, mover(position), draft);
  },

  enact(state, _seat, { way, take }, tell) {
    takeStep(state, way, take, tell);
  },
};

/** Speed: a second step, for nothing. */
export const AGAIN: Rule<MoveOf<'again'>> = {
  next: stepQuestions(mover, waysToGo),

  refuse: (position, seat, draft) => refusePaidStep(position, seat, mover(position), draft),

  enact(state, seat, { amoeba, way, take }, tell) {
    tell?.({ kind: 'went-again', seat, amoeba });
    goAgain(state);
    if (way !== 'dice') takeStep(state, way, take, tell);
  },
};

/** A flight is asked only when it has left the space: then the attack has failed. */
export const REST: Rule<MoveOf<'rest'>> = {
  next: inOrder(itself(mover)),
  refuse: (position, _seat, { amoeba }) => refuseOther(amoeba, mover(position)),
  enact(state, _seat, _move, tell) {
    if (state.attack === null) arrive(state);
    else failAttack(state, tell);
  },
};
