/**
 * A picture in tiles. What a tile looks like follows from those shapes alone that touch it: tiles of the same shapes look alike, in
 * whatever pictures they are.
 */
import { hash } from 'node:crypto';
import { recent } from '#shared/recent.ts';
import type { GroupShape, Scene, Shape } from '../scene.ts';
import { type Extent, SMOOTHED, widened } from './extents.ts';
import type { ExtentOf } from './shape-extents.ts';

/**
 * In pixels. Deflate repeats a byte at most 258 times, so a row of such a tile that is as the one above takes two codes. Lower tiles
 * would make files larger, higher ones would have to be painted more often.
 */
export const TILE = { width: 259, height: 40 } as const;

export const columnsIn = (width: number): number => Math.ceil(width / TILE.width);
export const rowsIn = (height: number): number => Math.ceil(height / TILE.height);

/** The tiles of a picture, in the measure of a group: where the first begins, and how large each is. */
interface Grid {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

const gridOf = ({ width, height }: Scene): Grid => ({
  ...{ left: 0, top: 0, ...TILE },
  ...{ columns: columnsIn(width), rows: rowsIn(height) },
});

const gridIn = ({ x, y, scale }: GroupShape, { left, top, width, height, ...count }: Grid): Grid => ({
  ...{ left: (left - x) / scale, top: (top - y) / scale },
  ...{ width: width / scale, height: height / scale, ...count },
});

const between = (number: number, most: number): number => Math.max(0, Math.min(most, number));

/** Calls for each tile in which something of this extent leaves a trace. */
function eachTileAt(extent: Extent, grid: Grid, call: (tile: number) => void): void {
  const { left, right, top, bottom } = widened(extent, (SMOOTHED * grid.width) / TILE.width);
  const firstColumn = between(Math.floor((left - grid.left) / grid.width), grid.columns);
  const endColumn = between(Math.ceil((right - grid.left) / grid.width), grid.columns);
  const firstRow = between(Math.floor((top - grid.top) / grid.height), grid.rows);
  const endRow = between(Math.ceil((bottom - grid.top) / grid.height), grid.rows);
  for (let row = firstRow; row < endRow; row++)
    for (let column = firstColumn; column < endColumn; column++) call(row * grid.columns + column);
}

/** So many texts of shapes have a name. The one unused for longest loses it, and gets another when it is back. */
const MOST_NAMED = 10_000;
const named = recent<string, string>(MOST_NAMED);
let count = 0;

/** Two characters, never the same for different texts. */
function nameOf(part: unknown): string {
  return named.get(JSON.stringify(part), () => {
    count += 1;
    return String.fromCharCode(count >>> 16, count & 0xffff);
  });
}

/** After the shapes of a group. No shape has this name. */
const GROUP_END = '\0\0';

/** The names of the shapes in each tile, in their order. */
function spell(shapes: readonly Shape[], grid: Grid, extentOf: ExtentOf): string[] {
  const tiles = new Array<string>(grid.columns * grid.rows).fill('');
  for (const shape of shapes) {
    const spelled = shape.kind === 'group' ? spellGroup(shape, grid, extentOf) : spellOne(shape);
    eachTileAt(extentOf(shape), grid, (tile) => (tiles[tile] += spelled(tile)));
  }
  return tiles;
}

type SpelledIn = (tile: number) => string;

function spellOne(shape: Shape): SpelledIn {
  const name = nameOf(shape);
  return () => name;
}

function spellGroup(group: GroupShape, grid: Grid, extentOf: ExtentOf): SpelledIn {
  const { shapes, ...frame } = group;
  const name = nameOf(frame);
  const tiles = spell(shapes, gridIn(group, grid), extentOf);
  return (tile) => (tiles[tile] === '' ? '' : `${name}${tiles[tile]}${GROUP_END}`);
}

/**
 * Twenty characters for any name: tens of thousands are kept, and as they are spelled they would take as much memory as a quarter of
 * their tiles. Characters may be halves of a pair, which only this encoding keeps apart.
 */
const shortened = (name: string): string => hash('sha1', Buffer.from(name, 'utf16le'), 'binary');

/** A name for each tile of a picture, row by row. Law: tiles with the same name look alike. */
export function tileNames(scene: Scene, extentOf: ExtentOf): readonly string[] {
  const { shapes, ...frame } = scene;
  const picture = nameOf(frame);
  return spell(shapes, gridOf(scene), extentOf).map((names, tile) =>
    shortened(`${picture}${String.fromCharCode(tile)}${names}`),
  );
}

/** Tiles that are painted together, counted in tiles. */
export interface Patch {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** Higher patches are no faster, and canvases and copies of their size take more memory. */
const HIGHEST = 4;

/**
 * The tiles that are missing, as patches of one, two or four rows: whatever lies across two of them is painted twice, but there are
 * few sizes.
 */
export function patchesOf(missing: readonly boolean[], columns: number): readonly Patch[] {
  const left = [...missing];
  const patches: Patch[] = [];
  for (let tile = left.indexOf(true); tile !== -1; tile = left.indexOf(true, tile)) {
    const patch = patchAt(left, columns, tile);
    patches.push(patch);
    for (const covered of tilesOf(patch, columns)) left[covered] = false;
  }
  return patches;
}

function patchAt(left: readonly boolean[], columns: number, tile: number): Patch {
  const [column, row] = [tile % columns, Math.floor(tile / columns)];
  let width = 1;
  while (column + width < columns && left[tile + width]) width += 1;
  let height = 1;
  while (height < HIGHEST && isMissing(left, tile + height * columns, width)) height += 1;
  return { column, row, columns: width, rows: 2 ** Math.floor(Math.log2(height)) };
}

function isMissing(left: readonly boolean[], from: number, count: number): boolean {
  for (let tile = from; tile < from + count; tile++) if (!left[tile]) return false;
  return true;
}

export const tilesOf = ({ column, row, columns: width, rows }: Patch, columns: number): number[] =>
  Array.from({ length: rows * width }, (_, n) => (row + Math.floor(n / width)) * columns + column + (n % width));
