/** A region by itself, as on its chip. */
import { continentOf, type Region } from '#games/urland/board.ts';
import { at, bounds, closedPath } from '../outline.ts';
import type { Drawing } from '../scene.ts';
import { filled } from '../shapes.ts';
import { SHORES } from './coasts.ts';
import { LAND } from './theme.ts';

const ROOM = { width: 224, height: 150 } as const;
/** Below the coast, as thick as this. */
const CLIFF = 9;
const EDGE = 5;

/** Its coast, as large as fits. */
export function portrait(region: Region): Drawing {
  const shore = SHORES[region];
  const { x, y, width, height } = bounds(shore);
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  const place = (down: number) =>
    closedPath(shore.map((p) => at((p.x - x - width / 2) * scale, (p.y - y - height / 2) * scale + down)));
  const { fill, shore: edge } = LAND[continentOf(region)];
  return {
    width: ROOM.width + 2 * EDGE,
    height: ROOM.height + 2 * CLIFF,
    shapes: [filled(place(CLIFF), edge), { kind: 'path', d: place(0), fill, stroke: { colour: edge, width: EDGE } }],
  };
}
