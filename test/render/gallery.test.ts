/** Every picture of every gallery, at the sizes at which Discord shows it. */
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '#games/index.ts';
import { artOf } from '#render/paint/studio.ts';
import { galleryOf, hasGallery } from '../../scripts/gallery-picture.ts';
import { faultsOf } from './picture-laws.ts';

it.each(GAME_IDS)('%s has a gallery', (game) => expect(hasGallery(game)).toBe(true));

const galleries = await Promise.all(
  GAME_IDS.filter(hasGallery).map(async (game) => ({ game, pictures: Object.entries(await galleryOf(game)) })),
);

describe.each(galleries)('of the gallery of $game', ({ pictures }) => {
  it.each(pictures)(
    '%s is as wide as the box, and all of it can be read on a desktop and a phone',
    async (_, picture) => {
      expect(faultsOf(picture.scene, (await artOf(picture.scene.game)).atlas)).toEqual([]);
    },
  );
});
