/** Every drawing in Urland's pictures, by name, and their palette. */
import type { Region } from '#games/urland/board.ts';
import type { Colour } from '#games/urland/colours.ts';
import { iconDrawing } from '../kit/icons.ts';
import type { Side } from '../kit/track.ts';
import { PAINTS, type PaletteName } from '../players.ts';
import type { Atlas, Drawing } from '../scene.ts';
import { filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import { ashfall, fire } from './atmosphere.ts';
import { backdrop, landsAlone } from './backdrop.ts';
import { ichto, plainIchto, shadowIchto } from './ichto.ts';
import { URLAND_ICONS, type UrlandIcon } from './icons.ts';
import { CELL } from './plots.ts';
import { portrait } from './portrait.ts';
import { CREAM, INK } from './theme.ts';
import { trackSide } from './track.ts';
import { asleep, awake, bridge } from './volcano.ts';

function count(palette: PaletteName, colour: Colour, number: string): Drawing {
  const { fill, ink } = PAINTS[palette][colour];
  const box = { x: -CELL.width / 2 + 3, y: -CELL.height / 2 + 3, width: CELL.width - 6, height: CELL.height - 6 };
  return {
    ...CELL,
    shapes: [
      lined(roundedBox(box, 16), { colour: INK, width: 6 }),
      lined(roundedBox(box, 16), { colour: CREAM, width: 3 }),
      filled(roundedBox(box, 16), fill),
      stamped(`shadow/${palette}/${colour}`, -17, 0, 0.28),
      text(number, 16, 0, { size: 39, face: 'strong', colour: ink, maxWidth: 38, align: 'center' }),
    ],
  };
}

const silhouette = (palette: PaletteName, colour: Colour): Drawing => {
  const { fill, ink } = PAINTS[palette][colour];
  return shadowIchto(colour, ink, fill);
};

const DRAWINGS: Readonly<Record<string, (...rest: string[]) => Drawing>> = {
  map: backdrop,
  ashfall,
  fire,
  lands: landsAlone,
  track: (side) => trackSide(side as Side),
  icon: (name, colour = '') => iconDrawing(URLAND_ICONS[name as UrlandIcon], colour),
  ichto: (palette, colour) => ichto(colour as Colour, PAINTS[palette as PaletteName][colour as Colour]),
  shadow: (palette, colour) => silhouette(palette as PaletteName, colour as Colour),
  sign: (colour = '') => plainIchto(colour),
  count: (palette, colour, number = '') => count(palette as PaletteName, colour as Colour, number),
  portrait: (region) => portrait(Number(region) as Region),
  volcano: (mood, region) => (mood === 'awake' ? awake() : asleep(Number(region) as Region)),
  bridge: (region) => bridge(Number(region) as Region),
};

export { PALETTE } from './palette.ts';

export const atlas: Atlas = (symbol) => {
  const [kind = '', ...rest] = symbol.split('/');
  const draw = DRAWINGS[kind];
  if (!draw) throw new Error(`no drawing is called ${symbol}`);
  return draw(...rest);
};
