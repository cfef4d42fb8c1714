import { describe, expect, it } from 'vitest';
import { CONTENT_NUMBERS, gardenIn } from '#games/ants/content/content.ts';
import { hexesFor, nextCorners } from '#games/ants/garden-map.ts';
import { activeSeat } from '#games/ants/state.ts';
import { boardScene } from '#render/ants/board-scene.ts';
import { CORNER, GROUND_BOX, planOf } from '#render/ants/plan.ts';
import { distance, isInside } from '#render/outline.ts';
import type { Scene, Shape, TextShape } from '#render/scene.ts';
import { gardenLook } from '../../support/ants-look.ts';
import { momentsOf } from '../../support/ants-moments.ts';

const shapesIn = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => (shape.kind === 'group' ? shapesIn(shape.shapes) : [shape]));
const textsIn = ({ shapes }: Scene): TextShape[] => shapesIn(shapes).filter((shape) => shape.kind === 'text');
const wordsIn = (scene: Scene): string[] => textsIn(scene).map(({ text }) => text);

describe.each([2, 3, 4])('the map of %i players', (seats) => {
  const garden = gardenIn({ content: CONTENT_NUMBERS[0], seats });
  const { corners, middles, outlines } = planOf(garden);

  it('has room for every corner, and none touches another', () => {
    for (const [place, spot] of corners.entries()) {
      expect(spot.x - CORNER).toBeGreaterThanOrEqual(0);
      expect(spot.x + CORNER).toBeLessThanOrEqual(GROUND_BOX.width);
      expect(spot.y - CORNER).toBeGreaterThanOrEqual(0);
      expect(spot.y + CORNER).toBeLessThanOrEqual(GROUND_BOX.height);
      for (const other of corners.slice(place + 1)) expect(distance(spot, other)).toBeGreaterThan(2 * CORNER + 12);
    }
  });

  it('draws an edge as long as any other where two corners are beside each other, and only there', () => {
    for (const [place, { beside }] of garden.corners.entries())
      for (const other of garden.corners.keys()) {
        const [a, b] = [corners[place], corners[other]];
        if (!a || !b || place === other) continue;
        expect(distance(a, b) < 115, `${place} and ${other}`).toBe(beside.includes(other));
      }
  });

  it('writes what lies on a hex inside it', () => {
    for (const [place, middle] of middles.entries()) expect(isInside(outlines[place] ?? [], middle)).toBe(true);
  });
});

const moments = momentsOf('4-players-full-standard-own-1');
const middle = moments[Math.floor(moments.length / 2)];
if (!middle) throw new Error('a golden game has a middle');
const { view } = middle;

describe('the garden', () => {
  it('has the letter of each explorer and each forager', () => {
    const letters = wordsIn(boardScene(view, gardenLook())).filter((text) => /^[RBGY]$/.test(text));
    const pieces = [...view.hexes.map(({ explorer }) => explorer), ...view.corners].filter((seat) => seat !== null);
    expect(letters).toHaveLength(pieces.length + view.seats);
  });

  it('names every hex', () => {
    const words = wordsIn(boardScene(view, gardenLook()));
    for (const { id } of gardenIn(view).hexes) expect(words.filter((word) => word === id)).toHaveLength(1);
  });

  it('has a number at each corner that can be chosen, and the question as its title', () => {
    const corners = nextCorners(view, activeSeat(view), []);
    const look = gardenLook({ title: 'Where?', targets: { hexes: [], corners, path: [] } });
    const [plain, asked] = [boardScene(view, gardenLook()), boardScene(view, look)].map(wordsIn);
    expect(corners.length).toBeGreaterThan(0);
    expect(asked).toContain('Where?');
    expect((asked?.length ?? 0) - (plain?.length ?? 0)).toBe(corners.length);
  });

  it('lights the hexes that can be chosen', () => {
    const hexes = hexesFor(view, 2);
    const look = gardenLook({ targets: { hexes, corners: [], path: [] } });
    const rims = (scene: Scene): number =>
      shapesIn(scene.shapes).filter((shape) => shape.kind === 'path' && shape.stroke?.width === 9).length;
    expect(rims(boardScene(view, look)) - rims(boardScene(view, gardenLook()))).toBe(hexes.length);
  });

  it('shows of a hand how many cards it has, and nothing else', () => {
    const own = momentsOf('4-players-full-standard-own-1', activeSeat(view))[Math.floor(moments.length / 2)];
    expect(own && boardScene(own.view, gardenLook())).toEqual(boardScene(view, gardenLook()));
  });
});
