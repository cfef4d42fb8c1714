/**
 * Rows of a tile as bytes, one for each pixel: in the first row the numbers of their colours, in all others the differences from the
 * row above. Most pixels are as those above them, and cost no more than a look.
 */

/** No pixel: the upper bits of one are all 0, or all 1. */
const NO_PIXEL: i32 = 0x01000000;

/** Red, green and blue of each colour, a byte each. */
let colours: usize = 0;
let colourCount: i32 = 0;
/** The number of the nearest colour, by code, sixteen bits each; -1 until it is first needed. */
let nearest: usize = 0;
/** A byte for two numbers, packed into eight bits each: 1 if their colours are near enough. */
let isClose: usize = 0;

export function usePalette(coloursAt: usize, count: i32, nearestAt: usize, isCloseAt: usize): void {
  colours = coloursAt;
  colourCount = count;
  nearest = nearestAt;
  isClose = isCloseAt;
}

/** The upper 5, 6 and 5 bits of red, green and blue. A pixel has them in this order, red lowest. */
@inline
function codeOf(pixel: i32): i32 {
  return ((pixel & 0xf8) << 8) | ((pixel >> 5) & 0x07e0) | ((pixel >> 19) & 0x1f);
}

/** The same measure as `apart` in `palette.ts`. */
function distance(number: i32, red: i32, green: i32, blue: i32): i32 {
  const at = colours + 3 * number;
  const r = <i32>load<u8>(at) - red;
  const g = <i32>load<u8>(at + 1) - green;
  const b = <i32>load<u8>(at + 2) - blue;
  return 3 * r * r + 6 * g * g + 2 * b * b;
}

/** Of all colours with this code, the middle one counts. */
function learn(code: i32): i32 {
  const red = (code >> 11) * 8 + 4;
  const green = ((code >> 5) & 0x3f) * 4 + 2;
  const blue = (code & 0x1f) * 8 + 4;
  let best = 0;
  let least = i32.MAX_VALUE;
  for (let number = 0; number < colourCount; number++) {
    const apart = distance(number, red, green, blue);
    if (apart >= least) continue;
    least = apart;
    best = number;
  }
  store<i16>(nearest + (code << 1), <i16>best);
  return best;
}

@inline
function numberOf(pixel: i32): i32 {
  const code = codeOf(pixel);
  const known = <i32>load<i16>(nearest + (code << 1));
  return known >= 0 ? known : learn(code);
}

@inline
function pixelAt(pixels: usize, x: i32): i32 {
  return load<i32>(pixels + (x << 2));
}

@inline
function isClosePair(one: i32, other: i32): i32 {
  return <i32>load<u8>(isClose + ((one << 8) | other));
}

/** A pixel for each number of the last row, the one that would have this number in whatever company; none if its neighbours have a say. */
let settled: usize = 0;
/** The numbers of the last row. */
let numbers: usize = 0;
/** The bytes of this row. */
let bytes: usize = 0;

/** Of all bytes of the tile: their sum, and their sums weighed by row and by column. */
export let sum: u32 = 0;
export let sumByRow: u32 = 0;
export let sumByColumn: u32 = 0;

/** `room`: for six bytes a pixel of a row, and 32 more. */
export function startTile(room: usize, width: i32): void {
  settled = room;
  numbers = settled + (width << 2) + 16;
  bytes = numbers + width + 8;
  memory.fill(numbers, 0, width);
  for (let x = 0; x < width; x++) store<i32>(settled + (x << 2), NO_PIXEL);
  sum = 0;
  sumByRow = 0;
  sumByColumn = 0;
}

/** Four at a time. */
@inline
function areSettled(pixels: usize, x: i32): bool {
  return !v128.any_true(v128.xor(v128.load(pixels + (x << 2)), v128.load(settled + (x << 2))));
}

/**
 * A single pixel is mostly the rim of an edge, a shade between two colours: giving it the number above or before it saves a third of the
 * file and can't be seen.
 */
@inline
function numberAmong(pixels: usize, x: i32, width: i32, isFirst: bool, exact: i32): i32 {
  const pixel = pixelAt(pixels, x);
  const isSingle =
    i32(x == 0 || pixelAt(pixels, x - 1) != pixel) & i32(x == width - 1 || pixelAt(pixels, x + 1) != pixel);
  const before = x == 0 ? exact : <i32>load<u8>(numbers + x - 1);
  const beside = isFirst ? before : <i32>load<u8>(numbers + x);
  const asBeside = isSingle & isClosePair(exact, beside);
  const asBefore = isSingle & isClosePair(exact, before);
  return select(beside, select(before, exact, asBefore), asBeside);
}

/** Returns where the bytes are, until the next row. */
export function filterRow(pixels: usize, width: i32, row: i32): usize {
  memory.fill(bytes, 0, width);
  let own: u32 = 0;
  for (let x = 0; x < width; ) {
    while (x + 4 <= width && areSettled(pixels, x)) x += 4;
    for (const end = min(x + 4, width); x < end; x++) {
      const pixel = pixelAt(pixels, x);
      if (pixel == load<i32>(settled + (x << 2))) continue;
      const exact = numberOf(pixel);
      const above = <i32>load<u8>(numbers + x);
      const number = numberAmong(pixels, x, width, row == 0, exact);
      store<i32>(settled + (x << 2), select(pixel, NO_PIXEL, number == exact));
      store<u8>(numbers + x, <u8>number);
      const byte = (number - above) & 0xff;
      store<u8>(bytes + x, <u8>byte);
      own += byte;
      sumByColumn += byte * x;
    }
  }
  sum += own;
  sumByRow += own * row;
  return bytes;
}
