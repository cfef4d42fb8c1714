/** An environment card is turned up: at setup for the first drift, then in Phase 2 of each round. */
import type { Card } from './cards.ts';
import { excessOf } from './defects.ts';
import type { Tell } from './events.ts';
import type { State } from './state.ts';
import { descending } from './track.ts';
import { beginPhase } from './turns.ts';

export function turnUp(state: State, card: Card, tell: Tell): void {
  state.deck.splice(state.deck.indexOf(card), 1);
  state.card = card;
  tell?.({ kind: 'turned-up', card });
  if (state.round === 0) state.phase = 'order';
  else beginDefects(state, tell);
}

function beginDefects(state: State, tell: Tell): void {
  beginPhase(state, 'defect');
  if (tell === null) return;
  for (const seat of descending(state)) {
    const excess = excessOf(state, seat);
    if (excess > 0) tell({ kind: 'defect', seat, excess });
  }
}
