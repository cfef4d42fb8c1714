/** The checksum of a chunk of a PNG. */

/** What each byte does, by its place in a step of four: 4 × 256 numbers of 32 bits. */
let table: usize = 0;

@inline
function entry(place: i32, byte: u32): u32 {
  return load<u32>(table + (((place << 8) | byte) << 2));
}

export function useCrcTable(at: usize): void {
  table = at;
  for (let byte: u32 = 0; byte < 256; byte++) {
    let sum = byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >> 1) : sum >> 1;
    store<u32>(table + (byte << 2), sum);
  }
  for (let place = 1; place < 4; place++)
    for (let byte: u32 = 0; byte < 256; byte++) {
      const before = entry(place - 1, byte);
      store<u32>(table + (((place << 8) | byte) << 2), (before >> 8) ^ entry(0, before & 0xff));
    }
}

export function crc32(bytes: usize, length: i32): u32 {
  let sum: u32 = 0xffffffff;
  const end = bytes + length;
  for (; bytes + 4 <= end; bytes += 4) {
    sum ^= load<u32>(bytes);
    sum = entry(3, sum & 0xff) ^ entry(2, (sum >> 8) & 0xff) ^ entry(1, (sum >> 16) & 0xff) ^ entry(0, sum >> 24);
  }
  for (; bytes < end; bytes++) sum = entry(0, (sum ^ load<u8>(bytes)) & 0xff) ^ (sum >> 8);
  return ~sum;
}
