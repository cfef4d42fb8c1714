import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Space } from '#games/ursuppe/board.ts';
import type { AmoebaNumber } from '#games/ursuppe/box.ts';
import type { Colour } from '#games/ursuppe/colours.ts';
import type { Event } from '#games/ursuppe/events.ts';
import type { Position } from '#games/ursuppe/state.ts';
import { type Cast, castOf } from '#i18n/ursuppe/cast.ts';
import { type UrsuppeWords, ursuppeIn } from '#i18n/ursuppe/words.ts';
import type { Language } from '#i18n/words.ts';
import { colourOf, nameIn, type SeatsLook } from '../kit/seats.ts';

interface ChosenAmoeba {
  readonly seat: Seat;
  readonly amoeba: AmoebaNumber;
}

/** What can be chosen; all else is dark. Buttons call spaces and amoebas by the numbers that the board shows. */
export interface Targets {
  readonly spaces: readonly Space[];
  readonly amoebas: readonly ChosenAmoeba[];
  /** Where a step to these spaces begins. */
  readonly from: Space | null;
}

/** How a position is drawn: everything besides the game itself. */
export interface Look extends SeatsLook<Colour> {
  readonly language: Language;
  /** The last events. */
  readonly events: readonly Event[];
  /** Null while nothing is to be chosen on the board. */
  readonly targets: Targets | null;
  /** Instead of what is going on. */
  readonly title: string | null;
}

export const wordsOf = ({ language }: Look): UrsuppeWords => ursuppeIn(language);

export { colourOf, paintOf } from '../kit/seats.ts';

export const letterOf = (look: Look, seat: Seat): string => wordsOf(look).colours[colourOf(look, seat)].letter;

/** A name without any letter of our fonts is replaced by the colour's name. */
export const nameOf = (look: Look, seat: Seat): string => nameIn(look, seat, wordsOf(look).colours);

/** With names that our fonts can write. */
export const castIn = (look: Look, { seats }: Position): Cast =>
  castOf({ names: seatsOf(seats).map((seat) => nameOf(look, seat)), colours: look.colours });
