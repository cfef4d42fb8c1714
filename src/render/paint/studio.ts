/** Paints scenes as PNGs, with the drawings and the palette of each scene's game. */
import { kitAtlas } from '../kit/atlas.ts';
import { GENERAL_PALETTE } from '../kit/general-palette.ts';
import type { Atlas, Scene } from '../scene.ts';
import { createPngWriter, newShelf } from './indexed-png.ts';
import { createPainter } from './painter.ts';
import { paletteOf } from './palette.ts';

/** The exports of a game's `atlas.ts`; a game without a palette is painted in the general one. */
export interface Art {
  readonly atlas: Atlas;
  readonly PALETTE?: readonly string[];
}

type ToPng = (scene: Scene) => Buffer;

/** For a scene without a game: the parts that all games share. */
export const artOf = async (game: string | undefined): Promise<Art> =>
  game === undefined ? { atlas: kitAtlas } : await import(`../${game}/atlas.ts`);

/** The first scene of a game loads its drawings and makes its tables. Where that fails, the next one does. */
export function createStudio(load: typeof artOf = artOf): (scene: Scene) => Promise<Buffer> {
  const known = new Map<string | undefined, Promise<ToPng>>();
  const shelf = newShelf();
  const toPngWith = ({ atlas, PALETTE = GENERAL_PALETTE }: Art): ToPng =>
    createPngWriter(paletteOf(PALETTE), createPainter(atlas), shelf);

  function prepare(game: string | undefined): Promise<ToPng> {
    const toPng = load(game).then(toPngWith);
    known.set(game, toPng);
    toPng.catch(() => known.delete(game));
    return toPng;
  }

  return async (scene) => (await (known.get(scene.game) ?? prepare(scene.game)))(scene);
}
