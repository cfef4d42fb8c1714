/** Checksums of bytes: for a chunk, and for the packed pixels. That of a strip comes with its rows. */

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

/** For Adler-32: the largest prime below 2¹⁶. */
const ADLER_PRIME = 65521;

/** Adler-32 of two pieces in a row, from the sum of each and the length of the second. */
export function adler32Joined(first: number, second: number, length: number): number {
  const [low, high] = [first & 0xffff, first >>> 16];
  const [low2, high2] = [second & 0xffff, second >>> 16];
  const lowBoth = (low + low2 + ADLER_PRIME - 1) % ADLER_PRIME;
  const highBoth = (high + high2 + (length % ADLER_PRIME) * (low + ADLER_PRIME - 1)) % ADLER_PRIME;
  return ((highBoth << 16) | lowBoth) >>> 0;
}
