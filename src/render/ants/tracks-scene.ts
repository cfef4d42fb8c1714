/** The tracks beside the garden: the flight with its swarming areas, the stars, and the leaf tiles. */
import type { Position } from '#games/ants/state.ts';
import { FULL_PICTURE } from '../kit/discord-boxes.ts';
import type { Scene } from '../scene.ts';
import { flightShapes, swarmShapes } from './flight-track.ts';
import { leafTiles } from './leaf-tiles.ts';
import type { Look } from './look.ts';
import { stars, stock } from './stars-and-stock.ts';
import { NIGHT } from './theme.ts';

const PAD = 10;
const WIDTH = FULL_PICTURE.width - 2 * PAD;

export const tracksScene = (position: Position, look: Look): Scene => ({
  game: 'ants',
  ...FULL_PICTURE,
  background: NIGHT,
  shapes: [
    ...flightShapes(position, look, { x: PAD, y: PAD, width: WIDTH, height: 276 }),
    ...swarmShapes(position, look, { x: PAD, y: 294, width: WIDTH, height: 124 }),
    ...stars(position, look, { x: PAD, y: 428, width: WIDTH, height: 136 }),
    ...leafTiles(position, look, { x: PAD, y: 574, width: WIDTH, height: 210 }),
    ...stock(position, { x: PAD, y: 794, width: WIDTH, height: 86 }),
  ],
});
