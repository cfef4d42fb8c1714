/**
 * Keeps packed tiles by their names, in one block of memory: as objects of their own, tiles would take a third more room. The
 * block is filled from its start to its end, and then anew from its start. A tile that stands in the way goes, unless it was found
 * since it was put there: then it moves up and stays for another round.
 */
import { invariant } from '#engine/invariant.ts';
import type { PackedTile } from './tile-press.ts';

export interface TileShelf {
  /** A look into the block: the next `keep` may overwrite it. */
  find(name: string): PackedTile | undefined;
  keep(name: string, tile: PackedTile): void;
}

/** In bytes, before each tile: its length, and whether it was found. */
const LABEL = 4;
const FOUND = 0x80000000;

/** Labels are whole numbers, so they begin at a fourth byte. */
const roomFor = (length: number): number => LABEL + ((length + 3) & ~3);

/** So many bytes. */
export function createTileShelf(size: number): TileShelf {
  const block = new Uint8Array(size);
  const labels = new Uint32Array(block.buffer);
  /** Where each tile's label is, those first that were put there first. */
  const places = new Map<string, number>();
  /** Where the next tile comes. Law: what was put there first stands at or behind it, or nothing does up to the end. */
  let next = 0;

  const labelAt = (place: number): number => labels[place / LABEL] ?? 0;
  const lengthAt = (place: number): number => labelAt(place) & ~FOUND;
  function label(place: number, text: number): void {
    labels[place / LABEL] = text;
  }

  function put(name: string, length: number): void {
    label(next, length);
    places.set(name, next);
    next += roomFor(length);
  }

  function moveUp(name: string, place: number): void {
    const length = lengthAt(place);
    block.copyWithin(next + LABEL, place + LABEL, place + LABEL + length);
    put(name, length);
  }

  /** Whether so much fits before the tile that is in the way. If not, this one leaves, or moves up. */
  function fits(room: number): boolean {
    const [[name, place] = ['', -1]] = places;
    const isInTheWay = place >= next;
    if (next + room <= (isInTheWay ? place : size)) return true;
    if (!isInTheWay) next = 0;
    else {
      places.delete(name);
      if (labelAt(place) >= FOUND) moveUp(name, place);
    }
    return false;
  }

  return {
    find(name) {
      const place = places.get(name);
      if (place === undefined) return undefined;
      const length = lengthAt(place);
      label(place, length + FOUND);
      return block.subarray(place + LABEL, place + LABEL + length);
    },
    keep(name, tile) {
      invariant(!places.has(name) && roomFor(tile.length) <= size, 'a tile that is new, and fits');
      while (!fits(roomFor(tile.length)));
      block.set(tile, next + LABEL);
      put(name, tile.length);
    },
  };
}
