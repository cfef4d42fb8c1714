/** Packs tiles, and strings them to the pixels of a PNG. `assets/wasm/tiles.ts` does it; here is the memory that it works in. */
import { readFileSync } from 'node:fs';
import { BLOCK_HEAD, PACKED_CODES } from './deflate-codes.ts';
import type { Palette } from './palette.ts';
import { columnsIn, TILE } from './tiles.ts';

/** Three sums, the length of each row in bits, and the bits of all rows. */
export type PackedTile = Uint8Array;

export interface TilePress {
  /** Tiles beside each other, together as wide as this. */
  pack(pixels: Int32Array, width: number): PackedTile[];
  /** All tiles of a picture, row by row, as a chunk of its file. The next call overwrites it. */
  chunkOf(tiles: readonly PackedTile[], width: number, height: number): Uint8Array;
}

const MODULE = new WebAssembly.Module(readFileSync(new URL('../../../assets/wasm/tiles.wasm', import.meta.url)));

/** All arguments but counts are places in the memory. */
interface Exports {
  usePalette(colours: number, count: number, nearest: number, isClose: number): void;
  useCodes(codes: number): void;
  useCrcTable(table: number): void;
  packTile(pixels: number, stride: number, width: number, height: number, room: number, tile: number): number;
  stringTiles(
    ...args: [
      head: number,
      headLength: number,
      tiles: number,
      columns: number,
      height: number,
      tileHeight: number,
      out: number,
    ]
  ): number;
  adler32(
    ...args: [tiles: number, width: number, height: number, columns: number, tileWidth: number, tileHeight: number]
  ): number;
  crc32(bytes: number, length: number): number;
}

/** In bytes, as memory is counted out. */
const PAGE = 0x10000;

/** Places in the memory: the tables, then room for work. */
const IS_CLOSE = 0;
const NEAREST = IS_CLOSE + 0x10000;
const COLOURS = NEAREST + 2 * 0x10000;
const CRC_TABLE = COLOURS + 0x400;
const CODES = CRC_TABLE + 0x1000;
const HEAD = CODES + 0x1000;
const ROOM = HEAD + 0x100;
/** For six bytes a pixel of a row, and some more. */
const ROOM_SIZE = 0x800;
const WORK = ROOM + ROOM_SIZE;

/** A pixel's code has at most two bytes, and the sums and lengths have their place. */
const MOST_OF_A_TILE = 2 * TILE.width * TILE.height + 2 * TILE.height + 16;

/** What comes before the pixels in their chunk: its length and name, and the start of a zlib stream, with a window of 32 KiB. */
const CHUNK_START = Buffer.from([0, 0, 0, 0, ...Buffer.from('IDAT'), 0x78, 0x9c]);
const NAME = 4;
/** In bytes: a checksum. */
const SUM = 4;

/** Eight bytes further, so that whoever copies bits may look ahead. */
const aligned = (place: number): number => ((place + 7) & ~7) + 8;

export function createTilePress({ colours, nearest, isClose }: Palette): TilePress {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(WORK / PAGE) });
  const press = new WebAssembly.Instance(MODULE, { env: { memory } }).exports as unknown as Exports;
  new Uint8Array(memory.buffer, IS_CLOSE).set(isClose);
  new Int16Array(memory.buffer, NEAREST).set(nearest);
  new Uint8Array(memory.buffer, COLOURS).set(colours.flat());
  new Uint32Array(memory.buffer, CODES).set(PACKED_CODES);
  new Uint8Array(memory.buffer, HEAD).set(BLOCK_HEAD.bytes);
  press.usePalette(COLOURS, colours.length, NEAREST, IS_CLOSE);
  press.useCodes(CODES);
  press.useCrcTable(CRC_TABLE);

  function makeRoom(end: number): void {
    const missing = end - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  }

  /** Where each tile is, and after it a number for the press; then the tiles. Returns where they end. */
  function layOut(tiles: readonly PackedTile[]): number {
    const first = aligned(WORK + 8 * tiles.length);
    makeRoom(tiles.reduce((end, tile) => aligned(end + tile.length), first));
    const places = new Uint32Array(memory.buffer, WORK, 2 * tiles.length);
    const bytes = new Uint8Array(memory.buffer);
    let end = first;
    for (const [n, tile] of tiles.entries()) {
      places[2 * n] = end;
      places[2 * n + 1] = 0;
      bytes.set(tile, end);
      end = aligned(end + tile.length);
    }
    return end;
  }

  return {
    pack(pixels, width) {
      const height = pixels.length / width;
      const tile = WORK + pixels.byteLength;
      makeRoom(tile + MOST_OF_A_TILE);
      new Int32Array(memory.buffer, WORK).set(pixels);
      return Array.from({ length: columnsIn(width) }, (_, n) => {
        const left = n * TILE.width;
        const own = Math.min(TILE.width, width - left);
        const length = press.packTile(WORK + 4 * left, width, own, height, ROOM, tile);
        return new Uint8Array(memory.buffer, tile, length).slice();
      });
    },

    chunkOf(tiles, width, height) {
      const columns = columnsIn(width);
      const start = layOut(tiles);
      // A row of the picture has a code of its own; the rest is as long as the tiles.
      makeRoom(2 * start + BLOCK_HEAD.bytes.length + 2 * height + CHUNK_START.length + 2 * SUM);
      const from = start + CHUNK_START.length;
      const length = press.stringTiles(HEAD, BLOCK_HEAD.length, WORK, columns, height, TILE.height, from);
      const view = new DataView(memory.buffer);
      const sum = press.adler32(WORK, width, height, columns, TILE.width, TILE.height);
      const end = from + length;
      view.setUint32(end, sum);
      new Uint8Array(memory.buffer, start).set(CHUNK_START);
      view.setUint32(start, end + SUM - start - 2 * NAME);
      view.setUint32(end + SUM, press.crc32(start + NAME, end + SUM - start - NAME));
      return new Uint8Array(memory.buffer, start, end + 2 * SUM - start);
    },
  };
}
