/** Who plays: by seat, the names and colours that sentences need. */
import type { BySeat, Seat } from '#engine/seat.ts';
import { COLOURS } from '#games/ants/colours.ts';

type Colour = (typeof COLOURS)[number];

export interface Cast {
  readonly names: BySeat<string>;
  readonly colours: BySeat<Colour>;
}

export const isColour = (colour: string): colour is Colour => COLOURS.some((each) => each === colour);

/** Colours that are not this game's are left out. */
export const castOf = ({ names, colours }: { names: BySeat<string>; colours: BySeat<string> }): Cast => ({
  names,
  colours: colours.filter(isColour),
});

export const nameOf = ({ names }: Cast, seat: Seat): string => names[seat] ?? '';
