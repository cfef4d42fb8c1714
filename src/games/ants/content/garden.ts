/** The map for a number of players: hexes in map order, corners ascending. Both are known by their place in these lists. */
import { invariant } from '#engine/invariant.ts';
import type { CornerDesign, HexDesign, MapDesign } from './content-design.ts';

export type HexId = string;
/** The number written at a corner. */
export type CornerId = number;

export interface Hex extends HexDesign {
  /** Places in the list of corners. */
  readonly around: readonly number[];
}

export interface Corner extends CornerDesign {
  /** Places in the list of hexes, in map order. */
  readonly touches: readonly number[];
  /** Places in the list of corners. */
  readonly beside: readonly number[];
}

export interface Garden {
  readonly hexes: readonly Hex[];
  readonly corners: readonly Corner[];
  readonly hexAt: ReadonlyMap<HexId, number>;
  readonly cornerAt: ReadonlyMap<CornerId, number>;
}

function placesOf<Id>(ids: readonly Id[], at: ReadonlyMap<Id, number>): number[] {
  return ids.map((id) => {
    const place = at.get(id);
    invariant(place !== undefined, `${id} is on the map`);
    return place;
  });
}

const ascending = (places: readonly number[]): number[] => [...places].sort((a, b) => a - b);

/** Field by field, here and below, so that all have one form: the search reads them again and again. */
function hexOf(design: HexDesign, around: readonly number[]): Hex {
  const { id, q, r, terrain, strength, cube, cubes, bonus, object, start, corners, next } = design;
  return { id, q, r, terrain, strength, cube, cubes, bonus, object, start, corners, next, around };
}

function cornerOf(design: CornerDesign, touches: readonly number[], beside: readonly number[]): Corner {
  const { id, hexes, next, red, bonus, x, y } = design;
  return { id, hexes, next, red, bonus, x, y, touches, beside };
}

export function gardenOf({ hexes, corners }: MapDesign): Garden {
  const inOrder = [...corners].sort((a, b) => a.id - b.id);
  const hexAt = new Map(hexes.map(({ id }, index) => [id, index]));
  const cornerAt = new Map(inOrder.map(({ id }, index) => [id, index]));
  return {
    hexes: hexes.map((hex) => hexOf(hex, placesOf(hex.corners, cornerAt))),
    corners: inOrder.map((corner) =>
      cornerOf(corner, ascending(placesOf(corner.hexes, hexAt)), placesOf(corner.next, cornerAt)),
    ),
    hexAt,
    cornerAt,
  };
}
