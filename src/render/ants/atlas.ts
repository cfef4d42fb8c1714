/** Every drawing in the pictures of ANTS, by name, and their palette. */
import type { Terrain } from '#games/ants/content/content-file.ts';
import { kitAtlas } from '../kit/atlas.ts';
import type { Atlas, Drawing } from '../scene.ts';
import { bordersDrawing, groundDrawing } from './ground.ts';
import { type SignName, signDrawing } from './signs.ts';
import { terrainDrawing } from './terrain-signs.ts';

export { PALETTE } from './palette.ts';

const DRAWINGS: Readonly<Record<string, (...rest: string[]) => Drawing>> = {
  ground: (content = '', seats = '') => groundDrawing(content, Number(seats)),
  borders: (content = '', seats = '') => bordersDrawing(content, Number(seats)),
  terrain: (name) => terrainDrawing(name as Terrain),
  icon: (name, colour = '') => kitAtlas(`icon/${name}/${colour}`),
  sign: (name) => signDrawing(name as SignName),
};

export const atlas: Atlas = (symbol) => {
  const [kind = '', ...rest] = symbol.split('/');
  const draw = DRAWINGS[kind];
  if (!draw) throw new Error(`no drawing is called ${symbol}`);
  return draw(...rest);
};
