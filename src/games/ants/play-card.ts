/** Playing a card: requirements, a room tile, tokens, the Leaf cost, and what follows. */
import type { Draft } from '#engine/menu.ts';
import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import { popTask, pushTasks, topTask } from './agenda.ts';
import { judge, modeOf, priceOf, roomFor, TYPE_FOR, waivers } from './card-price.ts';
import type { Card, CardId } from './content/cards.ts';
import { contentOf } from './content/content.ts';
import { cardAt, handOf, isInHand } from './deck.ts';
import type { Tell } from './events.ts';
import type { MoveOf } from './moves.ts';
import { isRefusal, spendTokens } from './needs.ts';
import { payHeap, paymentBounds, refusePayment, refusePrice, takeFromStore } from './payment.ts';
import type { Refusal } from './refusals.ts';
import { NO_SUCH, type Rule } from './rule.ts';
import { achievementStar } from './stars.ts';
import { activePlayer, type Position, playerAt, type State } from './state.ts';
import { doAll, type Task } from './tasks.ts';

type PlayDraft = Draft<MoveOf<'play'>>;

function refuseCard(position: Position, seat: Seat, id: CardId): Refusal | null {
  const player = playerAt(position, seat);
  if (!isInHand(player, id)) return { code: 'not-in-hand', card: id };
  const card = cardAt(position, id);
  const mode = modeOf(position);
  if (mode !== 'any' && card.type !== TYPE_FOR[mode]) return { code: 'wrong-type', card: id };
  if (card.type === 'room' && roomFor(position, player, card) === null)
    return { code: 'no-empty-room', size: card.size };
  return refusePrice(position, player, 'leaf', priceOf(position, player, card));
}

/** Null if one of these waivers will do; else the reason against the first. */
function refuseNeeds(position: Position, seat: Seat, card: Card, among: readonly number[]): Refusal | null {
  let first: Refusal | null = null;
  for (const waive of among) {
    const judged = judge(position, seat, card, waive);
    if (!isRefusal(judged)) return null;
    first ??= judged;
  }
  return first ?? NO_SUCH;
}

function refuseRest(position: Position, seat: Seat, card: Card, { waive, store, pay }: PlayDraft): Refusal | null {
  const among = waivers(position, card);
  if (waive !== undefined && !among.includes(waive)) return NO_SUCH;
  const refusal = refuseNeeds(position, seat, card, waive === undefined ? among : [waive]);
  if (refusal || store === undefined) return refusal;
  const judged = judge(position, seat, card, waive ?? 0);
  if (isRefusal(judged)) return judged;
  if (store !== judged.store) return { code: 'wrong-store', missing: judged.store };
  const player = playerAt(position, seat);
  return pay ? refusePayment(position, player, 'leaf', priceOf(position, player, card), pay) : null;
}

const known = (position: Position, id: CardId | undefined): Card | undefined =>
  id === undefined ? undefined : contentOf(position).cards.get(id);

/** Exactly the Food that a requirement lacks. */
function storesFor(position: Position, seat: Seat, { card: id, waive = 0 }: PlayDraft): number[] {
  const card = known(position, id);
  const judged = card && judge(position, seat, card, waive);
  return judged && !isRefusal(judged) ? [judged.store] : [];
}

export const PLAY: Rule<MoveOf<'play'>> = {
  next: inOrder(
    { kind: 'options', asks: 'card', of: 'card', among: (position, seat) => handOf(playerAt(position, seat)) },
    {
      kind: 'options',
      asks: 'waive',
      of: 'need',
      among: (position, _seat, { card }) => waivers(position, known(position, card)),
    },
    { kind: 'options', asks: 'store', of: 'count', among: storesFor },
    {
      kind: 'heap',
      asks: 'pay',
      bounds(position, seat, { card: id }) {
        const player = playerAt(position, seat);
        const card = known(position, id);
        return paymentBounds(position, player, 'leaf', card ? priceOf(position, player, card) : 0);
      },
    },
  ),

  refuse(position, seat, draft) {
    if (draft.card === undefined) return null;
    return refuseCard(position, seat, draft.card) ?? refuseRest(position, seat, cardAt(position, draft.card), draft);
  },

  enact(state, seat, move, tell) {
    const card = cardAt(state, move.card);
    const judged = judge(state, seat, card, move.waive);
    takeFromStore(state, move.store, tell);
    activePlayer(state).food += move.store;
    if (!isRefusal(judged)) spendTokens(state, judged, tell);
    fillRoom(state, card);
    payHeap(state, 'leaf', move.pay, tell);
    layCard(state, card);
    tell?.({ kind: 'played', seat, card: card.id, pay: move.pay });
    followUp(state, seat, card, tell);
  },
};

function fillRoom(state: State, card: Card): void {
  const player = activePlayer(state);
  const at = card.type === 'room' ? roomFor(state, player, card) : null;
  const room = at === null ? undefined : player.rooms[at];
  if (at !== null && room) player.rooms = player.rooms.with(at, { id: room.id, card: card.id });
}

function layCard(state: State, { id, back }: Card): void {
  const player = activePlayer(state);
  player.hand = player.hand.filter((card) => card !== id);
  if (back !== 'base') player.starters -= 1;
  player.cards = [...player.cards, { id, tokens: [0, 0, 0], under: [] }];
}

/** Star, instant effects, events; then the second half of a card action, where this was the first. */
function followUp(state: State, seat: Seat, card: Card, tell: Tell): void {
  const isFirst = topTask(state)?.kind === 'main';
  popTask(state);
  if (isFirst) state.agenda.push({ kind: 'second', after: 'card' });
  const isAchievement = card.type === 'achievement';
  if (isAchievement) achievementStar(state, seat, tell);
  const tasks: Task[] = doAll(card.instant, { card: card.id, hex: null });
  if (isAchievement) tasks.push({ kind: 'event', event: { on: 'achievement' } });
  if (card.symbols.length > 0)
    tasks.push({ kind: 'event', event: { on: 'play', card: card.id, symbols: card.symbols } });
  pushTasks(state, tasks);
}
