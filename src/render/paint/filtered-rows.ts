/** Rows of a PNG with a palette: a byte for each pixel, after one that names the row's filter. */
import { number, type Palette } from './palette.ts';

/** A row as it is, and as differences from the row above. */
const AS_IT_IS = 0;
const FROM_ABOVE = 2;

/** Numbers are compared four at a time. */
const FOUR = 4;

interface Room {
  readonly numbers: Uint8Array;
  /** The same numbers by fours. */
  readonly fours: Int32Array;
  readonly rows: Buffer;
  /** The same rows, to be written by fours. */
  readonly written: DataView;
}

function roomFor(size: number, width: number): Room {
  const numbers = new Uint8Array(size);
  const rows = Buffer.alloc(size + size / width);
  return {
    numbers,
    fours: new Int32Array(numbers.buffer, 0, Math.floor(size / FOUR)),
    rows,
    written: new DataView(rows.buffer, rows.byteOffset, rows.length),
  };
}

/** Of strips of the same size, which most are: making room takes longer than filling it. */
let room: Room & { readonly size: number; readonly width: number } = { ...roomFor(0, 1), size: 0, width: 1 };

function sameRoom(size: number, width: number): Room {
  if (room.size !== size || room.width !== width) room = { ...roomFor(size, width), size, width };
  return room;
}

/** The upper bit of each of four bytes. */
const UPPER = 0x80808080 | 0;

/** The differences of four bytes from four others: without their upper bits none borrows from the next. */
const fourDifferences = (these: number, those: number): number =>
  ((these | UPPER) - (those & ~UPPER)) ^ ((these ^ ~those) & UPPER);

/** Each number as its difference from the one above it, which most are equal to. */
function writeFours({ fours, written }: Room, width: number): void {
  const wide = width / FOUR;
  for (let n = wide, to = width + 2; n < fours.length; to++)
    for (const end = n + wide; n < end; n++, to += FOUR) {
      const [own, above] = [fours[n] as number, fours[n - wide] as number];
      if (own !== above) written.setInt32(to, fourDifferences(own, above), true);
    }
}

/** The same, for any width. */
function writeEach({ numbers, rows }: Room, width: number): void {
  for (let from = width; from < numbers.length; from++)
    rows[from + Math.floor(from / width) + 1] = (numbers[from] as number) - (numbers[from - width] as number);
}

/** The first row does without the one above it. The next call overwrites the result. */
export function filteredRows(palette: Palette, pixels: Int32Array, width: number): Buffer {
  const space = sameRoom(pixels.length, width);
  const { numbers, rows } = space;
  number(palette, pixels, width, numbers);
  rows.fill(AS_IT_IS);
  rows.set(numbers.subarray(0, width), 1);
  for (let start = width + 1; start < rows.length; start += width + 1) rows[start] = FROM_ABOVE;
  if (width % FOUR === 0) writeFours(space, width);
  else writeEach(space, width);
  return rows;
}
