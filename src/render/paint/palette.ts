/** A fixed palette: every pixel gets the number of one of its colours. */
import { invariant } from '#engine/invariant.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** The channels of a colour such as `#0a58a8`. */
export const rgbOf = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];

/** The eye distinguishes greens best, blues worst. */
export const apart = ([r, g, b]: Rgb, [r2, g2, b2]: Rgb): number =>
  3 * (r - r2) ** 2 + 6 * (g - g2) ** 2 + 2 * (b - b2) ** 2;

/** As canvases hand them out, red lowest. */
export const pixelOf = ([r, g, b]: Rgb): number => r | (g << 8) | (b << 16);

/** The upper 5, 6 and 5 bits of red, green and blue. */
export const codeOf = (pixel: number): number =>
  ((pixel & 0xf8) << 8) | ((pixel >> 5) & 0x07e0) | ((pixel >> 19) & 0x1f);

/** The middle of all colours with this code. */
export const rgbOfCode = (code: number): Rgb => [
  (code >> 11) * 8 + 4,
  ((code >> 5) & 0x3f) * 4 + 2,
  (code & 0x1f) * 8 + 4,
];

/** The smoothed rim of an edge may take a neighbour's colour up to this distance. */
const TOLERANCE = 90_000;

export interface Palette {
  readonly colours: readonly Rgb[];
  /** The number of the nearest colour, by code; -1 until it is first needed. The palette's own colours are exact. */
  readonly nearest: Int16Array;
  /** 1 for two numbers, packed into eight bits each, whose colours are near enough. */
  readonly isClose: Uint8Array;
}

/** A byte per pixel can't number more. */
export const MOST_COLOURS = 256;

/** The tables are slow to make: one palette serves all pictures of a game. */
export function paletteOf(hexes: readonly string[]): Palette {
  invariant(hexes.length <= MOST_COLOURS, 'a palette that a byte can number');
  const colours = hexes.map(rgbOf);
  const nearest = new Int16Array(0x10000).fill(-1);
  for (const [index, colour] of colours.entries()) nearest[codeOf(pixelOf(colour))] = index;
  const isClose = Uint8Array.from({ length: 0x10000 }, (_, pair) => {
    const [a, b] = [colours[pair >> 8], colours[pair & 0xff]];
    return a && b && apart(a, b) < TOLERANCE ? 1 : 0;
  });
  return { colours, nearest, isClose };
}
