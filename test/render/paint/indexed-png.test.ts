import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPngWriter } from '#render/paint/indexed-png.ts';
import { createPainter } from '#render/paint/painter.ts';
import { paletteOf } from '#render/paint/palette.ts';
import { atlas, PALETTE } from '#render/urland/atlas.ts';
import { boardScene } from '#render/urland/board-scene.ts';
import { lookOf } from '../../support/look.ts';
import { streamOf } from '../../support/png-stream.ts';
import { aView } from '../../support/urland-views.ts';

const painter = createPainter(atlas);
const palette = paletteOf(PALETTE);
const look = lookOf(['Anna', 'Björn', 'Chloé']);
const board = (ichtos: number) => boardScene(aView({ seats: 3 }).ichtos(9, ichtos).view, look);

it('is one sound stream of zlib, a byte for each pixel and one for each row', () => {
  const scene = board(2);
  // Throws if the stream’s closing sum is wrong.
  expect(inflateSync(streamOf(createPngWriter(palette, painter)(scene)))).toHaveLength(
    (scene.width + 1) * scene.height,
  );
});

it('comes out the same whatever its writer has written before', () => {
  const experienced = createPngWriter(palette, painter);
  for (const ichtos of [1, 2, 7]) experienced(board(ichtos));
  expect(experienced(board(3)).equals(createPngWriter(palette, painter)(board(3)))).toBe(true);
});
