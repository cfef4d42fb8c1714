/** Tokens on cards: putting one on any card, and moving some from one card to another. */
import { inOrder } from '#engine/questions.ts';
import { popTask, topOperation } from './agenda.ts';
import { TOKEN_KINDS } from './box.ts';
import { withTokens } from './cards-in-play.ts';
import type { CardId } from './content/cards.ts';
import type { OperationOf, TokenKind } from './content/content-file.ts';
import { tokensOn } from './counters.ts';
import { putTokens } from './gains.ts';
import type { MoveOf } from './moves.ts';
import { numberIn } from './numbers.ts';
import { NO_SUCH, type Rule } from './rule.ts';
import { activePlayer, type Player, type Position, playerAt } from './state.ts';

const cardIds = ({ cards }: Player): CardId[] => cards.map(({ id }) => id);

const owns = ({ cards }: Player, card: CardId): boolean => cards.some(({ id }) => id === card);

const kindsAsked = (position: Position): readonly TokenKind[] => topOperation(position, 'token').kind;

/** Every way to put one, a disc in the supply given. */
export function tokensAsked(position: Position): MoveOf<'token'>[] {
  const player = activePlayer(position);
  if (player.supply === 0) return [];
  return kindsAsked(position).flatMap((token) =>
    cardIds(player).map((card) => ({ kind: 'token', token, card }) as const),
  );
}

export const TOKEN: Rule<MoveOf<'token'>> = {
  next: inOrder(
    { kind: 'options', asks: 'token', of: 'token', among: kindsAsked },
    { kind: 'options', asks: 'card', of: 'card', among: (position, seat) => cardIds(playerAt(position, seat)) },
  ),

  refuse(position, seat, { token, card }) {
    if (token === undefined) return null;
    if (!kindsAsked(position).includes(token)) return NO_SUCH;
    return card === undefined || owns(playerAt(position, seat), card) ? null : NO_SUCH;
  },

  enact(state, _seat, { token, card }, tell) {
    popTask(state);
    putTokens(state, card, token, 1, tell);
  },
};

/** From a card that has at least n to another one. */
export const canMoveTokens = ({ cards }: Player, { kind, n }: OperationOf<'moveTokens'>): boolean =>
  cards.length > 1 && cards.some((card) => tokensOn(card, kind) >= numberIn(n));

export const MOVE_TOKENS: Rule<MoveOf<'move'>> = {
  next: inOrder(
    { kind: 'options', asks: 'from', of: 'card', among: (position, seat) => cardIds(playerAt(position, seat)) },
    { kind: 'options', asks: 'to', of: 'card', among: (position, seat) => cardIds(playerAt(position, seat)) },
  ),

  refuse(position, seat, { from, to }) {
    if (from === undefined) return null;
    const player = playerAt(position, seat);
    const { kind, n } = topOperation(position, 'moveTokens');
    const card = player.cards.find(({ id }) => id === from);
    if (!card) return NO_SUCH;
    if (tokensOn(card, kind) < numberIn(n)) return { code: 'too-few-tokens', card: from };
    return to === undefined || (to !== from && owns(player, to)) ? null : NO_SUCH;
  },

  enact(state, seat, { from, to }, tell) {
    const { kind, n } = topOperation(state, 'moveTokens');
    const count = numberIn(n);
    const player = playerAt(state, seat);
    const at = TOKEN_KINDS.indexOf(kind);
    player.cards = player.cards.map((card) => {
      if (card.id === from) return withTokens(card, at, -count);
      return card.id === to ? withTokens(card, at, count) : card;
    });
    tell?.({ kind: 'tokens-moved', seat, token: kind, from, to, count });
    popTask(state);
  },
};
