import { createCanvas, loadImage } from 'canvas';
import { describe, expect, it } from 'vitest';
import { GENERAL_PALETTE } from '#render/kit/general-palette.ts';
import { AMBER } from '#render/kit/theme.ts';
import { createPngWriter } from '#render/paint/indexed-png.ts';
import { createPainter } from '#render/paint/painter.ts';
import { MOST_COLOURS, paletteOf, rgbOf } from '#render/paint/palette.ts';
import { artOf, createStudio } from '#render/paint/studio.ts';
import { PAINTS } from '#render/players.ts';
import type { Scene } from '#render/scene.ts';
import { boxPath, filled, stamped } from '#render/shapes.ts';
import { atlas, PALETTE } from '#render/urland/atlas.ts';
import { boardScene } from '#render/urland/board-scene.ts';
import { lookOf } from '../../support/look.ts';
import { aView } from '../../support/urland-views.ts';

const studio = createStudio();

async function colourAt(png: Buffer, x: number, y: number): Promise<number[]> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return [...context.getImageData(x, y, 1, 1).data.subarray(0, 3)];
}

const plain = (shapes: Scene['shapes'], game?: string): Scene => ({
  width: 60,
  height: 20,
  background: '#000000',
  shapes,
  ...(game === undefined ? {} : { game }),
});

it('a game whose drawings could not be loaded once is painted the next time', async () => {
  const failures = [new Error('too many open files')];
  const hapless = createStudio(async (game) => {
    const failure = failures.pop();
    if (failure) throw failure;
    return artOf(game);
  });
  await expect(hapless(plain([], 'urland'))).rejects.toThrow('too many open files');
  await expect(hapless(plain([], 'urland'))).resolves.toBeInstanceOf(Buffer);
});

describe('a scene', () => {
  it('that names its game is painted with the drawings and the palette of that game', async () => {
    const scene = boardScene(aView({ seats: 4 }).view, lookOf(['Anna', 'Björn', 'Chloé', 'Dora']));
    const expected = createPngWriter(paletteOf(PALETTE), createPainter(atlas))(scene);
    expect((await studio(scene)).equals(expected)).toBe(true);
  });

  it('without a game keeps the colours that carry meaning, and has the signs of the kit', async () => {
    const colours = [AMBER, PAINTS.standard.red.fill, PAINTS.clear.purple.shade];
    const stripes = colours.map((colour, i) => filled(boxPath({ x: i * 20, y: 0, width: 20, height: 20 }), colour));
    const png = await studio(plain(stripes));
    for (const [i, colour] of colours.entries()) expect(await colourAt(png, i * 20 + 10, 10)).toEqual(rgbOf(colour));
    await expect(studio(plain([stamped(`icon/crown/${AMBER}`, 10, 10, 0.03)]))).resolves.toBeInstanceOf(Buffer);
  });

  it.each([
    ['map', undefined, 'no drawing is called map'],
    ['icon/teeth/#000000', undefined, 'no drawing is called icon/teeth'],
    ['crown', 'urland', 'no drawing is called crown'],
  ])('fails with a drawing that it has not: %s, of %s', async (symbol, game, message) => {
    await expect(studio(plain([stamped(symbol, 0, 0)], game))).rejects.toThrow(message);
  });

  it('of a game that nobody knows fails, and the next one does not', async () => {
    await expect(studio(plain([], 'no-such-game'))).rejects.toThrow('no-such-game');
    await expect(studio(plain([]))).resolves.toBeInstanceOf(Buffer);
  });
});

it('the general palette has no colour twice, and no more than a byte can number', () => {
  expect(new Set(GENERAL_PALETTE).size).toBe(GENERAL_PALETTE.length);
  expect(GENERAL_PALETTE.length).toBeLessThanOrEqual(MOST_COLOURS);
});
