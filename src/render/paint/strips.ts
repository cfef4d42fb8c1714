/**
 * A picture in strips of rows. What a strip looks like follows from those shapes alone that touch it: strips of the same shapes
 * look alike, in whatever pictures they are.
 */
import { createHash } from 'node:crypto';
import type { GroupShape, Scene, Shape } from '../scene.ts';
import { type Rows, SMOOTHED } from './rows.ts';
import type { RowsOf } from './shape-rows.ts';

/** In rows. Half as many would make files 2 % larger. */
export const STRIP = 40;

/** The strips of a picture, in the measure of a group: where the first begins, and how high each is. */
interface Grid {
  readonly top: number;
  readonly height: number;
  readonly count: number;
}

const gridIn = ({ y, scale }: GroupShape, { top, height, count }: Grid): Grid => ({
  top: (top - y) / scale,
  height: height / scale,
  count,
});

/** The first strip in which these rows leave a trace, and the one after the last. */
function stripsAt({ top, bottom }: Rows, grid: Grid): readonly [first: number, end: number] {
  const first = Math.floor((top - grid.top) / grid.height - SMOOTHED / STRIP);
  const end = Math.ceil((bottom - grid.top) / grid.height + SMOOTHED / STRIP);
  return [Math.max(0, first), Math.min(grid.count, end)];
}

/** The shapes in each strip, spelled out in their order. */
function spell(shapes: readonly Shape[], grid: Grid, rowsOf: RowsOf): readonly string[] {
  const strips = new Array<string>(grid.count).fill('');
  for (const shape of shapes) {
    const part = shape.kind === 'group' ? spellGroup(shape, grid, rowsOf) : spellOne(shape);
    const [first, end] = stripsAt(rowsOf(shape), grid);
    for (let n = first; n < end; n++) strips[n] += part(n);
  }
  return strips;
}

type PartOf = (strip: number) => string;

function spellOne(shape: Shape): PartOf {
  const text = JSON.stringify(shape);
  return () => text;
}

function spellGroup(group: GroupShape, grid: Grid, rowsOf: RowsOf): PartOf {
  const { shapes, ...frame } = group;
  const text = JSON.stringify(frame);
  const strips = spell(shapes, gridIn(group, grid), rowsOf);
  return (n) => (strips[n] === '' ? '' : `${text}[${strips[n]}]`);
}

const digest = (text: string): string => createHash('sha1').update(text).digest('base64');

/** A name for each strip. Law: strips with the same name look alike. */
export function stripNames({ shapes, ...scene }: Scene, rowsOf: RowsOf): readonly string[] {
  const grid = { top: 0, height: STRIP, count: Math.ceil(scene.height / STRIP) };
  const picture = JSON.stringify(scene);
  return spell(shapes, grid, rowsOf).map((text, n) => digest(`${n} ${picture} ${text}`));
}

/** Strips that follow each other. */
export interface Run {
  readonly from: number;
  readonly length: number;
}

/**
 * The strips that are missing, as runs of one, two or four: whatever lies across two of them is painted twice, but there are few
 * sizes. Longer runs are no faster, and canvases and copies of their size take twenty megabytes more.
 */
export function runsOf(isMissing: readonly boolean[]): readonly Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < isMissing.length; ) {
    const length = runLength(isMissing.slice(from, from + LONGEST));
    if (length > 0) runs.push({ from, length });
    from += Math.max(1, length);
  }
  return runs;
}

const LONGEST = 4;

/** The largest power of two of these that are missing; 0 if the first is there. */
function runLength(isMissing: readonly boolean[]): number {
  const found = isMissing.indexOf(false);
  const missing = found === -1 ? isMissing.length : found;
  return missing === 0 ? 0 : 2 ** Math.floor(Math.log2(missing));
}
