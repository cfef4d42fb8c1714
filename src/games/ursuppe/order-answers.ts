/** What each order answers to its question. */
import type { Seat } from '#engine/seat.ts';
import { spaceOf } from './amoebas.ts';
import type { Space } from './board.ts';
import { NUMBERS } from './box.ts';
import { cubesOn, NO_CUBES } from './cubes.ts';
import { actingAmoeba, actingSpace } from './drift.ts';
import { payersFor, possibleMeals } from './feeding.ts';
import { basesOf, type Gene, isAdvanced } from './genes.ts';
import type { Meal } from './meals.ts';
import type { Move } from './moves.ts';
import type { Defence, Order } from './orders.ts';
import { refuseEntry } from './play.ts';
import { attackIn, movingIn, type Position } from './state.ts';

/** What the order would answer; whether that is legal is not asked yet. */
export function answerOf(order: Order, view: Position, seat: Seat): Move | null {
  switch (order.kind) {
    case 'drift':
      return { kind: 'drift', amoeba: actingAmoeba(view), take: NO_CUBES };
    case 'eat':
      return mealOf(view, seat);
    case 'rest':
      return { kind: 'rest', amoeba: movingIn(view).amoeba };
    case 'defend':
      return defenceOf(view, seat, order.how);
    case 'never-cling':
      return { kind: 'cling', amoebas: [] };
    case 'peace':
      return { kind: 'pass' };
    case 'shopping':
      return purchaseOf(view, seat, order.genes);
    case 'colony':
      return placingOf(view, seat, order.spaces);
    case 'no-purchase':
    case 'no-division':
      return { kind: 'done' };
  }
}

export const isLegal = (view: Position, seat: Seat, move: Move): boolean =>
  refuseEntry(view, { by: seat, move }) === null;

/** How many cubes of the scarcest colour that the meal takes from are left after it. */
function scarcestAfter(view: Position, { cubes }: Meal): number {
  const space = actingSpace(view);
  const left = cubes.flatMap((count, colour) => (count > 0 ? [cubesOn(view, space, colour as Seat) - count] : []));
  return Math.min(...left);
}

/** A basic meal, else the fewest cubes; without a payer where that goes; then what leaves most; then in seat order. */
function mealOf(view: Position, seat: Seat): Move | null {
  const costs = ({ isFree }: Meal): number => (isFree ? 0 : 1);
  const inSeatOrder = (a: Meal, b: Meal): number => (a.id > b.id ? -1 : 1);
  const [meal] = possibleMeals(view, seat).sort(
    (a, b) =>
      Number(b.isBasic) - Number(a.isBasic) ||
      a.size - b.size ||
      costs(a) - costs(b) ||
      scarcestAfter(view, b) - scarcestAfter(view, a) ||
      inSeatOrder(a, b),
  );
  const payer = meal && payersFor(view, seat, meal)[0];
  return meal && payer !== undefined ? { kind: 'eat', amoeba: actingAmoeba(view), meal: meal.id, payer } : null;
}

/** The first that is open, then the next, then yield. Where a direction must be chosen the player is asked. */
function defenceOf(view: Position, seat: Seat, how: Defence): Move | null {
  const { prey: amoeba } = attackIn(view);
  const moves = how.split('-').map((each): Move => {
    if (each === 'flee') return { kind: 'flee', amoeba, way: 'dice', take: NO_CUBES };
    return { kind: each === 'fight' ? 'fight' : 'yield', amoeba };
  });
  for (const move of moves) {
    if (isLegal(view, seat, move)) return move;
    if (mustSayWhere(view, seat, move)) return null;
  }
  return { kind: 'yield', amoeba };
}

const mustSayWhere = (view: Position, seat: Seat, move: Move): boolean =>
  refuseEntry(view, { by: seat, move })?.code === 'owner-decides';

function purchaseOf(view: Position, seat: Seat, genes: readonly Gene[]): Move {
  const offers = genes.flatMap((gene): Move[] =>
    (isAdvanced(gene) ? basesOf(gene) : (['nothing'] as const)).map((gives) => ({ kind: 'buy', gene, gives })),
  );
  return offers.find((move) => isLegal(view, seat, move)) ?? { kind: 'done' };
}

/** The lowest free number on the first of these spaces that is open. */
function placingOf(view: Position, seat: Seat, spaces: readonly Space[]): Move {
  const amoeba = NUMBERS.find((number) => spaceOf(view, seat, number) === 0);
  const places = amoeba === undefined ? [] : spaces.map((space): Move => ({ kind: 'place', amoeba, space }));
  return places.find((move) => isLegal(view, seat, move)) ?? { kind: 'done' };
}
