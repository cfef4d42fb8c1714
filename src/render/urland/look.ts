import type { Seat } from '#engine/seat.ts';
import { type Area, isOcean } from '#games/urland/board.ts';
import type { Colour } from '#games/urland/colours.ts';
import type { Event } from '#games/urland/events.ts';
import type { PicturedMoment } from '#i18n/urland/situation.ts';
import { type UrlandWords, urlandIn } from '#i18n/urland/words.ts';
import type { Language } from '#i18n/words.ts';
import { colourOf, nameIn, type SeatsLook } from '../kit/seats.ts';

/** A choice, and what its button is called: a letter, or a region by its number. */
export interface Target {
  readonly area: Area;
  readonly letter: string;
}

export const isByNumber = ({ area, letter }: Target): boolean => letter === String(area) && !isOcean(area);

/** How a view is drawn: everything besides the game itself. */
export interface Look extends SeatsLook<Colour> {
  readonly language: Language;
  /** The last events, as far as the viewer may know them. */
  readonly events: readonly Event[];
  readonly targets: readonly Target[];
  /** The subject of the picture, if it is not the present phase. */
  readonly moment: PicturedMoment | null;
}

export const wordsOf = (look: Look): UrlandWords => urlandIn(look.language);

export { colourOf, paintOf } from '../kit/seats.ts';

export const letterOf = (look: Look, seat: Seat): string => wordsOf(look).colours[colourOf(look, seat)].letter;

/** A name without any letter of our fonts is replaced by the colour's name. */
export const nameOf = (look: Look, seat: Seat): string => nameIn(look, seat, wordsOf(look).colours);
