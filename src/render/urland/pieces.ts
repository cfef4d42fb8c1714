/** The Ichtos as drawn: single while there is room, otherwise one with a count. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { type Area, isOcean, OCEANS } from '#games/urland/board.ts';
import { ichtosAt } from '#games/urland/ichtos.ts';
import { landsOf, regionsOf } from '#games/urland/lands.ts';
import type { Position } from '#games/urland/state.ts';
import { wobble } from '../outline.ts';
import type { Box, Shape } from '../scene.ts';
import { colourOf, type Look } from './look.ts';
import { CELL, HALF, type Plot, plotOf, type Row } from './plots.ts';

export interface Piece {
  readonly area: Area;
  readonly seat: Seat;
  readonly size: 'large' | 'single' | 'count';
  /** 1 for a single Ichto. */
  readonly count: number;
  readonly box: Box;
}

interface Group {
  readonly seat: Seat;
  readonly count: number;
}

const cellsIn = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + Math.floor(row.halves / 2), 0);
const halvesIn = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + row.halves, 0);

const halfBox = (row: Row, half: number, halves: number): Box => ({
  x: row.x + half * HALF,
  y: row.y,
  width: halves * HALF,
  height: CELL.height,
});

/** The largest groups become counts until everything fits. */
function countedSeats(groups: readonly Group[], rows: readonly Row[]): ReadonlySet<Seat> {
  const counted = new Set<Seat>();
  const bySize = [...groups].sort((a, b) => b.count - a.count || a.seat - b.seat);
  for (const group of bySize) {
    const halves = groups.reduce((sum, { seat, count }) => sum + (counted.has(seat) ? 2 : count), 0);
    if (halves <= halvesIn(rows) && counted.size <= cellsIn(rows)) break;
    counted.add(group.seat);
  }
  return counted;
}

type Placed = Omit<Piece, 'area'>;

/** Counts come first, each in a whole cell; the remaining rows are for single Ichtos. */
function placeCounts(groups: readonly Group[], rows: readonly Row[]): { placed: Placed[]; rest: Row[] } {
  const waiting = [...groups];
  const placed: Placed[] = [];
  const rest: Row[] = [];
  for (const row of rows) {
    let used = 0;
    for (; used + 2 <= row.halves && waiting.length > 0; used += 2) {
      const group = waiting.shift();
      if (group) placed.push({ ...group, size: 'count', box: halfBox(row, used, 2) });
    }
    if (used < row.halves) rest.push({ x: row.x + used * HALF, y: row.y, halves: row.halves - used });
  }
  return { placed, rest };
}

/** Each colour in one row, if possible. */
function placeByRows(groups: readonly Group[], rows: readonly Row[]): Placed[] | null {
  const free = rows.map((row) => ({ row, used: 0 }));
  const placed: Placed[] = [];
  for (const group of groups) {
    const spot = free.find(({ row, used }) => row.halves - used >= group.count);
    if (!spot) return null;
    for (let i = 0; i < group.count; i++)
      placed.push({ seat: group.seat, size: 'single', count: 1, box: halfBox(spot.row, spot.used++, 1) });
  }
  return placed;
}

/** Fills these boxes one by one. */
function placeInOrder(groups: readonly Group[], boxes: readonly Box[], size: 'large' | 'single'): Placed[] {
  const singles = groups.flatMap(({ seat, count }) => Array.from({ length: count }, () => seat));
  return singles.flatMap((seat, i) => {
    const box = boxes[i];
    return box ? [{ seat, size, count: 1, box }] : [];
  });
}

const halfBoxes = (rows: readonly Row[]): Box[] =>
  rows.flatMap((row) => Array.from({ length: row.halves }, (_, half) => halfBox(row, half, 1)));

const total = (groups: readonly Group[]): number => groups.reduce((sum, { count }) => sum + count, 0);

function place(groups: readonly Group[], { rows, spots }: Plot): Placed[] {
  if (total(groups) <= spots.length) return placeInOrder(groups, spots, 'large');
  const counted = countedSeats(groups, rows);
  const { placed, rest } = placeCounts(
    groups.filter(({ seat }) => counted.has(seat)),
    rows,
  );
  const singles = groups.filter(({ seat }) => !counted.has(seat));
  return [...placed, ...(placeByRows(singles, rest) ?? placeInOrder(singles, halfBoxes(rest), 'single'))];
}

/** The rooms of all regions of a land: the room around its number comes first. */
function plotIn(position: Position, area: Area): Plot {
  if (isOcean(area)) return plotOf(area);
  const others = regionsOf(position, area).filter((region) => region !== area);
  const plots = [area, ...others].map(plotOf);
  return { rows: plots.flatMap(({ rows }) => rows), spots: plots.flatMap(({ spots }) => spots) };
}

function piecesIn(position: Position, area: Area): Piece[] {
  const groups = seatsOf(position.seats)
    .map((seat) => ({ seat, count: ichtosAt(position, area, seat) }))
    .filter(({ count }) => count > 0);
  return place(groups, plotIn(position, area)).map((piece) => ({ area, ...piece }));
}

export const piecesOf = (position: Position): Piece[] =>
  [...OCEANS, ...landsOf(position)].flatMap((area) => piecesIn(position, area));

/** Ichtos of one colour in an area face the same way. */
const looksRight = ({ area, seat }: Piece): boolean => wobble(String(area).charCodeAt(0), seat) > 0;

const SCALES = { large: 0.53, single: 0.395, count: 1 } as const;

export function pieceShape(look: Look, piece: Piece): Shape {
  const { box, seat, size, count } = piece;
  const who = `${look.palette}/${colourOf(look, seat)}`;
  return {
    kind: 'use',
    symbol: size === 'count' ? `count/${who}/${count}` : `ichto/${who}`,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    scale: SCALES[size],
    flip: size !== 'count' && looksRight(piece),
  };
}
