import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRowFilter } from '#render/paint/filtered-rows.ts';
import { apart, codeOf, paletteOf, rgbOf, rgbOfCode } from '#render/paint/palette.ts';
import { adler32 } from './adler32.ts';

const BLACK = 0x000000;
/** Near black. */
const DARK = 0x404040;
const WHITE = 0xffffff;
const filterRows = createRowFilter(paletteOf(['#000000', '#404040', '#ffffff']));

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
  numbersIn(filterRows(Int32Array.from(pixels), width).bytes, width);

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
    expect([...filterRows(Int32Array.from([...row, ...row]), 8).bytes.subarray(9)]).toEqual([
      2, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('come with their checksum, whatever the pixels and the size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 70 }),
        fc.integer({ min: 1, max: 45 }),
        fc.infiniteStream(fc.integer({ min: 0, max: 0xffffff })),
        (width, height, pixels) => {
          const { bytes, sum } = filterRows(Int32Array.from(pixels.take(width * height)), width);
          expect(bytes.length).toBe((width + 1) * height);
          expect(sum).toBe(adler32(bytes));
        },
      ),
    );
  });

  it('give a colour that is not in the palette the number of the nearest one', () => {
    const hexes = ['#102030', '#a04060', '#60c0ff', '#f0e0d0', '#008000'];
    const filter = createRowFilter(paletteOf(hexes));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (pixel) => {
        const distances = hexes.map((hex) => apart(rgbOf(hex), rgbOfCode(codeOf(pixel))));
        const isOwn = hexes.some((hex) => codeOf(Number.parseInt(hex.slice(1), 16)) === codeOf(pixel));
        fc.pre(!isOwn);
        // Two beside each other: neither is a single pixel.
        const [, number] = filter(Int32Array.from([pixel, pixel]), 2).bytes;
        expect(distances[number ?? -1]).toBe(Math.min(...distances));
      }),
    );
  });
});
