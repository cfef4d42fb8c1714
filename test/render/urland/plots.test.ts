import { describe, expect, it } from 'vitest';
import { type Area, OCEANS, REGIONS } from '#games/urland/board.ts';
import { AREAS } from '#games/urland/ichtos.ts';
import { distanceTo } from '#render/outline.ts';
import type { Box } from '#render/scene.ts';
import { MAP_HEIGHT, MAP_WIDTH, STRAITS } from '#render/urland/coastlines.ts';
import { BORDER_LINES, placeAt, SHORES } from '#render/urland/coasts.ts';
import { badgeOf, CELL, HALF, letterSpot, NUMBER_TILE, OCEAN_NAMES, plotOf } from '#render/urland/plots.ts';
import { contains, overlap, rimOf } from '../../support/boxes.ts';

const rowBoxes = (area: Area): Box[] =>
  plotOf(area).rows.map(({ x, y, halves }) => ({ x, y, width: halves * HALF, height: CELL.height }));

const badgeBox = (region: Area & number): Box => {
  const { x, y } = badgeOf(region);
  return { x: x - NUMBER_TILE.width / 2, y: y - NUMBER_TILE.height / 2, ...NUMBER_TILE };
};

const areaAt = (point: { x: number; y: number }): Area | null => {
  const place = placeAt(point);
  if (place?.kind === 'region') return place.region;
  return place?.kind === 'ocean' ? place.ocean : null;
};

/** To the own coast on land, to the nearest one at sea. */
const coastDistance = (area: Area, point: { x: number; y: number }): number =>
  Math.min(...(typeof area === 'number' ? [area] : REGIONS).map((region) => distanceTo(SHORES[region], point)));

const MAP: Box = { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT };

describe('where things stand', () => {
  it.each(AREAS)('leaves room for five counts in %s', (area) => {
    const cells = plotOf(area).rows.reduce((sum, { halves }) => sum + Math.floor(halves / 2), 0);
    expect(cells).toBeGreaterThanOrEqual(5);
  });

  it.each(AREAS)('keeps everybody in %s within it, off its coasts', (area) => {
    for (const box of [...rowBoxes(area), ...plotOf(area).spots]) {
      expect(contains(MAP, box)).toBe(true);
      for (const point of rimOf(box, 6)) {
        expect(areaAt(point), `${area} at ${point.x}, ${point.y}`).toBe(area);
        expect(coastDistance(area, point), `${area} at ${point.x}, ${point.y}`).toBeGreaterThan(2.5);
      }
    }
  });

  it.each(OCEANS)('keeps everybody in %s off its borders', (ocean) => {
    const lines = BORDER_LINES.filter(({ oceans }) => oceans.includes(ocean));
    for (const box of rowBoxes(ocean))
      for (const { line } of lines)
        for (const point of line) expect(overlap(box, { ...point, width: 0, height: 0 })).toBe(false);
  });

  it.each(REGIONS)('keeps the number of %i within it and off its Ichtos', (region) => {
    const badge = badgeBox(region);
    for (const point of rimOf(badge)) expect(areaAt(point)).toBe(region);
    for (const box of [...rowBoxes(region), ...plotOf(region).spots]) expect(overlap(badge, box)).toBe(false);
  });

  it.each(OCEANS)('keeps the name of %s in open water and off its Ichtos', (ocean) => {
    const name = OCEAN_NAMES[ocean];
    expect(contains(MAP, name)).toBe(true);
    for (const point of rimOf(name)) expect(areaAt(point), `${point.x}, ${point.y}`).toBe(ocean);
    for (const box of [...rowBoxes(ocean), ...plotOf(ocean).spots]) expect(overlap(name, box)).toBe(false);
  });

  it.each(AREAS)('keeps the letter of a button in %s off all Ichtos', (area) => {
    const { x, y } = letterSpot(area);
    expect(areaAt({ x, y })).toBe(area);
    const letter = { x: x - 18, y: y - 18, width: 36, height: 36 };
    for (const other of AREAS)
      for (const box of [...rowBoxes(other), ...plotOf(other).spots]) expect(overlap(letter, box)).toBe(false);
  });

  it.each(REGIONS)('keeps volcano %i with its number off all Ichtos, numbers and names', (volcano) => {
    const { x, y } = STRAITS[volcano].at;
    const box = { x: x - 24, y: y - 20, width: 48, height: 40 };
    const rooms = AREAS.flatMap((area) => [...rowBoxes(area), ...plotOf(area).spots]);
    const others = [...rooms, ...REGIONS.map(badgeBox), ...Object.values(OCEAN_NAMES)];
    expect(others.filter((other) => overlap(box, other))).toEqual([]);
  });

  it('gives each ocean one room, beside or below its name', () => {
    for (const ocean of OCEANS) {
      const rows = rowBoxes(ocean);
      const below = rows.slice(1).map(({ y }, i) => y - (rows[i]?.y ?? 0));
      expect(new Set(below)).toEqual(new Set([CELL.height]));
      expect(new Set(rows.map(({ x }) => x)).size).toBe(1);
    }
  });

  it('gives no two areas the same room', () => {
    const boxes = AREAS.flatMap((area) => rowBoxes(area).map((box) => ({ area, box })));
    for (const a of boxes) for (const b of boxes) if (a.area !== b.area) expect(overlap(a.box, b.box)).toBe(false);
  });
});
