/** The drift in force, as lines in the water. */
import { SPACES } from '#games/ursuppe/board.ts';
import { environmentOf } from '#games/ursuppe/cards.ts';
import { isDisplaced } from '#games/ursuppe/drift.ts';
import type { Position } from '#games/ursuppe/state.ts';
import type { Box, Shape } from '../scene.ts';
import { lined } from '../shapes.ts';
import { ANGLES } from './island.ts';
import { boxOf } from './plan.ts';
import { FOAM } from './theme.ts';

/** Two strokes and a tip over the border that the current crosses. */
function stroke({ x, y, width, height }: Box, angle: number): string {
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  const [middleX, middleY] = [x + width / 2 + (cos * width) / 2, y + height / 2 + (sin * height) / 2];
  const point = (along: number, aside: number): string =>
    `${middleX + cos * along - sin * aside} ${middleY + sin * along + cos * aside}`;
  const tip = `M${point(-8, -13)}L${point(9, 0)}L${point(-8, 13)}`;
  return `${tip}M${point(-24, -13)}L${point(-7, 0)}L${point(-24, 13)}`;
}

export function current(position: Position): Shape[] {
  const drift = position.card === null ? null : environmentOf(position.card).drift;
  if (drift === null) return [];
  const d = SPACES.filter((space) => isDisplaced(position, space))
    .map((space) => stroke(boxOf(space), ANGLES[drift]))
    .join('');
  return [lined(d, { colour: FOAM, width: 6 }, 0.75)];
}
