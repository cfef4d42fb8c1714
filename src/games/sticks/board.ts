/** Sixty sticks in six rows of ten, and the lines they lie in. */
import type { Seat } from '#engine/seat.ts';

declare const stickBrand: unique symbol;

/** By its number, 1 to 60. */
export type Stick = number & { readonly [stickBrand]: true };

const ROW_LENGTH = 10;

export const ROWS = ['row1', 'row2', 'row3', 'row4', 'row5', 'row6'] as const;

/** By the last digit of their sticks, from left to right. */
export const COLUMNS = [
  'column1',
  'column2',
  'column3',
  'column4',
  'column5',
  'column6',
  'column7',
  'column8',
  'column9',
  'column0',
] as const;

export type Row = (typeof ROWS)[number];
export type Line = Row | (typeof COLUMNS)[number];

export const LINES: readonly Line[] = [...ROWS, ...COLUMNS];

export const STICKS: readonly Stick[] = Array.from(
  { length: ROWS.length * ROW_LENGTH },
  (_, index) => (index + 1) as Stick,
);

export const rowOf = (stick: Stick): Row => ROWS[Math.ceil(stick / ROW_LENGTH) - 1] as Row;

export const columnOf = (stick: Stick): Line => COLUMNS[(stick - 1) % ROW_LENGTH] as Line;

export const isIn = (line: Line, stick: Stick): boolean => rowOf(stick) === line || columnOf(stick) === line;

/** In rising order. */
const STICKS_IN = Object.fromEntries(
  LINES.map((line) => [line, STICKS.filter((stick) => isIn(line, stick))]),
) as unknown as Readonly<Record<Line, readonly Stick[]>>;

/** Who has each stick, from stick 1 on; null for a stick that still lies there. */
export type Holders = readonly (Seat | null)[];

export const isLying = (holders: Holders, stick: Stick): boolean => holders[stick - 1] === null;

export const lyingIn = (holders: Holders, line: Line): Stick[] =>
  STICKS_IN[line].filter((stick) => isLying(holders, stick));

export const sticksOf = (holders: Holders, seat: Seat): Stick[] =>
  STICKS.filter((stick) => holders[stick - 1] === seat);

export const sumOf = (sticks: readonly Stick[]): number => sticks.reduce((sum: number, stick) => sum + stick, 0);
