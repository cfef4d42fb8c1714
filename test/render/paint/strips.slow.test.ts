/** Every picture of every gallery, painted strip by strip. */
import { expect, it } from 'vitest';
import { GAME_IDS } from '#games/index.ts';
import { createPainter } from '#render/paint/painter.ts';
import { STRIP } from '#render/paint/strips.ts';
import { artOf } from '#render/paint/studio.ts';
import { galleryOf, hasGallery } from '../../../scripts/gallery-picture.ts';

it.each(GAME_IDS.filter(hasGallery))('strips of pictures of %s look as they do in the whole', async (game) => {
  const painters = new Map<string | undefined, ReturnType<typeof createPainter>>();
  const wrong: string[] = [];
  for (const [name, { scene }] of Object.entries(await galleryOf(game))) {
    const painter = painters.get(scene.game) ?? createPainter((await artOf(scene.game)).atlas);
    painters.set(scene.game, painter);
    const whole = painter.paint(scene).toBuffer('raw');
    for (let top = 0; top < scene.height; top += STRIP) {
      const strip = painter.paint(scene, { top, bottom: Math.min(top + STRIP, scene.height) }).toBuffer('raw');
      if (whole.compare(strip, 0, strip.length, 4 * top * scene.width, 4 * top * scene.width + strip.length) !== 0)
        wrong.push(`${name} from row ${top}`);
    }
  }
  expect(wrong).toEqual([]);
});
