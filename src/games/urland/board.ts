/**
 * R-BOARD: the map, as one table of data. A different board can be typed in here; the laws of every board are checked
 * at load.
 */
import { invariant } from '#engine/invariant.ts';

export const OCEANS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Ocean = (typeof OCEANS)[number];

export const REGIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Region = (typeof REGIONS)[number];

export const CONTINENTS = ['siberia', 'laurussia', 'gondwana'] as const;
export type Continent = (typeof CONTINENTS)[number];

/** A land has the number of one of its regions: the two types share their numbers but not their meaning. */
export type Land = Region;
export type Area = Ocean | Land;

export const isOcean = (area: Area): area is Ocean => typeof area === 'string';

/** Each region's oceans. Regions of a continent stand in ring order: straits join neighbours, and the last to the first. */
export type Coasts = Readonly<Record<Continent, readonly (readonly [Region, readonly Ocean[]])[]>>;

const COASTS: Coasts = {
  siberia: [
    [1, ['A', 'D']],
    [2, ['A', 'E']],
    [3, ['D', 'E']],
  ],
  laurussia: [
    [4, ['A', 'E']],
    [5, ['A']],
    [6, ['A', 'B']],
    [7, ['B', 'E']],
  ],
  gondwana: [
    [8, ['D', 'E']],
    [9, ['C', 'D']],
    [10, ['C']],
    [11, ['B', 'C']],
    [12, ['B', 'E']],
  ],
};

const OCEAN_BORDERS: readonly (readonly [Ocean, Ocean])[] = [
  ['A', 'B'],
  ['B', 'C'],
  ['C', 'D'],
  ['D', 'A'],
  ['E', 'A'],
  ['E', 'B'],
  ['E', 'D'],
];

/** A typing error in the tables above must stop the program, not change a game. */
export function checkBoard(coasts: Coasts, borders: readonly (readonly [Ocean, Ocean])[]): void {
  const shores = CONTINENTS.flatMap((continent) => coasts[continent]);
  const regions = shores.map(([region]) => region);
  const oceans = new Set(shores.flatMap(([, touched]) => touched));
  invariant(regions.length === REGIONS.length, 'a board has each region once');
  for (const region of REGIONS) invariant(regions.includes(region), `region ${region} is on no continent`);
  for (const [region, touched] of shores) invariant(touched.length > 0, `region ${region} touches no ocean`);
  for (const ocean of OCEANS) invariant(oceans.has(ocean), `no region touches ocean ${ocean}`);
  for (const [a, b] of borders) invariant(a !== b, `ocean ${a} can't touch itself`);
}

checkBoard(COASTS, OCEAN_BORDERS);

const ringIn = (continent: Continent): readonly Region[] => COASTS[continent].map(([region]) => region);

export const RINGS: readonly (readonly Region[])[] = CONTINENTS.map(ringIn);

const CONTINENT_OF = Object.fromEntries(
  CONTINENTS.flatMap((continent) => ringIn(continent).map((region) => [region, continent])),
) as Readonly<Record<Region, Continent>>;

export const continentOf = (region: Region): Continent => CONTINENT_OF[region];

export const OCEANS_OF = Object.fromEntries(CONTINENTS.flatMap((continent) => COASTS[continent])) as Readonly<
  Record<Region, readonly Ocean[]>
>;

const byRegion = <T>(value: (region: Region) => T): Readonly<Record<Region, T>> =>
  Object.fromEntries(REGIONS.map((region) => [region, value(region)])) as Record<Region, T>;

/** One bit for each ocean. */
export const OCEAN_BIT: Readonly<Record<Ocean, number>> = { A: 1, B: 2, C: 4, D: 8, E: 16 };

const bitsOf = (oceans: readonly Ocean[]): number => oceans.reduce((bits, ocean) => bits | OCEAN_BIT[ocean], 0);

export const COAST_BITS = byRegion((region) => bitsOf(OCEANS_OF[region]));

const RING_OF = byRegion((region) => RINGS.find((ring) => ring.includes(region)) ?? []);

/** All regions of the continent, in ring order. */
export const ringOf = (region: Region): readonly Region[] => RING_OF[region];

function ringNeighbour(region: Region, steps: number): Region {
  const ring = ringOf(region);
  const index = (ring.indexOf(region) + steps + ring.length) % ring.length;
  return ring[index] ?? region;
}

/** The region that volcano `region` bridges to: the one before it in its ring. */
export const volcanoTarget = (region: Region): Region => ringNeighbour(region, -1);

const STRAITS = byRegion((region) => [ringNeighbour(region, -1), ringNeighbour(region, 1)] as const);

/** The two regions across a strait. */
export const acrossStraits = (region: Region): readonly [Region, Region] => STRAITS[region];

const NEIGHBOUR_BITS = Object.fromEntries(
  OCEANS.map((ocean) => [ocean, bitsOf(OCEAN_BORDERS.filter((pair) => pair.includes(ocean)).flat())]),
) as Readonly<Record<Ocean, number>>;

export const oceansTouch = (a: Ocean, b: Ocean): boolean => a !== b && (NEIGHBOUR_BITS[a] & OCEAN_BIT[b]) !== 0;
