/** Cards that come by effect: from the display, one of several drawn, or searched for. */
import { inOrder } from '#engine/questions.ts';
import { popTask, replaceTask, topTaskOf } from './agenda.ts';
import type { CardId } from './content/cards.ts';
import { contentOf } from './content/content.ts';
import type { SymbolId } from './content/content-file.ts';
import { cardAt, discard, onDisplay, putInHand, takeFromDisplay, tellDrawn, topCard } from './deck.ts';
import type { Tell } from './events.ts';
import type { MoveOf } from './moves.ts';
import { NO_SUCH, type Rule } from './rule.ts';
import { activeSeat, type Position, type State } from './state.ts';
import type { TaskOf } from './tasks.ts';

export const TAKE: Rule<MoveOf<'take'>> = {
  next: inOrder({ kind: 'options', asks: 'card', of: 'card', among: ({ display }) => onDisplay(display) }),

  refuse: ({ display }, _seat, { card }) =>
    card === undefined || display.includes(card) ? null : { code: 'not-on-display', card },

  enact(state, _seat, { card }, tell) {
    replaceTask(state, takeFromDisplay(state, card, tell));
  },
};

/** Draws until there are enough; they are in nobody's hand until one is kept. */
export function drawToKeep(state: State, { cards, left }: TaskOf<'one'>, tell: Tell): 'shuffle' | null {
  const drawn: CardId[] = [];
  let card = left > 0 ? topCard(state) : null;
  for (; card !== null && card !== 'shuffle'; card = drawn.length < left ? topCard(state) : null) drawn.push(card);
  tellDrawn(state, drawn, tell);
  const missing = card === 'shuffle' ? left - drawn.length : 0;
  replaceTask(state, { kind: 'one', cards: [...cards, ...drawn], left: missing });
  return card;
}

export const cardsToKeep = (position: Position): CardId[] =>
  topTaskOf(position, 'one').cards.filter((card) => card !== null);

export const ONE: Rule<MoveOf<'one'>> = {
  next: inOrder({ kind: 'options', asks: 'card', of: 'card', among: cardsToKeep }),

  refuse: (position, _seat, { card }) => (card === undefined || cardsToKeep(position).includes(card) ? null : NO_SUCH),

  enact(state, seat, { card }, tell) {
    const others = cardsToKeep(state)
      .filter((other) => other !== card)
      .sort();
    popTask(state);
    putInHand(state, [card]);
    tell?.({ kind: 'kept-one', seat });
    discard(state, others);
    if (others.length > 0) tell?.({ kind: 'discarded', seat, cards: others });
  },
};

const symbolsIn = (position: Position): SymbolId[] => contentOf(position).file.symbols.map(({ id }) => id);

export const SEARCH: Rule<MoveOf<'search'>> = {
  next: inOrder({ kind: 'options', asks: 'symbol', of: 'symbol', among: symbolsIn }),

  refuse: () => null,

  enact(state, _seat, { symbol }) {
    replaceTask(state, { kind: 'reveal', symbol, cards: [] });
  },
};

/** Until a card supplies the symbol. What was revealed lies aside until the search ends: no shuffle takes it. */
export function reveal(state: State, { symbol, cards }: TaskOf<'reveal'>, tell: Tell): 'shuffle' | null {
  const revealed = [...cards];
  for (;;) {
    const card = topCard(state);
    if (card === 'shuffle') {
      replaceTask(state, { kind: 'reveal', symbol, cards: revealed });
      tell?.({ kind: 'revealed', seat: activeSeat(state), symbol, cards: revealed.slice(cards.length) });
      return card;
    }
    if (card === null || cardAt(state, card).symbols.includes(symbol)) {
      endSearch(state, symbol, revealed, card, tell);
      return null;
    }
    revealed.push(card);
  }
}

function endSearch(
  state: State,
  symbol: SymbolId,
  revealed: readonly CardId[],
  found: CardId | null,
  tell: Tell,
): void {
  popTask(state);
  if (found !== null) putInHand(state, [found]);
  discard(state, revealed);
  tell?.({ kind: 'searched', seat: activeSeat(state), symbol, revealed: [...revealed], found });
}
