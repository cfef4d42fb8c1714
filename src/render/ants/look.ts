import { type Seat, seatsOf } from '#engine/seat.ts';
import type { COLOURS } from '#games/ants/colours.ts';
import type { CornerId, HexId } from '#games/ants/content/garden.ts';
import type { Event } from '#games/ants/events.ts';
import type { Position } from '#games/ants/state.ts';
import { type Cast, castOf } from '#i18n/ants/cast.ts';
import { type AntsWords, antsIn } from '#i18n/ants/words.ts';
import type { Language } from '#i18n/words.ts';
import { colourOf, nameIn, type SeatsLook } from '../kit/seats.ts';

type Colour = (typeof COLOURS)[number];

/** What can be chosen; all else is dark. Buttons call hexes and corners by what the picture writes there. */
export interface Targets {
  readonly hexes: readonly HexId[];
  readonly corners: readonly CornerId[];
  /** Corners of a path that are chosen already. */
  readonly path: readonly CornerId[];
}

/** How a position is drawn: everything besides the game itself. */
export interface Look extends SeatsLook<Colour> {
  readonly language: Language;
  /** The last events. */
  readonly events: readonly Event[];
  /** Null while nothing is to be chosen in the garden. */
  readonly targets: Targets | null;
  /** Instead of what is going on. */
  readonly title: string | null;
}

export const wordsOf = ({ language }: Look): AntsWords => antsIn(language);

export { paintOf } from '../kit/seats.ts';

export const letterOf = (look: Look, seat: Seat): string => wordsOf(look).colours[colourOf(look, seat)].letter;

/** A name without any letter of our fonts is replaced by the colour's name. */
export const nameOf = (look: Look, seat: Seat): string => nameIn(look, seat, wordsOf(look).colours);

/** With names that our fonts can write. */
export const castIn = (look: Look, { seats }: Position): Cast =>
  castOf({ names: seatsOf(seats).map((seat) => nameOf(look, seat)), colours: look.colours });
