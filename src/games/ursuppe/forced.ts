/** R-ONE: with exactly one legal answer nobody is asked, it happens by itself. Here is when that is so. */
import type { Seat } from '#engine/seat.ts';
import { refuseAggression } from './aggression.ts';
import { standingOf } from './amoebas.ts';
import { NO_CUBES } from './cubes.ts';
import { onlyGift } from './defects.ts';
import { refuseFight, refuseFlight } from './defence.ts';
import { refuseDivision } from './division.ts';
import { actingAmoeba, actingSpace, isDisplaced } from './drift.ts';
import { mustEat, payersFor, possibleMeals } from './feeding.ts';
import type { Move } from './moves.ts';
import { refuseStepPrice } from './moving.ts';
import { canBuyAny } from './new-genes.ts';
import { outcomesIn } from './outcomes.ts';
import { freeStartSpaces } from './setup.ts';
import { attackIn, hasGene, movingIn, type Position } from './state.ts';
import { refuseStruggle } from './struggle.ts';
import { canTake } from './tentacle.ts';

/** The only answer of the seat that decides; null where there are more, or where chance decides. */
export function forcedMove(position: Position, seat: Seat): Move | null {
  switch (position.phase) {
    case 'start':
      return onlyStart(position);
    case 'move':
      return onlyDrift(position, seat);
    case 'go':
      return onlyOutcome(position, seat);
    case 'feed':
      return onlyFood(position, seat);
    case 'react':
      return onlyYield(position, seat);
    case 'defect':
      return onlyDefect(position, seat);
    case 'genes':
      return canBuyAny(position, seat) ? null : { kind: 'done' };
    case 'divide':
      return refuseDivision(position, seat) ? { kind: 'done' } : null;
    case 'aggression':
      return refuseAggression(position, seat) ? { kind: 'pass' } : null;
    case 'card':
    case 'order':
    case 'place':
    case 'roll':
    case 'cling':
    case 'again':
    case 'fight':
    case 'over':
      return null;
  }
}

function onlyStart(position: Position): Move | null {
  const [space, ...others] = freeStartSpaces(position);
  return space !== undefined && others.length === 0 ? { kind: 'start', space } : null;
}

function onlyDrift(position: Position, seat: Seat): Move | null {
  if (refuseStepPrice(position, seat) === null) return null;
  const space = actingSpace(position);
  const hasChoice =
    isDisplaced(position, space) && (hasGene(position, seat, 'holding') || canTake(position, seat, space));
  return hasChoice ? null : { kind: 'drift', amoeba: actingAmoeba(position), take: NO_CUBES };
}

function onlyOutcome(position: Position, seat: Seat): Move | null {
  const [way, ...others] = outcomesIn(position);
  if (way === undefined || others.length > 0) return null;
  const { amoeba } = movingIn(position);
  const hasChoice = way !== 'stay' && canTake(position, seat, standingOf(position, seat, amoeba));
  return hasChoice ? null : { kind: 'go', amoeba, way, take: NO_CUBES };
}

function onlyFood(position: Position, seat: Seat): Move | null {
  const amoeba = actingAmoeba(position);
  const [meal, ...others] = possibleMeals(position, seat);
  if (meal === undefined) return refuseStruggle(position, seat) ? { kind: 'starve', amoeba } : null;
  if (others.length > 0 || !mustEat(position, seat)) return null;
  const [payer, ...more] = payersFor(position, seat, meal);
  return payer !== undefined && more.length === 0 ? { kind: 'eat', amoeba, meal: meal.id, payer } : null;
}

function onlyYield(position: Position, seat: Seat): Move | null {
  const canDefend = refuseFight(position, seat) === null || refuseFlight(position, seat) === null;
  return canDefend ? null : { kind: 'yield', amoeba: attackIn(position).prey };
}

function onlyDefect(position: Position, seat: Seat): Move | null {
  const genes = onlyGift(position, seat);
  return genes && { kind: 'give', genes };
}
