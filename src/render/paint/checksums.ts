/** Checksums of bytes and pixels: for a chunk, for the packed pixels, and for recognizing a strip. */

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

/** For Adler-32: the largest prime below 2¹⁶, and the number of bytes that can be summed before 32 bits overflow. */
const ADLER_PRIME = 65521;
const ADLER_STRETCH = 5552;

/** Continues the sum of the bytes before; the sum of no bytes is 1. */
export function adler32(bytes: Uint8Array, before = 1): number {
  let low = before & 0xffff;
  let high = before >>> 16;
  for (let at = 0; at < bytes.length; ) {
    for (const end = Math.min(at + ADLER_STRETCH, bytes.length); at < end; at++) {
      low += bytes[at] as number;
      high += low;
    }
    low %= ADLER_PRIME;
    high %= ADLER_PRIME;
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

/** One step of a fingerprint. Law: after the same sum, different pixels give different sums, and vice versa. */
const mixed = (sum: number, pixel: number): number => {
  const product = Math.imul(sum ^ pixel, 0x01000193);
  return product ^ (product >>> 15);
};

/** 128 bits that identify pixels: four sums, which a processor computes side by side as fast as one. */
export function fingerprint(pixels: Int32Array): string {
  let [a, b, c, d] = [pixels.length, 1, 2, 3];
  for (let at = 0; at < pixels.length; at += 4) {
    a = mixed(a, pixels[at] as number);
    b = mixed(b, pixels[at + 1] as number);
    c = mixed(c, pixels[at + 2] as number);
    d = mixed(d, pixels[at + 3] as number);
  }
  return `${a}.${b}.${c}.${d}`;
}
