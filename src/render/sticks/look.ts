import type { Seat } from '#engine/seat.ts';
import type { Stick } from '#games/sticks/board.ts';
import type { Colour } from '#games/sticks/box.ts';
import { type SticksWords, sticksIn } from '#i18n/sticks/words.ts';
import type { Language } from '#i18n/words.ts';
import { colourOf, nameIn, type SeatsLook } from '../kit/seats.ts';

/** How a view is to be shown: everything that is not the game itself. */
export interface Look extends SeatsLook<Colour> {
  readonly language: Language;
  /** The sticks that it is about. */
  readonly marks: readonly Stick[];
}

export const wordsOf = ({ language }: Look): SticksWords => sticksIn(language);

export const letterOf = (look: Look, seat: Seat): string => wordsOf(look).colours[colourOf(look, seat)].letter;

export const nameOf = (look: Look, seat: Seat): string => nameIn(look, seat, wordsOf(look).colours);
