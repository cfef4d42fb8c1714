/** What can be decided in advance, in the list behind More. */
import { invariant } from '#engine/invariant.ts';
import type { StandingOrder } from '#engine/module.ts';
import { LAST_ROUND } from '#games/ursuppe/box.ts';
import { DEFENCES, type Order } from '#games/ursuppe/orders.ts';
import { type PhaseNumber, phaseNumber } from '#games/ursuppe/outlook/order-of-play.ts';
import type { Position } from '#games/ursuppe/state.ts';
import type { Ursuppe } from '#games/ursuppe/types.ts';
import { type UrsuppeWords, ursuppeIn } from '#i18n/ursuppe/words.ts';
import type { Words } from '#i18n/words.ts';
import type { OrderWords, ReadyOrder } from '../game-words.ts';

/** The round in which this phase comes next, or goes on now. */
function roundOf(view: Position, phase: PhaseNumber): number {
  const now = phaseNumber(view);
  const isPast = now === null ? view.round === 0 : now > phase;
  return Math.min(LAST_ROUND, isPast ? view.round + 1 : view.round);
}

interface Ready extends ReadyOrder {
  readonly order: Order;
}

const ready = (id: string, order: Order): Ready => ({ id, order });

/** Those that are made elsewhere are listed while they stand, so that they can be withdrawn. */
function madeOfThings(view: Position, given: readonly StandingOrder[]): Ready[] {
  return (given as readonly Order[]).flatMap((order) => {
    const isMade = order.kind === 'shopping' || order.kind === 'colony';
    return isMade && order.round >= view.round ? [ready(order.kind, order)] : [];
  });
}

const readyIn = (view: Position, given: readonly StandingOrder[]): Ready[] => [
  ready('drift', { kind: 'drift', round: 'always' }),
  ready('driftOnce', { kind: 'drift', round: roundOf(view, 1) }),
  ready('eat', { kind: 'eat' }),
  ready('rest', { kind: 'rest' }),
  ...DEFENCES.map((how) => ready(how, { kind: 'defend', how })),
  ready('never-cling', { kind: 'never-cling' }),
  ready('peace', { kind: 'peace' }),
  ready('no-purchase', { kind: 'no-purchase', round: roundOf(view, 3) }),
  ready('no-division', { kind: 'no-division', round: roundOf(view, 4) }),
  ...madeOfThings(view, given),
];

function wordsAbout(id: string, say: UrsuppeWords): { readonly name: string; readonly hint: string } {
  const all: Readonly<Record<string, { readonly name: string; readonly hint: string }>> = {
    ...say.orders,
    ...say.defences,
    driftOnce: say.driftOnce,
  };
  const about = all[id];
  invariant(about !== undefined, `${id} is an order`);
  return about;
}

export const ORDER_WORDS: OrderWords<Ursuppe> = {
  kinds: [],
  ready: readyIn,
  name: (id, { language }: Words) => wordsAbout(id, ursuppeIn(language)).name,
  hint: (id, { language }: Words) => wordsAbout(id, ursuppeIn(language)).hint,
};
