/** Checksums of bytes: for a chunk, and for the packed pixels. */

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

/** Node's zlib has this only since Node 20.15. */
export function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (let at = 0; at < bytes.length; at++) c = (CRC_TABLE[(c ^ (bytes[at] as number)) & 0xff] as number) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

/** For Adler-32: the largest prime below 2¹⁶, and the number of fours of bytes that can be summed before 31 bits overflow. */
const ADLER_PRIME = 65521;
const ADLER_STRETCH = 900;

/** The sum of no bytes is 1. Four at a time, most of which are expected to be 0. */
export function adler32(bytes: Uint8Array): number {
  const fours = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  let [low, high] = [1, 0];
  for (let n = 0; n < fours.length; ) {
    for (const end = Math.min(n + ADLER_STRETCH, fours.length); n < end; n++) {
      const four = fours[n] as number;
      high += 4 * low;
      if (four === 0) continue;
      const [a, b, c, d] = [four & 0xff, (four >>> 8) & 0xff, (four >>> 16) & 0xff, four >>> 24];
      high += 4 * a + 3 * b + 2 * c + d;
      low += a + b + c + d;
    }
    low %= ADLER_PRIME;
    high %= ADLER_PRIME;
  }
  for (const rest of bytes.subarray(4 * fours.length)) {
    low = (low + rest) % ADLER_PRIME;
    high = (high + low) % ADLER_PRIME;
  }
  return ((high << 16) | low) >>> 0;
}

/** The sum of two pieces in a row, from the sum of each and the length of the second. */
export function adler32Joined(first: number, second: number, length: number): number {
  const [low, high] = [first & 0xffff, first >>> 16];
  const [low2, high2] = [second & 0xffff, second >>> 16];
  const lowBoth = (low + low2 + ADLER_PRIME - 1) % ADLER_PRIME;
  const highBoth = (high + high2 + (length % ADLER_PRIME) * (low + ADLER_PRIME - 1)) % ADLER_PRIME;
  return ((highBoth << 16) | lowBoth) >>> 0;
}
