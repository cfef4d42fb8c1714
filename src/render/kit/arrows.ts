/** Arrows from one place to another, for pieces that have moved. */
import { at, distance } from '../outline.ts';
import type { Box, Point, Shape } from '../scene.ts';
import { lined } from '../shapes.ts';
import { CREAM, INK } from './theme.ts';

/** The distance between parallel arrows. */
const LANE = 20;
const BEND = 0.12;
/** The distance between the tip and the pieces it points at. */
const CLEARANCE = 10;

const middleOf = ({ x, y, width, height }: Box): Point => at(x + width / 2, y + height / 2);

/** The two nearest rooms of two places. */
function nearestRooms(from: readonly Box[], to: readonly Box[]): readonly [Box, Box] {
  const pairs = from.flatMap((a) => to.map((b): [Box, Box] => [a, b]));
  const gap = ([a, b]: [Box, Box]): number => distance(middleOf(a), middleOf(b));
  return pairs.reduce((best, pair) => (gap(pair) < gap(best) ? pair : best));
}

/** The point where the way from the middle of a room to an outside point leaves the room. */
function wayOut(room: Box, towards: Point): Point {
  const middle = middleOf(room);
  const [dx, dy] = [towards.x - middle.x, towards.y - middle.y];
  const share = Math.min(
    1,
    (room.width / 2 + CLEARANCE) / Math.abs(dx || 1),
    (room.height / 2 + CLEARANCE) / Math.abs(dy || 1),
  );
  return at(middle.x + dx * share, middle.y + dy * share);
}

/** Between the rooms of two places. `lane`: the number of arrows that already run the same way. */
export function arrowBetween(from: readonly Box[], to: readonly Box[], colour: string, lane: number): Shape[] {
  const [start, end] = nearestRooms(from, to);
  return arrow(wayOut(start, middleOf(end)), wayOut(end, middleOf(start)), colour, lane);
}

function arrow(from: Point, to: Point, colour: string, lane: number): Shape[] {
  const length = Math.max(1, distance(from, to));
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const start = at(from.x - uy * lane * LANE, from.y + ux * lane * LANE);
  const end = at(to.x - uy * lane * LANE, to.y + ux * lane * LANE);
  const bend = at((start.x + end.x) / 2 - uy * length * BEND, (start.y + end.y) / 2 + ux * length * BEND);
  const arriving = Math.atan2(end.y - bend.y, end.x - bend.x);
  const shaft = `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
  return [
    lined(shaft, { colour: INK, width: 17 }, 0.55),
    lined(shaft, { colour: CREAM, width: 13 }),
    lined(shaft, { colour, width: 7 }),
    { kind: 'path', d: arrowHead(end, arriving), fill: colour, stroke: { colour: CREAM, width: 4 } },
  ];
}

function arrowHead({ x, y }: Point, angle: number): string {
  const corner = (turn: number, reach: number): string =>
    `${(x + Math.cos(angle + turn) * reach).toFixed(1)} ${(y + Math.sin(angle + turn) * reach).toFixed(1)}`;
  return `M${corner(0, 24)}L${corner(2.3, 19)}L${corner(-2.3, 19)}Z`;
}
