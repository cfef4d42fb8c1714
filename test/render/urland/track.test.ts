import { describe, expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import type { Shape } from '#render/scene.ts';
import { atlas } from '#render/urland/atlas.ts';
import { MAP_HEIGHT, MAP_WIDTH } from '#render/urland/coastlines.ts';
import {
  BOARD_HEIGHT,
  BOARD_WIDTH,
  boxOfSpace,
  emptyTrack,
  MAP_ORIGIN,
  markers,
  TRACK_SPACES,
} from '#render/urland/track.ts';
import { contains, overlap, overlapping } from '../../support/boxes.ts';
import { lookOf } from '../../support/look.ts';
import { shapesIn } from '../../support/scenes.ts';
import { aView } from '../../support/urland-views.ts';

const SPACES = Array.from({ length: TRACK_SPACES }, (_, i) => i + 1);
const boxes = SPACES.map((space) => ({ space, box: boxOfSpace(space) }));
const look = lookOf(['Anna', 'Ben', 'Cleo']);
const textsIn = (shapes: readonly Shape[]): string[] =>
  shapesIn(shapes).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

describe('the score track', () => {
  it('runs around the map from 1 to 40, each space next to the one before', () => {
    for (const [i, { box }] of boxes.entries()) {
      const next = boxes[(i + 1) % boxes.length]?.box ?? box;
      expect(overlap({ ...box, x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 }, next)).toBe(
        true,
      );
    }
  });

  it('gives each space a place of its own, on the board and off the map', () => {
    const map = { ...MAP_ORIGIN, width: MAP_WIDTH, height: MAP_HEIGHT };
    expect(overlapping(boxes)).toEqual([]);
    for (const { box } of boxes) {
      expect(contains({ x: 0, y: 0, width: BOARD_WIDTH, height: BOARD_HEIGHT }, box)).toBe(true);
      expect(overlap(map, box)).toBe(false);
    }
  });

  it('numbers them all, and marks the mutations and the finish', () => {
    const shapes = emptyTrack().flatMap((side) => (side.kind === 'use' ? atlas(side.symbol).shapes : []));
    expect(textsIn(shapes).sort()).toEqual(SPACES.map(String).sort());
    const icons = shapesIn(shapes).flatMap((shape) => (shape.kind === 'use' ? [shape.symbol.split('/')[1]] : []));
    expect(icons.sort()).toEqual(['finish', 'mutation', 'mutation', 'mutation']);
  });

  it('shows one marker for each player who has one', () => {
    const view = aView({ seats: 3 }).with({ track: [12, 37, 0] }).view;
    expect(textsIn(markers(view, look))).toEqual(['12', '37']);
  });

  it('shows where a marker has come from', () => {
    const view = aView({ seats: 3 }).with({ track: [5, 8, 9] }).view;
    const moved = lookOf(look.names, { events: [{ kind: 'marker-moved', seat: seat(0), from: 2, to: 5 }] });
    expect(markers(view, moved).length).toBe(markers(view, look).length + 1);
  });
});
