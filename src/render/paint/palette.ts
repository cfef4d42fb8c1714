/** Maps pixels to numbers in a fixed palette. */
import { invariant } from '#engine/invariant.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** The channels of a colour such as `#0a58a8`. */
export const rgbOf = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];

/** The eye distinguishes greens best, blues worst. */
export const apart = ([r, g, b]: Rgb, [r2, g2, b2]: Rgb): number =>
  3 * (r - r2) ** 2 + 6 * (g - g2) ** 2 + 2 * (b - b2) ** 2;

/** The upper 5, 6 and 5 bits of red, green and blue. */
export const codeOf = (pixel: number): number =>
  ((pixel >> 8) & 0xf800) | ((pixel >> 5) & 0x07e0) | ((pixel >> 3) & 0x1f);

/** The middle of all colours with this code. */
export const rgbOfCode = (code: number): Rgb => [
  (code >> 11) * 8 + 4,
  ((code >> 5) & 0x3f) * 4 + 2,
  (code & 0x1f) * 8 + 4,
];

/** The smoothed rim of an edge may take a neighbour's colour up to this distance. */
const TOLERANCE = 90_000;

/** The tables are slow to make: one palette serves all pictures of a game. */
export interface Palette {
  readonly colours: readonly Rgb[];
  /** The number of the nearest colour, by code; -1 until it is first needed. The palette's own colours are exact. */
  readonly indices: Int16Array;
  /** 1 for two numbers, packed into eight bits each, whose colours are near enough. */
  readonly isClose: Uint8Array;
}

/** A byte per pixel can't number more. */
export const MOST_COLOURS = 256;

export function paletteOf(hexes: readonly string[]): Palette {
  invariant(hexes.length <= MOST_COLOURS, 'a palette that a byte can number');
  const colours = hexes.map(rgbOf);
  const indices = new Int16Array(0x10000).fill(-1);
  for (const [index, [r, g, b]] of colours.entries()) indices[codeOf((r << 16) | (g << 8) | b)] = index;
  const isClose = Uint8Array.from({ length: 0x10000 }, (_, pair) => {
    const [a, b] = [colours[pair >> 8], colours[pair & 0xff]];
    return a && b && apart(a, b) < TOLERANCE ? 1 : 0;
  });
  return { colours, indices, isClose };
}

function nearest(colours: readonly Rgb[], colour: Rgb): number {
  const distances = colours.map((candidate) => apart(candidate, colour));
  return distances.indexOf(Math.min(...distances));
}

function learn({ colours, indices }: Palette, code: number): number {
  const index = nearest(colours, rgbOfCode(code));
  indices[code] = index;
  return index;
}

/** A single pixel may take the number above or before it. */
function ofSingle(isClose: Uint8Array, exact: number, above: number, before: number): number {
  if (isClose[(exact << 8) | above] === 1) return above;
  return isClose[(exact << 8) | before] === 1 ? before : exact;
}

/** In pixels. A longer run is faster filled at once. */
const SHORT = 24;

function fill(numbers: Uint8Array, number: number, from: number, end: number): void {
  if (end - from > SHORT) numbers.fill(number, from, end);
  else for (let at = from; at < end; at++) numbers[at] = number;
}

/** `width`: how far above its pixels the numbers of the row above are found; 0 for the first row, which has none. */
function numberRow(
  palette: Palette,
  pixels: Int32Array,
  numbers: Uint8Array,
  start: number,
  end: number,
  width: number,
) {
  const { indices, isClose } = palette;
  let number = 0;
  for (let at = start; at < end; ) {
    const pixel = pixels[at] as number;
    const known = indices[codeOf(pixel)] as number;
    const exact = known >= 0 ? known : learn(palette, codeOf(pixel));
    const first = at++;
    while (at < end && pixels[at] === pixel) at++;
    const above = width === 0 ? number : (numbers[first - width] as number);
    number = at === first + 1 ? ofSingle(isClose, exact, above, number) : exact;
    fill(numbers, number, first, at);
  }
}

/**
 * The number of each pixel's colour, into `numbers`. Single pixels are mostly rims of edges, a shade between two colours:
 * giving them a neighbour's colour saves a third of the file and can't be seen.
 */
export function number(palette: Palette, pixels: Int32Array, width: number, numbers: Uint8Array): void {
  for (let row = 0; row < pixels.length; row += width)
    numberRow(palette, pixels, numbers, row, row + width, row === 0 ? 0 : width);
}
