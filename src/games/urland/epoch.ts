import type { Region } from './board.ts';
import { HAND_SIZE } from './box.ts';
import { erupt, takeLosses } from './eruption.ts';
import type { Tell } from './events.ts';
import { chipsLeft } from './lands.ts';
import { scoreLand } from './scoring.ts';
import type { Position, State } from './state.ts';

/** The number of the current epoch, from 1: one chip leaves the game at setup, and two with each epoch. */
export const epochOf = ({ erupted }: Position): number => 1 + Math.floor(Math.max(0, erupted.length - 1) / 2);

/** R-CHIPS: with fewer chips left than a hand needs, there is no further epoch. */
export const hasTooFewChips = (position: Position): boolean => chipsLeft(position).length < HAND_SIZE;

/**
 * First one of the last two chips is scored, on the lands as they are; then both volcanoes erupt; then come the losses.
 */
export function endEpoch(state: State, chip: Region, tell: Tell): void {
  const volcanoes = state.hand;
  tell?.({ kind: 'epoch-ended', scored: chip, chips: [...volcanoes] });
  scoreLand(state, chip, tell);
  for (const volcano of volcanoes) erupt(state, volcano, tell);
  state.hand = [];
  state.seen = state.seen.map(() => []);
  state.phase = { kind: 'dive', lands: takeLosses(state, volcanoes, tell) };
}

/** The chips still in the game and Panic are shuffled; the same player draws a new hand. */
export function beginEpoch(state: State, tell: Tell): void {
  state.scored = [];
  state.pile = chipsLeft(state);
  state.panicked = false;
  state.phase = { kind: 'draw' };
  tell?.({ kind: 'epoch-began', chips: state.pile.length });
}
