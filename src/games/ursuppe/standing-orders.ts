/** What a player may decide in advance. An order is silent where its answer is not legal: then the player is asked. */
import {
  byKind,
  fields,
  type KindReaders,
  readKindName as kind,
  listOf,
  oneOf,
  type Reader,
  readCount,
} from '#engine/json.ts';
import type { StandingOrders } from '#engine/module.ts';
import type { Seat } from '#engine/seat.ts';
import { LAST_ROUND } from './box.ts';
import { cubesOn, NO_CUBES } from './cubes.ts';
import { actingAmoeba, actingSpace } from './drift.ts';
import { payersFor, possibleMeals } from './feeding.ts';
import { basesOf, GENES, type Gene, isAdvanced } from './genes.ts';
import type { Meal } from './meals.ts';
import type { Move } from './moves.ts';
import { refuseEntry } from './play.ts';
import { attackIn, movingIn, type Phase, type Position } from './state.ts';
import type { Ursuppe } from './types.ts';

const DEFENCES = ['fight', 'flee', 'fight-flee', 'flee-fight', 'yield'] as const;
export type Defence = (typeof DEFENCES)[number];

/** `round`: the round in which the order speaks; in every other one it is silent. */
export type Order =
  | { readonly kind: 'drift'; readonly round: number | 'always' }
  | { readonly kind: 'eat' }
  | { readonly kind: 'rest' }
  | { readonly kind: 'defend'; readonly how: Defence }
  | { readonly kind: 'never-cling' }
  | { readonly kind: 'peace' }
  | { readonly kind: 'shopping'; readonly round: number; readonly genes: readonly Gene[] }
  | { readonly kind: 'no-purchase'; readonly round: number }
  | { readonly kind: 'no-division'; readonly round: number };

const readRound: Reader<number> = (json) => {
  const round = readCount(json);
  return round !== null && round <= LAST_ROUND ? round : null;
};
const readRoundOrAlways: Reader<number | 'always'> = (json) => (json === 'always' ? json : readRound(json));

const READERS: KindReaders<Order> = {
  drift: fields({ kind: kind('drift'), round: readRoundOrAlways }),
  eat: fields({ kind: kind('eat') }),
  rest: fields({ kind: kind('rest') }),
  defend: fields({ kind: kind('defend'), how: oneOf(DEFENCES) }),
  'never-cling': fields({ kind: kind('never-cling') }),
  peace: fields({ kind: kind('peace') }),
  shopping: fields<Order & { kind: 'shopping' }>({
    kind: kind('shopping'),
    round: readRound,
    genes: listOf(oneOf(GENES)),
  }),
  'no-purchase': fields({ kind: kind('no-purchase'), round: readRound }),
  'no-division': fields({ kind: kind('no-division'), round: readRound }),
};

const SPEAKS_IN: { readonly [K in Order['kind']]: Phase } = {
  drift: 'move',
  eat: 'feed',
  rest: 'again',
  defend: 'react',
  'never-cling': 'cling',
  peace: 'aggression',
  shopping: 'genes',
  'no-purchase': 'genes',
  'no-division': 'divide',
};

const isInTime = (order: Order, { phase, round }: Position): boolean =>
  phase === SPEAKS_IN[order.kind] && (!('round' in order) || order.round === 'always' || order.round === round);

/** What the order would answer; whether that is legal is not asked yet. */
function answerOf(order: Order, view: Position, seat: Seat): Move | null {
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
    case 'no-purchase':
    case 'no-division':
      return { kind: 'done' };
  }
}

const isLegal = (view: Position, seat: Seat, move: Move): boolean => refuseEntry(view, { by: seat, move }) === null;

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

function followOrder(order: Order, view: Position, seat: Seat): Move | null {
  const move = isInTime(order, view) ? answerOf(order, view, seat) : null;
  return move && isLegal(view, seat, move) ? move : null;
}

export const ORDERS: StandingOrders<Ursuppe> = {
  parse: byKind<Order>(READERS),
  follow: (order, view, seat) => followOrder(order as Order, view, seat),
  // Those that are for one round fall silent with it; none ends with its first answer.
  isSpent: () => false,
};
