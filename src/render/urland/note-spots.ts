/** Where notes lie: near their area, never upon a number, a name or each other, and upon as few Ichtos as possible. */
import { type Area, isOcean, REGIONS } from '#games/urland/board.ts';
import { landsOf, regionsOf } from '#games/urland/lands.ts';
import type { Position } from '#games/urland/state.ts';
import { at, bounds, distance } from '../outline.ts';
import type { Box, Point } from '../scene.ts';
import { MAP_HEIGHT, MAP_WIDTH, STRAITS } from './coastlines.ts';
import { piecesOf } from './pieces.ts';
import { badgeOf, NUMBER_TILE, OCEAN_NAMES, roomOf } from './plots.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const around = ({ x, y }: Point, { width, height }: Size): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The number of a sleeping volcano. */
const VOLCANO_NUMBER = { width: 44, height: 36 };

/** What nothing may cover: the numbers of lands and volcanoes, and the names of oceans. */
const inscriptionsOf = (position: Position): Box[] => [
  ...landsOf(position).map((land) => around(badgeOf(land), NUMBER_TILE)),
  ...REGIONS.filter((region) => !position.erupted.includes(region)).map((region) =>
    around(STRAITS[region].at, VOLCANO_NUMBER),
  ),
  ...Object.values(OCEAN_NAMES),
];

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + common(box, other), 0);

const middleOf = ({ x, y, width, height }: Box): Point => at(x + width / 2, y + height / 2);

/** From one place that is tried to the next, in pixels. */
const STEP = 6;
/** How far away from their area notes are looked for a place. */
const REACH = 100;
const EDGE = 4;

/** All starts of a length on a side of the map that are near this stretch of it. */
function starts(from: number, stretch: number, length: number, side: number): number[] {
  const last = Math.min(side - EDGE - length, from + stretch + REACH - length);
  const first = Math.min(last, Math.max(EDGE, from - REACH));
  return Array.from({ length: Math.floor((last - first) / STEP) + 1 }, (_, i) => first + i * STEP);
}

/** All places on the map that are near a room. */
function placesNear(room: Box, { width, height }: Size): Box[] {
  const xs = starts(room.x, room.width, width, MAP_WIDTH);
  const ys = starts(room.y, room.height, height, MAP_HEIGHT);
  return ys.flatMap((y) => xs.map((x) => ({ x, y, width, height })));
}

const roomsIn = (position: Position, area: Area): Box =>
  isOcean(area)
    ? roomOf(area)
    : bounds(
        regionsOf(position, area)
          .map(roomOf)
          .flatMap((room) => [at(room.x, room.y), at(room.x + room.width, room.y + room.height)]),
      );

/** A text that can't be read is worse than any number of hidden Ichtos. */
const HIDDEN_TEXT = 1000;
/** How bad it is to be one pixel away from the middle of the area; hiding a pixel of an Ichto is 1. */
const AWAY = 0.5;

export interface NoteSpot {
  readonly box: Box;
  readonly hidesText: boolean;
}

/** The best of all places for notes of this size that belong to an area; `taken` are those placed before. */
export function noteSpot(position: Position, area: Area, size: Size, taken: readonly Box[]): NoteSpot {
  const room = roomsIn(position, area);
  const pieces = piecesOf(position);
  const counts = pieces.filter(({ size: drawn }) => drawn === 'count').map(({ box }) => box);
  const texts = [...inscriptionsOf(position), ...counts, ...taken];
  const ichtos = pieces.map(({ box }) => box);
  const flawOf = (box: Box): number =>
    HIDDEN_TEXT * covered(box, texts) + covered(box, ichtos) + AWAY * distance(middleOf(box), middleOf(room));
  const rated = placesNear(room, size).map((box) => ({ box, flaw: flawOf(box) }));
  const { box } = rated.reduce((best, each) => (each.flaw < best.flaw ? each : best));
  return { box, hidesText: covered(box, texts) > 0 };
}
