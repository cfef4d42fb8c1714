/** What a player may decide in advance. An order is silent where its answer is not legal: then the player is asked. */
import { byKind, fields, type KindReaders, readKindName as kind } from '#engine/json.ts';
import type { StandingOrders } from '#engine/module.ts';
import type { Seat } from '#engine/seat.ts';
import { topTask } from './agenda.ts';
import { BOARD, refuseUse, usableCards } from './effects.ts';
import { larvaeOf } from './feeding.ts';
import { storesFor, tilesToTurn, tracksFor } from './incubation.ts';
import type { Move } from './moves.ts';
import { refuseSeat } from './play.ts';
import { ruleOf } from './rules.ts';
import { type Player, type Position, playerAt } from './state.ts';
import type { Ants } from './types.ts';

export type Order =
  /** Feeds all larvae with Food cubes, once no effect of the incubation is left to pay for. */
  | { readonly kind: 'feed' }
  /** The last incubation, where it leaves nothing to choose. */
  | { readonly kind: 'final' };

export const ORDER_KINDS = ['feed', 'final'] as const satisfies readonly Order['kind'][];

const READERS: KindReaders<Order> = {
  feed: fields({ kind: kind('feed') }),
  final: fields({ kind: kind('final') }),
};

/** R-PUBLIC-ASK: whether an order answers tells no more than the number of cards, which everybody sees. */
function hasEffectLeft(position: Position, player: Player): boolean {
  const top = topTask(position);
  const used = top?.kind === 'effects' ? top.used : [];
  if (player.hand.length > 0 && !used.includes(BOARD)) return true;
  return usableCards(position, player).some((card) => refuseUse(position, player, card) === null);
}

function feeding(position: Position, seat: Seat): Move | null {
  const top = topTask(position);
  const player = playerAt(position, seat);
  const count = larvaeOf(player);
  if (top?.kind !== 'effects' || top.of !== 'incubation' || player.food < count) return null;
  if (hasEffectLeft(position, player)) return null;
  return { kind: 'feed', lose: [], pay: count === 0 ? [] : [{ place: 'F', count }] };
}

/** Null where there is more than one way, or one that takes from the store. */
function lastIncubation(position: Position, seat: Seat): Move | null {
  if (topTask(position)?.kind !== 'final') return null;
  const ways = ['none', ...tilesToTurn(position, playerAt(position, seat))].flatMap((tile) =>
    tracksFor(position, playerAt(position, seat), tile).flatMap((track): Move[] =>
      storesFor(position, seat, tile).map((store) => ({ kind: 'incubate', tile, track, store })),
    ),
  );
  const legal = ways.filter((move) => ruleOf(move.kind).refuse(position, seat, move) === null);
  const [only, ...others] = legal;
  return only?.kind === 'incubate' && others.length === 0 && only.store === 0 ? only : null;
}

const answerOf = ({ kind: ordered }: Order, position: Position, seat: Seat): Move | null =>
  ordered === 'feed' ? feeding(position, seat) : lastIncubation(position, seat);

function follow(order: Order, view: Position, seat: Seat): Move | null {
  const move = refuseSeat(view, seat) === null ? answerOf(order, view, seat) : null;
  return move !== null && ruleOf(move.kind).refuse(view, seat, move) === null ? move : null;
}

export const ORDERS: StandingOrders<Ants> = {
  parse: byKind<Order>(READERS),
  follow: (order, view, seat) => follow(order as Order, view, seat),
  isSpent: () => false,
  answerAtOnce: true,
  // What is left to choose then is to convert larvae just before they are fed, which can be done earlier as well.
  usual: [{ kind: 'feed' }] satisfies Order[],
};
