/** From scenes to PNGs, with the drawings and the palette of the game that each scene names. */
import { kitAtlas } from '../kit/atlas.ts';
import { GENERAL_PALETTE } from '../kit/general-palette.ts';
import type { Atlas, Scene } from '../scene.ts';
import { createPngWriter } from './indexed-png.ts';
import { createPainter } from './painter.ts';
import { paletteOf } from './palette.ts';

/** What a game's `atlas.ts` gives away; without a palette of its own it is painted in the general one. */
export interface Art {
  readonly atlas: Atlas;
  readonly PALETTE?: readonly string[];
}

type ToPng = (scene: Scene) => Promise<Buffer>;

function toPngWith({ atlas, PALETTE = GENERAL_PALETTE }: Art): ToPng {
  const painter = createPainter(atlas);
  const png = createPngWriter(paletteOf(PALETTE));
  return (scene) => png(painter.paint(scene));
}

/** Without a game: what all of them share. */
export const artOf = async (game: string | undefined): Promise<Art> =>
  game === undefined ? { atlas: kitAtlas } : await import(`../${game}/atlas.ts`);

/** A game's drawings are loaded, and its tables made, with its first scene. */
export function createStudio(): ToPng {
  const known = new Map<string | undefined, Promise<ToPng>>();
  return async (scene) => {
    const { game } = scene;
    const toPng = known.get(game) ?? artOf(game).then(toPngWith);
    known.set(game, toPng);
    return (await toPng)(scene);
  };
}
