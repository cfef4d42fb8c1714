import { describe, expect, it } from 'vitest';
import { OCEANS, REGIONS } from '#games/urland/board.ts';
import { bounds } from '#render/outline.ts';
import type { Box } from '#render/scene.ts';
import { SHORES } from '#render/urland/coasts.ts';
import { lookOf } from '#render/urland/look.ts';
import { surroundingsScene } from '#render/urland/menu-scene.ts';
import { OCEAN_NAMES } from '#render/urland/plots.ts';
import { aView } from '../../support/urland-views.ts';

const { view } = aView({ seats: 3 });

/** The part of the map that is seen. */
function windowOn(area: (typeof OCEANS | typeof REGIONS)[number]): Box {
  const map = surroundingsScene(view, lookOf(['Anna', 'Björn', 'Chloé']), 'Here', [area]).shapes.at(-1);
  if (map?.kind !== 'group' || !map.clip) throw new Error('no map');
  return map.clip;
}

const isWithin = (box: Box, window: Box): boolean =>
  box.x >= window.x &&
  box.y >= window.y &&
  box.x + box.width <= window.x + window.width &&
  box.y + box.height <= window.y + window.height;

const isOutside = (box: Box, window: Box): boolean =>
  box.x + box.width <= window.x ||
  box.y + box.height <= window.y ||
  box.x >= window.x + window.width ||
  box.y >= window.y + window.height;

describe('surroundings', () => {
  it.each(REGIONS)('of land %i show all of it', (region) => {
    expect(isWithin(bounds(SHORES[region]), windowOn(region))).toBe(true);
  });

  it.each(OCEANS)('of ocean %s show its name', (ocean) => {
    expect(isWithin(OCEAN_NAMES[ocean], windowOn(ocean))).toBe(true);
  });

  it.each([...OCEANS, ...REGIONS])('of %s cut no name in two', (area) => {
    const window = windowOn(area);
    const cut = OCEANS.filter((o) => !isWithin(OCEAN_NAMES[o], window) && !isOutside(OCEAN_NAMES[o], window));
    expect(cut).toEqual([]);
  });
});
