/** Parts of pictures, as bytes of their pixels. */
import type { Extent } from '#render/paint/extents.ts';
import { columnsIn, rowsIn, TILE } from '#render/paint/tiles.ts';
import type { Scene } from '#render/scene.ts';

/** All tiles, row by row. Those at the right and at the bottom may be smaller. */
export const partsOf = ({ width, height }: Scene): Extent[] =>
  Array.from({ length: rowsIn(height) * columnsIn(width) }, (_, n) => {
    const left = (n % columnsIn(width)) * TILE.width;
    const top = Math.floor(n / columnsIn(width)) * TILE.height;
    return { left, right: Math.min(left + TILE.width, width), top, bottom: Math.min(top + TILE.height, height) };
  });

const PIXEL = 4;

/** `whole`: the pixels of rows as wide as this, of which the first is `first`. */
export function partOf(whole: Buffer, width: number, { left, right, top, bottom }: Extent, first = 0): Buffer {
  const rows = Array.from({ length: bottom - top }, (_, row) => (top + row - first) * width);
  return Buffer.concat(rows.map((row) => whole.subarray(PIXEL * (row + left), PIXEL * (row + right))));
}

/** In shades of 256: how far apart two pictures are where they are farthest. */
export function farthest(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return 0;
  return one.reduce((most, byte, at) => Math.max(most, Math.abs(byte - (other[at] ?? 0))), 0);
}
