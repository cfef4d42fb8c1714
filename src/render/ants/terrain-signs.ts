/** A terrain as a small hex, and whether its pheromone has been emitted. */
import type { Terrain } from '#games/ants/content/content-file.ts';
import { closedPath, points } from '../outline.ts';
import type { Drawing, Shape } from '../scene.ts';
import { filled } from '../shapes.ts';
import { growth } from './terrain.ts';
import { CREAM, GROUND, INK } from './theme.ts';

const HEX = closedPath(points('0,-58 50,-29 50,29 0,58 -50,29 -50,-29'));
const INNER = { x: -44, y: -34, width: 88, height: 68 };

export const terrainDrawing = (terrain: Terrain): Drawing => {
  const ground: Shape = {
    kind: 'group',
    x: 0,
    y: 0,
    scale: 1,
    clip: INNER,
    shapes: growth(terrain, { x: 0, y: 0 }, 3),
  };
  return {
    width: 112,
    height: 124,
    shapes: [
      filled(HEX, GROUND[terrain].fill),
      ground,
      { kind: 'path', d: HEX, stroke: { colour: INK, width: 10 } },
      { kind: 'path', d: HEX, stroke: { colour: CREAM, width: 5 } },
    ],
  };
};
