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
import { SPACES } from './board.ts';
import { LAST_ROUND } from './box.ts';
import { GENES } from './genes.ts';
import type { Move } from './moves.ts';
import { answerOf, isLegal } from './order-answers.ts';
import { DEFENCES, type Order } from './orders.ts';
import type { Phase, Position } from './state.ts';
import type { Ursuppe } from './types.ts';

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
  colony: fields<Order & { kind: 'colony' }>({ kind: kind('colony'), round: readRound, spaces: listOf(oneOf(SPACES)) }),
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
  colony: 'divide',
  'no-purchase': 'genes',
  'no-division': 'divide',
};

const isInTime = (order: Order, { phase, round }: Position): boolean =>
  phase === SPEAKS_IN[order.kind] && (!('round' in order) || order.round === 'always' || order.round === round);

function followOrder(order: Order, view: Position, seat: Seat): Move | null {
  const move = isInTime(order, view) ? answerOf(order, view, seat) : null;
  return move && isLegal(view, seat, move) ? move : null;
}

export const ORDERS: StandingOrders<Ursuppe> = {
  parse: byKind<Order>(READERS),
  follow: (order, view, seat) => followOrder(order as Order, view, seat),
  // Those that are for one round fall silent with it; none ends with its first answer.
  isSpent: () => false,
  // All lies open, so it does not matter who has decided in advance.
  answerAtOnce: true,
  // Whoever finds a basic meal must eat (R-MUST-EAT). What is left to choose are the cubes, at nearly every meal of three players.
  usual: [{ kind: 'eat' }] satisfies Order[],
};
