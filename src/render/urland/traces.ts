/** Arrows, notes and glows that tell what has just happened. */
import { type Area, isOcean } from '#games/urland/board.ts';
import type { Position } from '#games/urland/state.ts';
import { at, distance } from '../outline.ts';
import type { Box, Point, Shape } from '../scene.ts';
import { lined } from '../shapes.ts';
import { landPath } from './coasts.ts';
import { happeningsOf, type Journey } from './happenings.ts';
import { type Look, paintOf } from './look.ts';
import { noteShapes } from './notes.ts';
import { roomsOf } from './plots.ts';
import { CREAM, EMBER, INK } from './theme.ts';

/** A land has one number, but an event may still call it by one that it has lost since. */
const nowCalled = (position: Position, area: Area): Area => (isOcean(area) ? area : position.landOf[area]);

const LANE = 24;
const BEND = 0.12;
/** The tip stays this far away from those whom it points at. */
const CLEARANCE = 20;

const middleOf = ({ x, y, width, height }: Box): Point => at(x + width / 2, y + height / 2);

/** The two rooms of these areas that are nearest to each other. */
function nearestRooms(from: Area, to: Area): readonly [Box, Box] {
  const pairs = roomsOf(from).flatMap((a) => roomsOf(to).map((b): [Box, Box] => [a, b]));
  const gap = ([a, b]: [Box, Box]): number => distance(middleOf(a), middleOf(b));
  return pairs.reduce((best, pair) => (gap(pair) < gap(best) ? pair : best));
}

/** On the way from the middle of a room to a point outside it, where the room ends. */
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

function arrow(from: Point, to: Point, colour: string, lane: number): Shape[] {
  const length = Math.max(1, distance(from, to));
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const start = at(from.x - uy * lane * LANE, from.y + ux * lane * LANE);
  const end = at(to.x - uy * lane * LANE, to.y + ux * lane * LANE);
  const bend = at((start.x + end.x) / 2 - uy * length * BEND, (start.y + end.y) / 2 + ux * length * BEND);
  const arriving = Math.atan2(end.y - bend.y, end.x - bend.x);
  const shaft = `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
  const head = arrowHead(end, arriving);
  return [
    lined(shaft, { colour: INK, width: 20 }, 0.55),
    lined(shaft, { colour: CREAM, width: 16 }),
    lined(shaft, { colour, width: 9 }),
    { kind: 'path', d: head, fill: colour, stroke: { colour: CREAM, width: 5 } },
  ];
}

function arrowHead({ x, y }: Point, angle: number): string {
  const corner = (turn: number, reach: number): string =>
    `${(x + Math.cos(angle + turn) * reach).toFixed(1)} ${(y + Math.sin(angle + turn) * reach).toFixed(1)}`;
  return `M${corner(0, 28)}L${corner(2.3, 22)}L${corner(-2.3, 22)}Z`;
}

function journeys(position: Position, look: Look, list: readonly Journey[]): Shape[] {
  return list.flatMap(({ seat, from, to }, i) => {
    const [start, end] = nearestRooms(nowCalled(position, from), nowCalled(position, to));
    const earlier = list.slice(0, i).filter((other) => other.from === from && other.to === to).length;
    return arrow(
      wayOut(start, middleOf(end)),
      wayOut(end, middleOf(start)),
      seat === null ? EMBER : paintOf(look, seat).fill,
      earlier,
    );
  });
}

const glow = (position: Position, area: Area): Shape[] => {
  const here = nowCalled(position, area);
  if (isOcean(here)) return [];
  const d = landPath(position, here);
  return [lined(d, { colour: EMBER, width: 12 }, 0.85)];
};

export interface Traces {
  /** Under the Ichtos. */
  readonly below: readonly Shape[];
  readonly above: readonly Shape[];
}

export function tracesOf(position: Position, look: Look): Traces {
  const happenings = happeningsOf(look.events);
  return {
    below: [
      ...happenings.struck.flatMap((area) => glow(position, area)),
      ...journeys(position, look, happenings.journeys),
    ],
    above: noteShapes(
      look,
      happenings.notes.map((note) => ({ ...note, area: nowCalled(position, note.area) })),
    ),
  };
}
