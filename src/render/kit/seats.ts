/** How pictures show players: by name, by colour, and by a letter for readers who can't distinguish the colours. */
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import { PAINTS, type Paint, type PaletteName, type PlayerColour } from '../players.ts';

export interface SeatsLook<Colour extends PlayerColour = PlayerColour> {
  /** By seat. */
  readonly names: readonly string[];
  readonly colours: readonly Colour[];
  readonly palette: PaletteName;
}

/** The name and the letter of each colour. */
export type ColourWords<Colour extends PlayerColour> = Readonly<
  Record<Colour, { readonly name: string; readonly letter: string }>
>;

export function colourOf<Colour extends PlayerColour>({ colours }: SeatsLook<Colour>, seat: Seat): Colour {
  const colour = colours[seat];
  invariant(colour !== undefined, () => `seat ${seat} has a colour`);
  return colour;
}

export const paintOf = (look: SeatsLook, seat: Seat): Paint => PAINTS[look.palette][colourOf(look, seat)];

/** Characters missing from our fonts, which have Latin with all its accents, Greek, Cyrillic, and common signs. */
const UNWRITABLE = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Mark}0-9 !-/:-@[-`{-~’‘“”«»–—·…]/gu;

/** In letters that our fonts have; fancy letters become plain ones. */
const writable = (name: string): string => name.normalize('NFKC').replace(UNWRITABLE, '').replace(/\s+/g, ' ').trim();

/** A name without any letter of our fonts is replaced by the colour's name. */
export function nameIn<Colour extends PlayerColour>(
  look: SeatsLook<Colour>,
  seat: Seat,
  words: ColourWords<Colour>,
): string {
  const name = writable(look.names[seat] ?? '');
  return name === '' ? words[colourOf(look, seat)].name : name;
}
