/** Every picture of every gallery, painted tile by tile. */
import { expect, it } from 'vitest';
import { GAME_IDS } from '#games/index.ts';
import { createPainter } from '#render/paint/painter.ts';
import { artOf } from '#render/paint/studio.ts';
import { galleryOf, hasGallery } from '../../../scripts/gallery-picture.ts';
import { partOf, partsOf } from './parts.ts';

it.each(GAME_IDS.filter(hasGallery))('tiles of pictures of %s look as they do in the whole', async (game) => {
  const painters = new Map<string | undefined, ReturnType<typeof createPainter>>();
  const wrong: string[] = [];
  for (const [name, { scene }] of Object.entries(await galleryOf(game))) {
    const painter = painters.get(scene.game) ?? createPainter((await artOf(scene.game)).atlas);
    painters.set(scene.game, painter);
    const whole = Buffer.from(painter.paint(scene).toBuffer('raw'));
    for (const part of partsOf(scene)) {
      const alone = partOf(painter.paint(scene, part).toBuffer('raw'), scene.width, part, part.top);
      if (!alone.equals(partOf(whole, scene.width, part))) wrong.push(`${name} at ${part.left}, ${part.top}`);
    }
  }
  expect(wrong).toEqual([]);
});
