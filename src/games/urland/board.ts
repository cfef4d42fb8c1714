/** R-BOARD: the map, as one table of data. Another board can be typed in here; `board.test.ts` checks what every board must obey. */

export const OCEANS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Ocean = (typeof OCEANS)[number];

export const REGIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Region = (typeof REGIONS)[number];

export const CONTINENTS = ['siberia', 'laurussia', 'gondwana'] as const;
export type Continent = (typeof CONTINENTS)[number];

/** A land goes by the number of one of its regions, so the two share their numbers but not their meaning. */
export type Land = Region;
export type Area = Ocean | Land;

/** Each region's oceans. Regions of a continent stand in ring order: straits join neighbours, and the last to the first. */
export const COASTS: Record<Continent, Partial<Record<Region, readonly Ocean[]>>> = {
  siberia: { 1: ['A', 'D'], 2: ['A', 'E'], 3: ['D', 'E'] },
  laurussia: { 4: ['A', 'E'], 5: ['A'], 6: ['A', 'B'], 7: ['B', 'E'] },
  gondwana: { 8: ['D', 'E'], 9: ['C', 'D'], 10: ['C'], 11: ['B', 'C'], 12: ['B', 'E'] },
};

export const OCEAN_BORDERS: readonly (readonly [Ocean, Ocean])[] = [
  ['A', 'B'],
  ['B', 'C'],
  ['C', 'D'],
  ['D', 'A'],
  ['E', 'A'],
  ['E', 'B'],
  ['E', 'D'],
];

export const RINGS: readonly (readonly Region[])[] = CONTINENTS.map(
  (continent) => Object.keys(COASTS[continent]).map(Number) as Region[],
);

export const OCEANS_OF: Readonly<Record<Region, readonly Ocean[]>> = Object.assign(
  {} as Record<Region, readonly Ocean[]>,
  ...CONTINENTS.map((continent) => COASTS[continent]),
);

const ringOf = (region: Region): readonly Region[] => RINGS.find((ring) => ring.includes(region)) ?? [];

function ringNeighbour(region: Region, steps: number): Region {
  const ring = ringOf(region);
  const index = (ring.indexOf(region) + steps + ring.length) % ring.length;
  return ring[index] ?? region;
}

/** The region that volcano `region` bridges to: the one before it in its ring. */
export const volcanoTarget = (region: Region): Region => ringNeighbour(region, -1);

/** The two regions across a strait. */
export const acrossStraits = (region: Region): readonly [Region, Region] => [
  ringNeighbour(region, -1),
  ringNeighbour(region, 1),
];

export const oceansTouch = (a: Ocean, b: Ocean): boolean =>
  OCEAN_BORDERS.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
