/** Who plays: by seat, the names and colours that sentences need. */
import type { BySeat, Seat } from '#engine/seat.ts';
import type { Space } from '#games/ursuppe/board.ts';
import type { AmoebaNumber } from '#games/ursuppe/box.ts';
import { COLOURS, type Colour } from '#games/ursuppe/colours.ts';
import { allCubesOn } from '#games/ursuppe/cubes.ts';
import type { Position } from '#games/ursuppe/state.ts';

export interface Cast {
  readonly names: BySeat<string>;
  readonly colours: BySeat<Colour>;
}

export interface FoodOfColour {
  readonly colour: Colour;
  readonly count: number;
}

export const isColour = (colour: string): colour is Colour => COLOURS.some((each) => each === colour);

/** Colours that are not this game's are left out. */
export const castOf = ({ names, colours }: { names: BySeat<string>; colours: BySeat<string> }): Cast => ({
  names,
  colours: colours.filter(isColour),
});

export const nameOf = ({ names }: Cast, seat: Seat): string => names[seat] ?? '';

export const amoebaOf = (cast: Cast, seat: Seat, amoeba: AmoebaNumber): { name: string; amoeba: AmoebaNumber } => ({
  name: nameOf(cast, seat),
  amoeba,
});

/** Counts by colour as food; what is not there is not named. */
export const foodOf = ({ colours }: Cast, counts: BySeat<number>): FoodOfColour[] =>
  colours.flatMap((colour, seat) => {
    const count = counts[seat] ?? 0;
    return count > 0 ? [{ colour, count }] : [];
  });

export const foodOn = (position: Position, space: Space, cast: Cast): FoodOfColour[] =>
  foodOf(cast, allCubesOn(position, space));
