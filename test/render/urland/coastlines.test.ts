import { describe, expect, it } from 'vitest';
import {
  acrossStraits,
  OCEANS,
  OCEANS_OF,
  oceansTouch,
  REGIONS,
  type Region,
  RINGS,
  volcanoTarget,
} from '#games/urland/board.ts';
import { bounds, distance, distanceTo } from '#render/outline.ts';
import { MAP_HEIGHT, MAP_WIDTH, STRAITS } from '#render/urland/coastlines.ts';
import { placeAt, SHORES } from '#render/urland/coasts.ts';

/** The map as a raster: one label every few pixels. */
const STEP = 4;
const labels = Array.from({ length: Math.floor(MAP_HEIGHT / STEP) }, (_, row) =>
  Array.from({ length: Math.floor(MAP_WIDTH / STEP) }, (_, column) => {
    const place = placeAt({ x: column * STEP + 1, y: row * STEP + 1 });
    if (place === null) return null;
    return place.kind === 'region' ? place.region : place.kind === 'ocean' ? place.ocean : 'lagoon';
  }),
);

/** How many neighbouring samples belong to this pair, in either order. */
const contacts = new Map<string, number>();
for (const [y, row] of labels.entries()) {
  for (const [x, label] of row.entries()) {
    for (const other of [row[x + 1], labels[y + 1]?.[x]]) {
      if (label === null || other === null || other === undefined || label === other) continue;
      for (const pair of [`${label}-${other}`, `${other}-${label}`]) contacts.set(pair, (contacts.get(pair) ?? 0) + 1);
    }
  }
}
const contact = (a: string | number, b: string | number): number => contacts.get(`${a}-${b}`) ?? 0;

/** Shorter than this, in samples, nobody would call it a coast. */
const CLEARLY = 12;

/** No two points of these regions are closer than their frames are. */
function frameDistance(a: Region, b: Region): number {
  const [one, other] = [bounds(SHORES[a]), bounds(SHORES[b])];
  return Math.max(
    other.x - (one.x + one.width),
    one.x - (other.x + other.width),
    other.y - (one.y + one.height),
    one.y - (other.y + other.height),
  );
}

/** Frames first: most regions are so far apart that nobody need measure their shores. */
const isFurther = (a: Region, b: Region, limit: number): boolean =>
  frameDistance(a, b) > limit || regionDistance(a, b) > limit;

const regionDistance = (a: Region, b: Region): number =>
  Math.min(...SHORES[a].map((point) => distanceTo(SHORES[b], point)));

describe('the map on the picture', () => {
  it('labels every point of it', () => {
    expect(labels.flat().filter((label) => label === null)).toEqual([]);
  });

  it.each(REGIONS)('lets region %i touch exactly its oceans', (region) => {
    const touching = OCEANS.filter((ocean) => contact(region, ocean) > 0);
    expect(touching).toEqual([...OCEANS_OF[region]]);
    for (const ocean of touching) expect(contact(region, ocean)).toBeGreaterThan(CLEARLY);
  });

  it.each(OCEANS)('lets ocean %s touch exactly its neighbours', (ocean) => {
    const touching = OCEANS.filter((other) => contact(ocean, other) > 0);
    expect(touching).toEqual(OCEANS.filter((other) => oceansTouch(ocean, other)));
    for (const other of touching) expect(contact(ocean, other)).toBeGreaterThan(CLEARLY);
  });

  it('never lets two regions touch', () => {
    for (const a of REGIONS) for (const b of REGIONS) expect(contact(a, b), `${a} and ${b}`).toBe(0);
  });

  it.each(RINGS.flatMap((ring) => ring.flatMap((a) => ring.filter((b) => a < b).map((b) => [a, b] as const))))(
    'shows a strait between %i and %i only if they are neighbours in the ring',
    (a, b) => {
      if (acrossStraits(a).includes(b)) expect(regionDistance(a, b)).toBeLessThan(22);
      else expect(isFurther(a, b, 32)).toBe(true);
    },
  );

  it('keeps continents further apart than any strait is wide', () => {
    for (const ring of RINGS)
      for (const a of ring)
        for (const b of REGIONS.filter((region) => !ring.includes(region)))
          expect(isFurther(a, b, 60), `${a} and ${b}`).toBe(true);
  });

  it.each(REGIONS)('puts volcano %i between its region and the one it can join', (volcano) => {
    const { at } = STRAITS[volcano];
    for (const region of [volcano, volcanoTarget(volcano)]) expect(distanceTo(SHORES[region], at)).toBeLessThan(16);
    expect(placeAt(at)?.kind).not.toBe('region');
  });

  it('lets no two volcanoes stand on each other', () => {
    for (const a of REGIONS)
      for (const b of REGIONS.filter((other) => other > a))
        expect(distance(STRAITS[a].at, STRAITS[b].at)).toBeGreaterThan(80);
  });
});
