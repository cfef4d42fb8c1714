/** The secret chips: who holds them, and who has seen which. */

import { invariant } from '#engine/invariant.ts';
import { inOrder } from '#engine/questions.ts';
import type { Seat } from '#engine/seat.ts';
import type { Region } from './board.ts';
import { HAND_SIZE } from './box.ts';
import type { Tell } from './events.ts';
import type { MoveOf } from './moves.ts';
import { dummyOf } from './roles.ts';
import type { Rule } from './rule.ts';
import type { State } from './state.ts';

function drop(chips: Region[], chip: Region): void {
  const index = chips.indexOf(chip);
  if (index !== -1) chips.splice(index, 1);
}

export const isHandFull = (state: State): boolean => state.hand.length === HAND_SIZE;

/** Including Panic, until it has been drawn. */
export const pileSize = ({ pile, panicked }: State): number => pile.length + (panicked ? 0 : 1);

export const canDraw = (state: State): boolean => pileSize(state) > 0;

function remember(state: State, seat: Seat, chip: Region): void {
  const known = state.seen[seat];
  if (known && !known.includes(chip)) known.push(chip);
}

/** Only the drawer knows the chip. */
export function drawChip(state: State, chip: Region, tell: Tell): void {
  const drawer = state.environment;
  invariant(drawer !== null, 'the Environment player draws');
  drop(state.pile, chip);
  state.hand.push(chip);
  remember(state, drawer, chip);
  tell?.({ kind: 'drew', seat: drawer });
  tell?.({ kind: 'drew-chip', chip }, drawer);
}

/** The picked chip is revealed and leaves the hand. */
export function reveal(state: State, chip: Region): void {
  state.picked = null;
  state.scored.push(chip);
  for (const known of state.seen) drop(known, chip);
}

/** The Environment player picks one chip, face down and for good, and hands the other two to the Dummy. */
export const SCORE: Rule<MoveOf<'score'>> = {
  next: inOrder({ kind: 'options', asks: 'chip', of: 'chip', among: ({ hand }) => hand }),

  refuse({ hand }, _seat, { chip }) {
    return chip === undefined || hand.includes(chip) ? null : { code: 'not-in-hand', chip };
  },

  enact(state, seat, { chip }, tell) {
    const dummy = dummyOf(state, seat);
    state.picked = chip;
    drop(state.hand, chip);
    for (const handed of state.hand) remember(state, dummy, handed);
    tell?.({ kind: 'chose', seat });
    tell?.({ kind: 'chose-chip', chip }, seat);
    tell?.({ kind: 'was-handed', chips: [...state.hand] }, dummy);
  },
};

/** Sorted for people; the record keeps the order of drawing. */
export const byNumber = (chips: readonly Region[]): Region[] => [...chips].sort((a, b) => a - b);
