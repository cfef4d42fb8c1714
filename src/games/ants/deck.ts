/** The deck, the discards and the display. */
import { invariant } from '#engine/invariant.ts';
import { popTask, replaceTask } from './agenda.ts';
import { MAIN_ACTIONS, type MainAction } from './box.ts';
import type { Secret } from './cards-in-play.ts';
import type { Card, CardId } from './content/cards.ts';
import { contentOf } from './content/content.ts';
import type { Tell } from './events.ts';
import { activePlayer, activeSeat, type Player, type Position, type State } from './state.ts';
import { NO_SOURCE, type TaskOf } from './tasks.ts';

/** A card that is in the game: unknown ids have been refused, and rules see no card that is hidden from them. */
export function cardAt(position: Position, id: Secret): Card {
  const card = id === null ? undefined : contentOf(position).cards.get(id);
  invariant(card !== undefined, () => `${id} is a card`);
  return card;
}

/** A card has to come from an empty deck, and there are discards to shuffle. */
const mustShuffle = ({ deck, discards }: Position): boolean => deck.length === 0 && discards.length > 0;

export const hasCards = ({ deck, discards }: Position): boolean => deck.length + discards.length > 0;

/** A card, `shuffle` where chance has to shuffle first, or null where there is none. */
export function topCard(state: State): CardId | 'shuffle' | null {
  if (mustShuffle(state)) return 'shuffle';
  const [card = null] = state.deck;
  state.deck = state.deck.slice(1);
  return card;
}

/** R-OTHER-BACKS: Openings and Queen's Rooms leave the game. */
export function discard(state: State, cards: readonly CardId[]): void {
  const isBase = (card: CardId): boolean => cardAt(state, card).back === 'base';
  state.discards = [...state.discards, ...cards.filter(isBase)];
  state.out = [...state.out, ...cards.filter((card) => !isBase(card))];
}

/** From the hand to the discards, in this order. */
export function dropCards(state: State, cards: readonly CardId[], tell: Tell): void {
  const player = activePlayer(state);
  player.hand = player.hand.filter((card) => card === null || !cards.includes(card));
  player.starters -= cards.filter((card) => cardAt(state, card).back !== 'base').length;
  discard(state, cards);
  if (cards.length > 0) tell?.({ kind: 'discarded', seat: activeSeat(state), cards: [...cards] });
}

/** Of the active player. */
export function putInHand(state: State, cards: readonly CardId[]): void {
  const player = activePlayer(state);
  player.hand = [...player.hand, ...cards];
}

export const isInHand = ({ hand }: Player, card: CardId): boolean => hand.includes(card);

export const handOf = ({ hand }: Player): CardId[] => hand.filter((card) => card !== null);

export const rowOf = (position: Position, action: MainAction): (CardId | null)[] => {
  const columns = contentOf(position).file.constants.displayColumns;
  const row = MAIN_ACTIONS.indexOf(action);
  return position.display.slice(row * columns, (row + 1) * columns);
};

export const onDisplay = (cards: readonly (CardId | null)[]): CardId[] => cards.filter((card) => card !== null);

/** Into the hand; the slot is refilled at once, by the task that is returned. */
export function takeFromDisplay(state: State, card: CardId, tell: Tell): TaskOf<'refill'> {
  const slot = state.display.indexOf(card);
  state.display = state.display.with(slot, null);
  putInHand(state, [card]);
  tell?.({ kind: 'took', seat: activeSeat(state), card });
  return { kind: 'refill', slot };
}

export function refillSlot(state: State, { slot }: TaskOf<'refill'>, tell: Tell): 'shuffle' | null {
  const card = topCard(state);
  if (card === 'shuffle') return card;
  popTask(state);
  if (card === null) return null;
  state.display = state.display.with(slot, card);
  tell?.({ kind: 'refilled', slot, card });
  return null;
}

/** `draw` n: what is missing when the deck runs out is drawn after the shuffle. */
export function drawCards(state: State, count: number, tell: Tell): 'shuffle' | null {
  const drawn: CardId[] = [];
  let card = count > 0 ? topCard(state) : null;
  for (; card !== null && card !== 'shuffle'; card = drawn.length < count ? topCard(state) : null) drawn.push(card);
  putInHand(state, drawn);
  tellDrawn(state, drawn, tell);
  if (card === 'shuffle')
    replaceTask(state, { kind: 'do', op: { op: 'draw', n: count - drawn.length }, source: NO_SOURCE });
  else popTask(state);
  return card;
}

export function tellDrawn(state: State, cards: readonly CardId[], tell: Tell): void {
  if (cards.length === 0) return;
  tell?.({ kind: 'drew', seat: activeSeat(state), count: cards.length });
  tell?.({ kind: 'drew-cards', cards: [...cards] }, activeSeat(state));
}

/** Empty slots, row by row. */
export const emptySlots = ({ display }: Position): number[] =>
  display.includes(null) ? display.flatMap((card, slot) => (card === null ? [slot] : [])) : [];
