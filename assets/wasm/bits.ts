/** Strings of bits, the lowest bit of a byte first, as deflate has them. One is written at a time. */

let start: usize = 0;
let next: usize = 0;
/** Bits that are not written yet, fewer than 32. */
let pending: u64 = 0;
let pendingCount: i32 = 0;

export function startBits(at: usize): void {
  start = at;
  next = at;
  pending = 0;
  pendingCount = 0;
}

@inline
export function putBits(bits: u32, count: i32): void {
  pending |= (<u64>bits) << pendingCount;
  pendingCount += count;
  if (pendingCount >= 32) {
    store<u32>(next, <u32>pending);
    next += 4;
    pending >>= 32;
    pendingCount -= 32;
  }
}

/** The number of bits so far. */
@inline
export function bitCount(): i32 {
  return (<i32>(next - start) << 3) + pendingCount;
}

/** Writes so many of the bits that begin at bit `from` after `bytes`. Up to eight bytes after them are read, too. */
@inline
export function copyBits(bytes: usize, from: i32, count: i32): void {
  for (; count > 0; from += 32, count -= 32) {
    const some = load<u64>(bytes + (from >> 3)) >> (from & 7);
    const taken = min(count, 32);
    putBits(<u32>(some & (((<u64>1) << taken) - 1)), taken);
  }
}

/** Fills the last byte with zeros, and returns where the bits end. */
export function endBits(): usize {
  store<u32>(next, <u32>pending);
  return next + ((pendingCount + 7) >> 3);
}
