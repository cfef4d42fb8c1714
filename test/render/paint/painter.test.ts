import { createCanvas, loadImage } from 'canvas';
import { describe, expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import { COLOURS } from '#games/urland/colours.ts';
import { createPngWriter } from '#render/paint/indexed-png.ts';
import { createPainter } from '#render/paint/painter.ts';
import { paletteOf } from '#render/paint/palette.ts';
import { PAINTS } from '#render/players.ts';
import type { Scene } from '#render/scene.ts';
import { boxPath, filled } from '#render/shapes.ts';
import { atlas, PALETTE } from '#render/urland/atlas.ts';
import { boardScene } from '#render/urland/board-scene.ts';
import { genesScene } from '#render/urland/genes-scene.ts';
import { handScene } from '#render/urland/hand-scene.ts';
import { menuScene, surroundingsScene } from '#render/urland/menu-scene.ts';
import { lookOf } from '../../support/look.ts';
import { aView } from '../../support/urland-views.ts';

const painter = createPainter(atlas);
const indexedPng = createPngWriter(paletteOf(PALETTE), painter);
const look = lookOf(['Anna', 'Björn', 'Chloé', 'Dominika', 'Esteban']);
const view = aView({ seats: 5 })
  .erupt(11)
  .ichtos(4, 2, 1)
  .with({ hand: [4, 5, 6], viewer: seat(0) }).view;

async function pixelsOf(
  png: Buffer,
): Promise<{ width: number; height: number; at(x: number, y: number): string; colours: number }> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const hex = (i: number): string =>
    `#${[...data.subarray(i, i + 3)].map((c) => c.toString(16).padStart(2, '0')).join('')}`;
  const colours = new Set<number>();
  for (let i = 0; i < data.length; i += 4)
    colours.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0));
  return {
    width: image.width,
    height: image.height,
    at: (x, y) => hex((y * image.width + x) * 4),
    colours: colours.size,
  };
}

const PICTURES: readonly (readonly [string, Scene])[] = [
  ['the board', boardScene(view, look)],
  ['a hand', handScene(view, look)],
  ['genes', genesScene(['wings', 'ears'], look)],
  ['a menu', menuScene(view, { ...look, targets: [{ area: 4, letter: 'A' }] }, 'Where to?')],
  ['surroundings', surroundingsScene(view, look, 'Here', ['A'])],
];

describe('a picture', () => {
  it.each(PICTURES)('of %s is as large as its scene, and not blank', async (_, scene) => {
    const pixels = await pixelsOf(indexedPng(scene));
    expect([pixels.width, pixels.height]).toEqual([scene.width, scene.height]);
    expect(pixels.colours).toBeGreaterThan(10);
  });

  it('of the full board is 1400 pixels wide', () => {
    expect(boardScene(view, look).width).toBe(1400);
  });

  it('is the same when painted again', async () => {
    const scene = boardScene(view, look);
    const first = indexedPng(scene);
    indexedPng(handScene(view, look));
    expect(indexedPng(scene).equals(first)).toBe(true);
  });

  it('keeps the colours of players to the last bit', async () => {
    const stripes = COLOURS.map((colour, i) =>
      filled(boxPath({ x: i * 10, y: 0, width: 10, height: 10 }), PAINTS.standard[colour].fill),
    );
    const scene = { width: 50, height: 10, background: '#000000', shapes: stripes };
    const pixels = await pixelsOf(indexedPng(scene));
    expect(COLOURS.map((_, i) => pixels.at(i * 10 + 5, 5))).toEqual(
      COLOURS.map((colour) => PAINTS.standard[colour].fill),
    );
  });

  it('that uses an unknown drawing is our mistake', () => {
    const shapes = [{ kind: 'use', symbol: 'no-such-thing', x: 0, y: 0, scale: 1 }] as const;
    expect(() => painter.paint({ width: 5, height: 5, background: '#000000', shapes })).toThrow('no-such-thing');
  });
});
