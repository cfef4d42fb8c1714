/** Pictures of cards in words: the display, a hand, a single card. */
import { MAIN_ACTIONS } from '#games/ants/box.ts';
import type { CardId } from '#games/ants/content/cards.ts';
import { contentOf } from '#games/ants/content/content.ts';
import { onDisplay, rowOf } from '#games/ants/deck.ts';
import type { Position } from '#games/ants/state.ts';
import { cutTo } from '../cut.ts';
import { cardFacts, cardInBrief, cardInFull } from './cards.ts';
import { MOST_ALT_TEXT } from './garden-text.ts';
import type { AntsWords } from './words.ts';

type Say = AntsWords;

function cardText(position: Position, id: CardId, say: Say, form: 'card' | 'shortCard'): string[] {
  const card = contentOf(position).cards.get(id);
  if (card === undefined) return [];
  return [
    say.alt[form]({ name: say.names.card({ card: id }), facts: cardFacts(card, say), effect: cardInBrief(card, say) }),
  ];
}

const texts = (position: Position, ids: readonly CardId[], say: Say, form: 'card' | 'shortCard'): string[] =>
  ids.flatMap((id) => cardText(position, id, say, form));

/** With effects if they fit. */
function fitting(make: (form: 'card' | 'shortCard') => string): string {
  const full = make('card');
  return full.length <= MOST_ALT_TEXT ? full : cutTo(make('shortCard'), MOST_ALT_TEXT);
}

const rowsText = (position: Position, say: Say, form: 'card' | 'shortCard'): string[] =>
  MAIN_ACTIONS.map((row) => say.alt.row({ row, parts: texts(position, onDisplay(rowOf(position, row)), say, form) }));

export const altTextOfDisplay = (position: Position, say: Say): string =>
  fitting((form) => rowsText(position, say, form).join(' '));

/** Without a limit. */
export const displayInWords = (position: Position, say: Say): string => rowsText(position, say, 'card').join('\n');

export const altTextOfHand = (position: Position, cards: readonly CardId[], say: Say): string =>
  fitting((form) => [say.alt.hand({ count: cards.length }), ...texts(position, cards, say, form)].join(' '));

/** Without a limit, a card a line. */
export const handInWords = (position: Position, cards: readonly CardId[], say: Say): string =>
  [say.alt.hand({ count: cards.length }), ...texts(position, cards, say, 'card')].join('\n');

export function altTextOfCard(position: Position, id: CardId, say: Say): string {
  const card = contentOf(position).cards.get(id);
  if (card === undefined) return '';
  return cutTo(`${say.names.card({ card: id })}. ${cardFacts(card, say)}. ${cardInFull(card, say)}`, MOST_ALT_TEXT);
}
