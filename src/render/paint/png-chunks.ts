/** The small parts of a PNG file. That of the pixels is made by `tile-press.ts`. */
import { crc32 } from './checksums.ts';
import type { Rgb } from './palette.ts';

export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BITS = 8;
const INDEXED = 3;

function chunk(type: string, data: Buffer): Buffer {
  const result = Buffer.alloc(12 + data.length);
  result.writeUInt32BE(data.length, 0);
  result.write(type, 4, 'latin1');
  data.copy(result, 8);
  result.writeUInt32BE(crc32(result.subarray(4, 8 + data.length)), 8 + data.length);
  return result;
}

export function headerChunk(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([EIGHT_BITS, INDEXED, 0, 0, 0], 8);
  return chunk('IHDR', header);
}

export const paletteChunk = (colours: readonly Rgb[]): Buffer => chunk('PLTE', Buffer.from(colours.flat()));

export const END_CHUNK = chunk('IEND', Buffer.alloc(0));
