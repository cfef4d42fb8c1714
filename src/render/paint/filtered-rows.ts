/**
 * Rows of a PNG with a palette: a byte for each pixel, after one that names the row's filter. `assets/wasm/filter-rows.ts` makes them;
 * here is the memory that it works in.
 */
import { readFileSync } from 'node:fs';
import type { Palette } from './palette.ts';

interface FilteredRows {
  /** The next call overwrites them. */
  readonly bytes: Buffer;
  /** Their Adler-32. */
  readonly sum: number;
}

export type FilterRows = (pixels: Int32Array, width: number) => FilteredRows;

const MODULE = new WebAssembly.Module(readFileSync(new URL('../../../assets/wasm/filter-rows.wasm', import.meta.url)));

/** All arguments but counts are places in the memory. */
interface Exports {
  usePalette(colours: number, count: number, nearest: number, isClose: number): void;
  filterRows(pixels: number, bytes: number, numbers: number, settled: number, width: number, height: number): number;
}

/** In bytes, as memory is counted out. */
const PAGE = 0x10000;

/** Places in the memory: the tables of the palette, then room for rows. */
const IS_CLOSE = 0;
const NEAREST = IS_CLOSE + 0x10000;
const COLOURS = NEAREST + 2 * 0x10000;
const ROOM = COLOURS + 0x400;

/** Room for so many rows of such a width. */
interface Room {
  readonly width: number;
  readonly height: number;
  /** Where each begins in the memory. */
  readonly at: { readonly settled: number; readonly pixels: number; readonly numbers: number; readonly bytes: number };
  readonly pixels: Int32Array;
  readonly bytes: Buffer;
}

function roomIn(memory: WebAssembly.Memory, width: number, height: number): Room {
  const settled = ROOM;
  const pixels = settled + 4 * width;
  const numbers = pixels + 4 * width * height;
  const bytes = numbers + width;
  const length = (width + 1) * height;
  const missing = bytes + length - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  const { buffer } = memory;
  return {
    ...{ width, height, at: { settled, pixels, numbers, bytes } },
    pixels: new Int32Array(buffer, pixels, width * height),
    bytes: Buffer.from(buffer, bytes, length),
  };
}

export function createRowFilter({ colours, nearest, isClose }: Palette): FilterRows {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(ROOM / PAGE) });
  const { usePalette, filterRows } = new WebAssembly.Instance(MODULE, { env: { memory } }).exports as Exports;
  new Uint8Array(memory.buffer, IS_CLOSE).set(isClose);
  new Int16Array(memory.buffer, NEAREST).set(nearest);
  new Uint8Array(memory.buffer, COLOURS).set(colours.flat());
  usePalette(COLOURS, colours.length, NEAREST, IS_CLOSE);
  let room = roomIn(memory, 0, 0);
  return (pixels, width) => {
    const height = pixels.length / width;
    // Most strips are of the same size.
    if (room.width !== width || room.height !== height) room = roomIn(memory, width, height);
    room.pixels.set(pixels);
    const { at, bytes } = room;
    return { bytes, sum: filterRows(at.pixels, at.bytes, at.numbers, at.settled, width, height) >>> 0 };
  };
}
