/** A part of the soup, at more than twice the size that the whole board has in Discord. */
import type { Space } from '#games/ursuppe/board.ts';
import type { Position } from '#games/ursuppe/state.ts';
import { bounds } from '../outline.ts';
import type { Box, Scene } from '../scene.ts';
import { soupShapes } from './board-scene.ts';
import type { Look } from './look.ts';
import { boxOf, SOUP } from './plan.ts';
import { NIGHT } from './theme.ts';

/** Three squares wide, in the shape of Discord's box. */
const WINDOW = { width: 586, height: 372 } as const;

const clamp = (value: number, most: number): number => Math.round(Math.max(0, Math.min(value, most)));

/** With these spaces in its middle, as far as the soup allows. */
function windowOn(spaces: readonly Space[]): Box {
  const { x, y, width, height } = bounds(
    spaces.map(boxOf).flatMap((box) => [box, { x: box.x + box.width, y: box.y + box.height }]),
  );
  return {
    ...WINDOW,
    x: clamp(x + (width - WINDOW.width) / 2, SOUP.width - WINDOW.width),
    y: clamp(y + (height - WINDOW.height) / 2, SOUP.height - WINDOW.height),
  };
}

/** Law: at least one space. */
export function closeUpScene(position: Position, look: Look, spaces: readonly Space[]): Scene {
  const clip = windowOn(spaces);
  const soup = { kind: 'group', x: -clip.x, y: -clip.y, scale: 1, clip, shapes: soupShapes(position, look) } as const;
  return { game: 'ursuppe', ...WINDOW, background: NIGHT, shapes: [soup] };
}
