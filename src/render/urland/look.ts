import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import type { Area } from '#games/urland/board.ts';
import type { Colour } from '#games/urland/colours.ts';
import type { Event } from '#games/urland/events.ts';
import type { PicturedMoment } from '#i18n/urland/situation.ts';
import { type UrlandWords, urlandIn } from '#i18n/urland/words.ts';
import type { Language } from '#i18n/words.ts';
import { PAINTS, type Paint, type PaletteName } from '../players.ts';

/** Something that can be chosen, and the letter of the button that chooses it. */
export interface Target {
  readonly area: Area;
  readonly letter: string;
}

/** How a view is to be shown: everything that is not the game itself. */
export interface Look {
  /** By seat. */
  readonly names: readonly string[];
  readonly colours: readonly Colour[];
  readonly palette: PaletteName;
  readonly language: Language;
  /** What has just happened, as far as the viewer may know. */
  readonly events: readonly Event[];
  readonly targets: readonly Target[];
  /** What the picture is of, if not of what is going on now. */
  readonly moment: PicturedMoment | null;
}

export const wordsOf = (look: Look): UrlandWords => urlandIn(look.language);

export function colourOf({ colours }: Look, seat: Seat): Colour {
  const colour = colours[seat];
  invariant(colour !== undefined, `seat ${seat} has a colour`);
  return colour;
}

export const paintOf = (look: Look, seat: Seat): Paint => PAINTS[look.palette][colourOf(look, seat)];

export const letterOf = (look: Look, seat: Seat): string => wordsOf(look).colours[colourOf(look, seat)].letter;

/** What our fonts can write: Latin with all its accents, Greek, Cyrillic, and common signs. */
const WRITABLE = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Mark}0-9 !-/:-@[-`{-~’‘“”«»–—·…]/gu;

/** A name in letters that we have; fancy letters become plain ones. One that has none is called by its colour. */
export function nameOf(look: Look, seat: Seat): string {
  const plain = (look.names[seat] ?? '').normalize('NFKC').replace(WRITABLE, '').replace(/\s+/g, ' ').trim();
  return plain === '' ? wordsOf(look).colours[colourOf(look, seat)].name : plain;
}
