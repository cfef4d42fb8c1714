/**
 * AssemblyScript, the inside of `src/render/paint/tile-press.ts`: `npm run wasm` compiles it to `tiles.wasm`. In TypeScript it takes
 * twice the time, and was the largest part of what a picture costs.
 *
 * A tile is a part of a picture that is packed by itself. Each of its rows is a string of bits of deflate that needs no other, so a
 * picture is put together by stringing the rows of its tiles.
 */
import { bitCount, copyBits, endBits, putBits, startBits } from './bits';
import { filterRow, startTile, sum, sumByColumn, sumByRow } from './filter-rows';

export { crc32, useCrcTable } from './crc32';
export { usePalette } from './filter-rows';

/** A packed tile begins with three sums. The number of bits of each row follows, and then the bits. */
const SUMS: usize = 12;

/** How a row of the picture is filtered: as it is, or as differences from the row above. */
const AS_IT_IS: i32 = 0;
const FROM_ABOVE: i32 = 2;

/**
 * Codes of deflate, their bits below, the number of bits from bit 24 on: for each of the 256 bytes, for the end, and for repeating
 * the last byte, by how often.
 */
let codes: usize = 0;
const END: i32 = 256;
const REPEAT: i32 = 257;
const LEAST_REPEAT: i32 = 3;
const MOST_REPEAT: i32 = 258;

export function useCodes(at: usize): void {
  codes = at;
}

@inline
function putCode(number: i32): void {
  const code = load<u32>(codes + (number << 2));
  putBits(code & 0xffffff, code >> 24);
}

/** How many bytes from here on are as this one. */
@inline
function runFrom(bytes: usize, end: usize): i32 {
  const byte = load<u8>(bytes);
  const eight = <u64>byte * 0x0101010101010101;
  let at = bytes + 1;
  while (at + 8 <= end && load<u64>(at) == eight) at += 8;
  while (at < end && load<u8>(at) == byte) at++;
  return <i32>(at - bytes);
}

function packRow(bytes: usize, width: i32): void {
  const end = bytes + width;
  while (bytes < end) {
    const byte = <i32>load<u8>(bytes);
    let left = runFrom(bytes, end);
    bytes += left;
    putCode(byte);
    left--;
    while (left >= LEAST_REPEAT) {
      const repeated = min(left, MOST_REPEAT);
      putCode(REPEAT + repeated);
      left -= repeated;
    }
    for (; left > 0; left--) putCode(byte);
  }
}

/** Packs so many rows of so many pixels, which are `stride` pixels apart. Returns the length of the tile, in bytes. */
export function packTile(pixels: usize, stride: i32, width: i32, height: i32, room: usize, tile: usize): i32 {
  const lengths = tile + SUMS;
  startBits(lengths + (height << 1));
  startTile(room, width);
  for (let row = 0, before = 0; row < height; row++, pixels += stride << 2) {
    packRow(filterRow(pixels, width, row), width);
    store<u16>(lengths + (row << 1), <u16>(bitCount() - before));
    before = bitCount();
  }
  store<u32>(tile, sum);
  store<u32>(tile + 4, sumByRow);
  store<u32>(tile + 8, sumByColumn);
  return <i32>(endBits() - tile);
}

/**
 * Strings so many rows of the tiles that lie beside each other. `tiles`: where each is, and after it room for the number of its bits that
 * are strung already.
 */
function stringRow(tiles: usize, columns: i32, row: i32, height: i32): void {
  for (let column = 0; column < columns; column++, tiles += 8) {
    const tile = <usize>load<u32>(tiles);
    const done = load<i32>(tiles + 4);
    const count = <i32>load<u16>(tile + SUMS + (row << 1));
    copyBits(tile + SUMS + (height << 1), done, count);
    store<i32>(tiles + 4, done + count);
  }
}

/**
 * A picture of tiles, row by row, after the head of its block of deflate. Returns its length in bytes. `tiles`: as above, all of them;
 * `tileHeight`: of all but the last.
 */
export function stringTiles(
  head: usize,
  headLength: i32,
  tiles: usize,
  columns: i32,
  height: i32,
  tileHeight: i32,
  out: usize,
): i32 {
  startBits(out);
  copyBits(head, 0, headLength);
  for (let top = 0; top < height; top += tileHeight, tiles += columns << 3) {
    const rows = min(tileHeight, height - top);
    for (let row = 0; row < rows; row++) {
      putCode(row == 0 ? AS_IT_IS : FROM_ABOVE);
      stringRow(tiles, columns, row, rows);
    }
  }
  putCode(END);
  return <i32>(endBits() - out);
}

/** For Adler-32: the largest prime below 2¹⁶. */
const PRIME: i64 = 65521;

/** Of all bytes of the picture that these tiles make. Each byte counts as often as there are bytes from it to the end. */
export function adler32(
  tiles: usize,
  width: i32,
  height: i32,
  columns: i32,
  tileWidth: i32,
  tileHeight: i32,
): u32 {
  const rowLength = width + 1;
  const length = <i64>rowLength * height;
  let low: i64 = 1;
  let high: i64 = length;
  for (let top = 0; top < height; top += tileHeight) {
    for (let row = top + 1; row < min(top + tileHeight, height); row++) {
      low += FROM_ABOVE;
      high += FROM_ABOVE * (length - <i64>row * rowLength);
    }
    for (let column = 0; column < columns; column++, tiles += 8) {
      const tile = <usize>load<u32>(tiles);
      const first = <i64>top * rowLength + 1 + column * tileWidth;
      low += load<u32>(tile);
      high += (length - first) * load<u32>(tile);
      high -= <i64>rowLength * load<u32>(tile + 4) + load<u32>(tile + 8);
    }
  }
  return <u32>(((high % PRIME) << 16) | low % PRIME);
}
