/**
 * AssemblyScript, the inside of `src/render/paint/filtered-rows.ts`: `npm run wasm` compiles it to `filter-rows.wasm`. In TypeScript it
 * takes twice the time, and was the largest part of what a picture costs.
 *
 * Rows of a PNG with a palette: a byte for each pixel, after one that names the row's filter. All rows but the first are
 * differences from the row above. Most pixels are as those above them, and cost no more than a look.
 */

/** A row as differences from the row above. A row as it is has 0. */
const FROM_ABOVE: i32 = 2;

/** No pixel: their upper bits are all 0, or all 1. */
const NO_PIXEL: i32 = 0x01000000;

/** For Adler-32: the largest prime below 2¹⁶. */
const PRIME: i64 = 65521;

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

/** The upper 5, 6 and 5 bits of red, green and blue. */
@inline
function codeOf(pixel: i32): i32 {
  return ((pixel >> 8) & 0xf800) | ((pixel >> 5) & 0x07e0) | ((pixel >> 3) & 0x1f);
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

/** Four at a time. */
@inline
function areSettled(pixels: usize, settled: usize, x: i32): bool {
  return !v128.any_true(v128.xor(v128.load(pixels + (x << 2)), v128.load(settled + (x << 2))));
}

/**
 * Fills `bytes`, and returns their Adler-32. `numbers`: room for those of a row. `settled`: room for a pixel for each of them, the
 * one that would have this number in whatever company; none if its neighbours have a say.
 */
export function filterRows(
  pixels: usize,
  bytes: usize,
  numbers: usize,
  settled: usize,
  width: i32,
  height: i32,
): i32 {
  const length = (width + 1) * height;
  memory.fill(bytes, 0, length);
  memory.fill(numbers, 0, width);
  for (let x = 0; x < width; x++) store<i32>(settled + (x << 2), NO_PIXEL);
  let low: i64 = 1;
  let high: i64 = length;
  for (let row = 0, to = 0; row < height; row++, pixels += width << 2) {
    if (row > 0) {
      store<u8>(bytes + to, <u8>FROM_ABOVE);
      low += FROM_ABOVE;
      high += FROM_ABOVE * (length - to);
    }
    to++;
    for (let x = 0; x < width; ) {
      while (x + 4 <= width && areSettled(pixels, settled, x)) x += 4;
      for (const end = min(x + 4, width); x < end; x++) {
        const pixel = pixelAt(pixels, x);
        if (pixel == load<i32>(settled + (x << 2))) continue;
        const exact = numberOf(pixel);
        const above = <i32>load<u8>(numbers + x);
        const before = x == 0 ? 0 : <i32>load<u8>(numbers + x - 1);
        const beside = row == 0 ? before : above;
        // A single pixel is mostly the rim of an edge, a shade between two colours: giving it the number above or before it saves a
        // third of the file and can't be seen.
        const isSingle =
          i32(x == 0 || pixelAt(pixels, x - 1) != pixel) & i32(x == width - 1 || pixelAt(pixels, x + 1) != pixel);
        const asBeside = isSingle & <i32>load<u8>(isClose + ((exact << 8) | beside));
        const asBefore = isSingle & <i32>load<u8>(isClose + ((exact << 8) | before));
        const number = select(beside, select(before, exact, asBefore), asBeside);
        store<i32>(settled + (x << 2), select(pixel, NO_PIXEL, number == exact));
        store<u8>(numbers + x, <u8>number);
        const byte = (number - above) & 0xff;
        store<u8>(bytes + to + x, <u8>byte);
        low += byte;
        high += <i64>byte * (length - to - x);
      }
    }
    to += width;
  }
  return <i32>(((high % PRIME) << 16) | low % PRIME);
}
