/** A strip of a picture as a part of its file. */
import { constants, deflateRawSync } from 'node:zlib';
import type { FilterRows } from './filtered-rows.ts';
import { chunk } from './png-chunks.ts';

export interface PackedStrip {
  /** Its part of the stream, as a chunk of the file. */
  readonly chunk: Buffer;
  /** The number of packed bytes, and their checksum. */
  readonly length: number;
  readonly sum: number;
}

/**
 * Where most bytes are 0, runs alone are worth looking for. A search for whatever came before, at zlib's level 4, would make
 * files up to a tenth smaller in more than twice the time.
 */
const PACKING = {
  strategy: constants.Z_RLE,
  finishFlush: constants.Z_SYNC_FLUSH,
  // In blocks small enough to be handed out without asking the system, strip by strip. A run needs no long memory.
  memLevel: 6,
  windowBits: 13,
} as const;

/** In this thread: with one stream at a time there is one buffer, and a machine that is busy has no idle threads to use. */
export function packStrip(filterRows: FilterRows, pixels: Int32Array, width: number): PackedStrip {
  const { bytes, sum } = filterRows(pixels, width);
  return { chunk: chunk('IDAT', deflateRawSync(bytes, PACKING)), length: bytes.length, sum };
}
