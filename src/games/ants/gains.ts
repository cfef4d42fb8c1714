/** Cubes, tokens and discs that a player gets. */
import { TOKEN_KINDS } from './box.ts';
import { withTokens } from './cards-in-play.ts';
import type { CardId } from './content/cards.ts';
import type { Gain, TokenKind } from './content/content-file.ts';
import type { Tell } from './events.ts';
import { activePlayer, activeSeat, type State } from './state.ts';

/** R-PARTIAL: wild ants come from the supply, as far as it goes. */
export function gain(state: State, what: Gain, wanted: number, tell: Tell): void {
  const player = activePlayer(state);
  const count = what === 'wild' ? Math.min(wanted, player.supply) : wanted;
  if (what === 'wild') player.supply -= count;
  player[what] += count;
  if (count > 0) tell?.({ kind: 'gained', seat: activeSeat(state), what, count });
}

/** R-PARTIAL: a token is a disc from the supply. */
export function putTokens(state: State, card: CardId, token: TokenKind, wanted: number, tell: Tell): void {
  const player = activePlayer(state);
  const at = player.cards.findIndex(({ id }) => id === card);
  const count = Math.min(wanted, player.supply);
  const played = player.cards[at];
  if (!played || count === 0) return;
  player.supply -= count;
  player.cards = player.cards.with(at, withTokens(played, TOKEN_KINDS.indexOf(token), count));
  tell?.({ kind: 'tokens-put', seat: activeSeat(state), token, card, count });
}
