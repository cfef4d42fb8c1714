/** Of every game, orders of each kind that people may give. */
import type { StandingOrder } from '#engine/module.ts';
import type { Order as AntsOrder } from '#games/ants/standing-orders.ts';
import { type GameId, MODULES } from '#games/index.ts';
import type { Order as UrlandOrder } from '#games/urland/standing-orders.ts';
import { DEFENCES, type Order as UrsuppeOrder } from '#games/ursuppe/orders.ts';

/** A kind that is missing is an error of types. */
type OfEachKind<Order extends StandingOrder> = {
  readonly [K in Order['kind']]: readonly [Order & { kind: K }, ...(Order & { kind: K })[]];
};

const inUrland: OfEachKind<UrlandOrder> = {
  bid: [
    { kind: 'bid', amount: 1 },
    { kind: 'bid', amount: 99 },
  ],
  'end-turn': [{ kind: 'end-turn' }],
  panic: [{ kind: 'panic' }],
};

const inUrsuppe: OfEachKind<UrsuppeOrder> = {
  drift: [
    { kind: 'drift', round: 'always' },
    { kind: 'drift', round: 2 },
  ],
  eat: [{ kind: 'eat' }],
  rest: [{ kind: 'rest' }],
  defend: [{ kind: 'defend', how: 'fight' }, ...DEFENCES.map((how) => ({ kind: 'defend', how }) as const)],
  'never-cling': [{ kind: 'never-cling' }],
  peace: [{ kind: 'peace' }],
  shopping: [
    { kind: 'shopping', round: 1, genes: ['speed', 'holding', 'armour'] },
    { kind: 'shopping', round: 2, genes: ['tentacle', 'spores'] },
  ],
  colony: [
    { kind: 'colony', round: 1, spaces: [1, 5, 9, 13, 17] },
    { kind: 'colony', round: 2, spaces: [2, 6, 10, 14, 18] },
  ],
  'no-purchase': [
    { kind: 'no-purchase', round: 1 },
    { kind: 'no-purchase', round: 3 },
  ],
  'no-division': [
    { kind: 'no-division', round: 2 },
    { kind: 'no-division', round: 3 },
  ],
};

const inAnts: OfEachKind<AntsOrder> = {
  feed: [{ kind: 'feed' }],
  final: [{ kind: 'final' }],
};

const listOf = (orders: Readonly<Record<string, readonly StandingOrder[]>>): readonly StandingOrder[] =>
  Object.values(orders).flat();

const ORDERS: Partial<Record<GameId, readonly StandingOrder[]>> = {
  urland: listOf(inUrland),
  ursuppe: listOf(inUrsuppe),
  ants: listOf(inAnts),
};

export function ordersOf(id: GameId): readonly StandingOrder[] {
  const orders = MODULES[id].orders === null ? [] : ORDERS[id];
  if (orders === undefined) throw new Error(`orders of ${id} are to be listed here`);
  return orders;
}
