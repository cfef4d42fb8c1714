import { describe, expect, it } from 'vitest';
import { type Area, OCEANS, OCEANS_OF, REGIONS } from '#games/urland/board.ts';
import { bounds } from '#render/outline.ts';
import type { Box } from '#render/scene.ts';
import { SHORES } from '#render/urland/coasts.ts';
import { areNear, surroundingsScene } from '#render/urland/menu-scene.ts';
import { OCEAN_NAMES } from '#render/urland/plots.ts';
import { lookOf } from '../../support/look.ts';
import { aView } from '../../support/urland-views.ts';

const { view } = aView({ seats: 3 });

/** The part of the map that is seen. */
function windowOn(...areas: readonly Area[]): Box {
  const map = surroundingsScene(view, lookOf(['Anna', 'Björn', 'Chloé']), 'Here', areas).shapes.at(-1);
  if (map?.kind !== 'group' || !map.clip) throw new Error('no map');
  return map.clip;
}

const isWithin = (box: Box, window: Box): boolean =>
  box.x >= window.x &&
  box.y >= window.y &&
  box.x + box.width <= window.x + window.width &&
  box.y + box.height <= window.y + window.height;

/** In pixels: an ocean's name does not fill its box. */
const HAIR = 8;

const isOutside = (box: Box, window: Box): boolean =>
  box.x + box.width <= window.x + HAIR ||
  box.y + box.height <= window.y + HAIR ||
  box.x >= window.x + window.width - HAIR ||
  box.y >= window.y + window.height - HAIR;

const AREAS = [...OCEANS, ...REGIONS];
const PAIRS = AREAS.flatMap((a, index) => AREAS.slice(index + 1).map((b) => [a, b] as const));

/** Every way to land. */
const COASTS = REGIONS.flatMap((region) => OCEANS_OF[region].map((ocean) => [ocean, region] as const));

const boxOf = (area: Area): Box => (typeof area === 'number' ? bounds(SHORES[area]) : OCEAN_NAMES[area]);

describe('surroundings', () => {
  it.each(REGIONS)('of land %i show all of it', (region) => {
    expect(isWithin(bounds(SHORES[region]), windowOn(region))).toBe(true);
  });

  it.each(OCEANS)('of ocean %s show its name', (ocean) => {
    expect(isWithin(OCEAN_NAMES[ocean], windowOn(ocean))).toBe(true);
  });

  it('of two areas that are near show both, and near are most that touch', () => {
    const near = PAIRS.filter((pair) => areNear(view, pair));
    const lost = near.filter((pair) => pair.some((area) => !isWithin(boxOf(area), windowOn(...pair))));
    expect(lost).toEqual([]);
    const touching = COASTS.filter((pair) => areNear(view, pair));
    expect(touching.length / COASTS.length).toBeGreaterThan(0.7);
  });

  it.each([[[1, 11]], [[...OCEANS]], [['A', 'C'] as const]])('of %j would lose one of them', (areas) => {
    expect(areNear(view, areas as Area[])).toBe(false);
  });

  it.each(AREAS)('of %s cut no name in two', (area) => {
    const window = windowOn(area);
    const cut = OCEANS.filter((o) => !isWithin(OCEAN_NAMES[o], window) && !isOutside(OCEAN_NAMES[o], window));
    expect(cut).toEqual([]);
  });
});
