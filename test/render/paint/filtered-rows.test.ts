import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filteredRows } from '#render/paint/filtered-rows.ts';
import { paletteOf } from '#render/paint/palette.ts';

const BLACK = 0x000000;
/** Near black. */
const DARK = 0x404040;
const WHITE = 0xffffff;
const palette = paletteOf(['#000000', '#404040', '#ffffff']);

/** As a reader of the file gets them back. */
function numbersIn(rows: Buffer, width: number): number[][] {
  const result: number[][] = [];
  for (let at = 0; at < rows.length; at += width + 1) {
    const above = rows[at] === 2 ? (result.at(-1) ?? []) : [];
    result.push([...rows.subarray(at + 1, at + 1 + width)].map((byte, x) => (byte + (above[x] ?? 0)) & 0xff));
  }
  return result;
}

const numbersOf = (pixels: readonly number[], width: number): number[][] =>
  numbersIn(filteredRows(palette, Int32Array.from(pixels), width), width);

describe('the rows of a file', () => {
  it('have the numbers of the pixels’ colours', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.infiniteStream(fc.constantFrom(0, 1, 2)),
        (width, height, chosen) => {
          // Each twice: a single pixel may take the number of a neighbour.
          const numbers = [...chosen.take(width * height)].flatMap((number) => [number, number]);
          const pixels = numbers.map((number) => [BLACK, DARK, WHITE][number] ?? 0);
          expect(numbersOf(pixels, 2 * width).flat()).toEqual(numbers);
        },
      ),
    );
  });

  it('leave a single pixel the number above it, or before it, where that is near', () => {
    const above = [BLACK, BLACK, BLACK, BLACK, DARK, DARK];
    const single = [WHITE, DARK, WHITE, WHITE, BLACK, WHITE];
    expect(numbersOf([...above, ...single], 6)).toEqual([
      [0, 0, 0, 0, 1, 1],
      [2, 0, 2, 2, 1, 2],
    ]);
    expect(numbersOf([BLACK, BLACK, DARK, WHITE], 4)).toEqual([[0, 0, 0, 2]]);
  });

  it('are mostly 0 where rows are alike', () => {
    const row = [BLACK, BLACK, DARK, DARK, WHITE, WHITE, WHITE, WHITE];
    expect([...filteredRows(palette, Int32Array.from([...row, ...row]), 8).subarray(9)]).toEqual([
      2, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });
});
