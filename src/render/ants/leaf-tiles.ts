/** The leaf tile of each terrain: its bonus, while nobody's pheromone lies there, and whose pheromones do. */
import { TERRAINS } from '#games/ants/box.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { Terrain } from '#games/ants/content/content-file.ts';
import type { Position } from '#games/ants/state.ts';
import { badge } from '../kit/marks.ts';
import type { Box, Shape } from '../scene.ts';
import { filled, roundedBox, stamped } from '../shapes.ts';
import { signsAround, signsOf } from './bonuses.ts';
import { type Look, letterOf, paintOf } from './look.ts';
import { CREAM, SLATE } from './theme.ts';

function tile(position: Position, look: Look, terrain: Terrain, { x, y, width, height }: Box): Shape[] {
  const { tile: id = '', cubes = [] } = position.leaves[TERRAINS.indexOf(terrain)] ?? {};
  const design = contentOf(position).file.leafTiles.find((each) => each.id === id);
  const bonus = signsAround(signsOf(design?.do ?? []), { x: x + 160, y: y + 70 }, { size: 50, colour: CREAM });
  return [
    filled(roundedBox({ x: x + 3, y, width: width - 6, height }, 16), SLATE),
    stamped(`terrain/${terrain}`, x + 58, y + 72, 0.86),
    ...bonus,
    ...cubes.flatMap((seat, i) =>
      badge(paintOf(look, seat), letterOf(look, seat), { x: x + 36 + i * 52, y: y + height - 40 }, 23),
    ),
  ];
}

export function leafTiles(position: Position, look: Look, box: Box): Shape[] {
  const width = box.width / TERRAINS.length;
  return TERRAINS.flatMap((terrain, i) => tile(position, look, terrain, { ...box, x: box.x + i * width, width }));
}
