import { deflateSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apart, codeOf, type Palette, paletteOf, pixelOf, rgbOf, rgbOfCode } from '#render/paint/palette.ts';
import { createTilePress } from '#render/paint/tile-press.ts';
import { TILE } from '#render/paint/tiles.ts';

const BLACK = 0x000000;
/** Near black. */
const DARK = 0x404040;
const WHITE = 0xffffff;
const palette = paletteOf(['#000000', '#404040', '#ffffff']);

/** Packed tile by tile, then strung: the chunk of the file. */
function chunkOf(used: Palette, pixels: readonly number[], width: number): Buffer {
  const press = createTilePress(used);
  const height = pixels.length / width;
  const tiles = [];
  for (let top = 0; top < height; top += TILE.height) {
    const rows = pixels.slice(top * width, Math.min(top + TILE.height, height) * width);
    tiles.push(...press.pack(Int32Array.from(rows), width));
  }
  return Buffer.from(press.chunkOf(tiles, width, height));
}

/** Throws if the stream's checksum is wrong. */
const rowsIn = (chunk: Buffer): Buffer => inflateSync(chunk.subarray(8, -4));

/** As a reader of the file gets them back. */
function numbersIn(rows: Buffer, width: number): number[][] {
  const result: number[][] = [];
  for (let at = 0; at < rows.length; at += width + 1) {
    const above = rows[at] === 2 ? (result.at(-1) ?? []) : [];
    result.push([...rows.subarray(at + 1, at + 1 + width)].map((byte, x) => (byte + (above[x] ?? 0)) & 0xff));
  }
  return result;
}

const numbersOf = (pixels: readonly number[], width: number, used = palette): number[][] =>
  numbersIn(rowsIn(chunkOf(used, pixels, width)), width);

const sizes = fc.record({
  width: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 250, max: 530 })),
  height: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 38, max: 85 })),
});

/** In runs of all lengths, so that codes for repeats are tried, too. */
const runs = (size: number, colours: fc.Arbitrary<number>): fc.Arbitrary<number[]> =>
  fc
    .infiniteStream(
      fc.record({
        colour: colours,
        length: fc.oneof(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 700 })),
      }),
    )
    .map((stream) => {
      const pixels: number[] = [];
      for (const { colour, length } of stream) {
        for (let n = 0; n < length && pixels.length < size; n++) pixels.push(colour);
        if (pixels.length >= size) break;
      }
      return pixels;
    });

const pictures = (colours: fc.Arbitrary<number>) =>
  sizes.chain(({ width, height }) => runs(width * height, colours).map((pixels) => ({ width, height, pixels })));

describe('the pixels of a file', () => {
  it('are a sound stream of zlib, a byte for each pixel and one for each row, whatever the pixels and the size', () => {
    fc.assert(
      fc.property(pictures(fc.integer({ min: 0, max: 0xffffff })), ({ width, height, pixels }) => {
        expect(rowsIn(chunkOf(palette, pixels, width))).toHaveLength((width + 1) * height);
      }),
    );
  });

  it('have the numbers of their colours', () => {
    const many = paletteOf(
      Array.from({ length: 256 }, (_, n) => `#${((n * 0x010307) & 0xf8fcf8).toString(16).padStart(6, '0')}`),
    );
    const known = new Set(many.colours.map((colour) => codeOf(pixelOf(colour))));
    fc.assert(
      fc.property(pictures(fc.constantFrom(...many.colours).map(pixelOf)), (picture) => {
        const numbers = numbersOf(picture.pixels, picture.width, many).flat();
        for (const [at, number] of numbers.entries()) {
          const [left, right] = [picture.pixels[at - 1], picture.pixels[at + 1]];
          const x = at % picture.width;
          const isInside = x % TILE.width > 0 && x % TILE.width < TILE.width - 1 && x > 0 && x < picture.width - 1;
          const isSingle = !isInside || (left !== picture.pixels[at] && right !== picture.pixels[at]);
          const code = codeOf(pixelOf(many.colours[number] ?? [0, 0, 0]));
          expect(known.has(code)).toBe(true);
          if (!isSingle) expect(code).toBe(codeOf(picture.pixels[at] ?? -1));
        }
      }),
      { numRuns: 20 },
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

  it('keep the first pixel of a tile as it is where nothing is above it', () => {
    expect(numbersOf([DARK, WHITE], 2)).toEqual([[1, 2]]);
  });

  it('are mostly 0 where rows are alike', () => {
    const row = [BLACK, BLACK, DARK, DARK, WHITE, WHITE, WHITE, WHITE];
    expect([...rowsIn(chunkOf(palette, [...row, ...row], 8)).subarray(9)]).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('take not much more room than zlib would', () => {
    const pixels = Array.from({ length: 1400 * 400 }, (_, at) => [BLACK, DARK, WHITE][Math.floor(at / 700) % 3] ?? 0);
    const chunk = chunkOf(palette, pixels, 1400);
    expect(chunk.length).toBeLessThan(4 * deflateSync(rowsIn(chunk)).length + 2_000);
  });

  it('give a colour that is not in the palette the number of the nearest one', () => {
    const hexes = ['#102030', '#a04060', '#60c0ff', '#f0e0d0', '#008000'];
    const few = paletteOf(hexes);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (pixel) => {
        const distances = hexes.map((hex) => apart(rgbOf(hex), rgbOfCode(codeOf(pixel))));
        const isOwn = hexes.some((hex) => codeOf(pixelOf(rgbOf(hex))) === codeOf(pixel));
        fc.pre(!isOwn);
        // Two beside each other: neither is a single pixel.
        const [[number] = []] = numbersOf([pixel, pixel], 2, few);
        expect(distances[number ?? -1]).toBe(Math.min(...distances));
      }),
    );
  });
});
