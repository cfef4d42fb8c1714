import type { Seat } from '#engine/seat.ts';
import type { Area } from '#games/urland/board.ts';
import type { Colour } from '#games/urland/colours.ts';
import type { Event } from '#games/urland/events.ts';
import type { PicturedMoment } from '#i18n/urland/situation.ts';
import { type UrlandWords, urlandIn } from '#i18n/urland/words.ts';
import type { Language } from '#i18n/words.ts';
import { colourOf, nameIn, type SeatsLook } from '../kit/seats.ts';

/** Something that can be chosen, and the letter of the button that chooses it. */
export interface Target {
  readonly area: Area;
  readonly letter: string;
}

/** How a view is to be shown: everything that is not the game itself. */
export interface Look extends SeatsLook<Colour> {
  readonly language: Language;
  /** What has just happened, as far as the viewer may know. */
  readonly events: readonly Event[];
  readonly targets: readonly Target[];
  /** What the picture is of, if not of what is going on now. */
  readonly moment: PicturedMoment | null;
}

export const wordsOf = (look: Look): UrlandWords => urlandIn(look.language);

export { colourOf, paintOf } from '../kit/seats.ts';

export const letterOf = (look: Look, seat: Seat): string => wordsOf(look).colours[colourOf(look, seat)].letter;

/** One that has no letter we have is called by its colour. */
export const nameOf = (look: Look, seat: Seat): string => nameIn(look, seat, wordsOf(look).colours);
