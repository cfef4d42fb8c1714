/** Every drawing in Ursuppe's pictures, by name, and their palette. */
import type { Finish } from '#games/ursuppe/box.ts';
import type { Colour } from '#games/ursuppe/colours.ts';
import { iconDrawing } from '../kit/icons.ts';
import type { Side } from '../kit/track.ts';
import type { PaletteName } from '../players.ts';
import type { Atlas, Drawing } from '../scene.ts';
import { amoeba, cell, colony, food, halo, type Painted } from './amoebas.ts';
import { URSUPPE_ICONS, type UrsuppeIcon } from './icons.ts';
import { soup } from './soup.ts';
import { trackSide } from './track.ts';

const painted = (palette = '', colour = ''): Painted => ({
  palette: palette as PaletteName,
  colour: colour as Colour,
});

const DRAWINGS: Readonly<Record<string, (...rest: string[]) => Drawing>> = {
  soup,
  track: (finish, side) => trackSide(finish as Finish, side as Side),
  icon: (name, colour = '') => iconDrawing(URSUPPE_ICONS[name as UrsuppeIcon], colour),
  amoeba: (palette, colour, label = '', damage = '') => amoeba(painted(palette, colour), label, damage),
  colony: (palette, colour, label = '', damages = '') =>
    colony(painted(palette, colour), label, damages === '' ? [] : damages.split('-')),
  cell,
  halo: (colour, light = '') => halo(colour as Colour, light),
  food: (palette, colour, count = '') => food(painted(palette, colour), count),
};

export { PALETTE } from './palette.ts';

export const atlas: Atlas = (symbol) => {
  const [kind = '', ...rest] = symbol.split('/');
  const draw = DRAWINGS[kind];
  if (!draw) throw new Error(`no drawing is called ${symbol}`);
  return draw(...rest);
};
