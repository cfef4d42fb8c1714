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

/** A row that is still free, or what is left of it; rows of one region stand in one list. */
type Free = readonly (readonly Row[])[];

/** The first row with this much room in the region where most is free, so that a joined land is used as a whole. */
function roomiest(free: Free, halves: number): Row | undefined {
  const fitting = free.filter((rows) => rows.some((row) => row.halves >= halves));
  const best = fitting.reduce<readonly Row[]>((most, rows) => (halvesIn(rows) > halvesIn(most) ? rows : most), []);
  return best.find((row) => row.halves >= halves);
}

const without = (free: Free, taken: Row, halves: number): Free =>
  free.map((rows) =>
    rows.map((row) => (row === taken ? { ...row, x: row.x + halves * HALF, halves: row.halves - halves } : row)),
  );

interface Layout {
  readonly placed: readonly Placed[];
  readonly free: Free;
}

/** In a whole cell. */
function withCount({ placed, free }: Layout, group: Group): Layout {
  const row = roomiest(free, 2);
  if (!row) return { placed, free };
  return { placed: [...placed, { ...group, size: 'count', box: halfBox(row, 0, 2) }], free: without(free, row, 2) };
}

/** Together in one row if there is one, otherwise wherever there is room. */
function withSingles(layout: Layout, { seat, count }: Group): Layout {
  const row = roomiest(layout.free, count);
  if (!row) {
    const [one, others] = [
      { seat, count: 1 },
      { seat, count: count - 1 },
    ];
    return count === 1 ? layout : withSingles(withSingles(layout, one), others);
  }
  const boxes = Array.from({ length: count }, (_, half) => halfBox(row, half, 1));
  return { placed: [...layout.placed, ...singly(seat, boxes, 'single')], free: without(layout.free, row, count) };
}

const singly = (seat: Seat, boxes: readonly Box[], size: 'large' | 'single'): Placed[] =>
  boxes.map((box) => ({ seat, size, count: 1, box }));

/** Each colour where most is free. */
function placeLarge(groups: readonly Group[], plots: readonly Plot[]): Placed[] {
  const free = plots.map(({ spots }) => [...spots]);
  const mostFree = (): Box[] => free.reduce((most, spots) => (spots.length > most.length ? spots : most));
  return groups.flatMap(({ seat, count }) => {
    const together = mostFree().splice(0, count);
    const elsewhere = Array.from({ length: count - together.length }, () => mostFree().splice(0, 1)).flat();
    return singly(seat, [...together, ...elsewhere], 'large');
  });
}

const total = (groups: readonly Group[]): number => groups.reduce((sum, { count }) => sum + count, 0);

function place(groups: readonly Group[], plots: readonly Plot[]): Placed[] {
  const spots = plots.flatMap((plot) => plot.spots);
  if (total(groups) <= spots.length) return placeLarge(groups, plots);
  const rows = plots.map((plot) => plot.rows);
  const counted = countedSeats(groups, rows.flat());
  const counts = groups.filter(({ seat }) => counted.has(seat)).reduce(withCount, { placed: [], free: rows });
  const singles = groups.filter(({ seat }) => !counted.has(seat));
  return [...singles.reduce(withSingles, counts).placed];
}

/** The rooms of all regions of a land: the room around its number comes first. */
function plotsIn(position: Position, area: Area): Plot[] {
  if (isOcean(area)) return [plotOf(area)];
  const others = regionsOf(position, area).filter((region) => region !== area);
  return [area, ...others].map(plotOf);
}

function piecesIn(position: Position, area: Area): Piece[] {
  const groups = seatsOf(position.seats)
    .map((seat) => ({ seat, count: ichtosAt(position, area, seat) }))
    .filter(({ count }) => count > 0);
  return place(groups, plotsIn(position, area)).map((piece) => ({ area, ...piece }));
}

export const piecesOf = (position: Position): Piece[] =>
  [...OCEANS, ...landsOf(position)].flatMap((area) => piecesIn(position, area));

/** Ichtos of one colour in an area face the same way. */
const looksRight = ({ area, seat }: Piece): boolean => wobble(String(area).charCodeAt(0), seat) > 0;

const SCALES = { large: 0.465, single: 0.33, count: 1 } as const;

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
