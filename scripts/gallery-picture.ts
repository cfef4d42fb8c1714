import { existsSync } from 'node:fs';
import type { Scene } from '#render/scene.ts';
import type { Vision } from '../test/support/colour-vision.ts';

/** What a game's `gallery-scenes.ts` has many of. */
export interface Picture {
  readonly scene: Scene;
  /** As somebody with this kind of colour blindness sees it. */
  readonly vision?: Vision;
  /** Scaled to this many pixels. */
  readonly width?: number;
  /** The README shows it, as this file in docs/pictures. */
  readonly shownAs?: string;
}

/** By file name. */
export type Gallery = Readonly<Record<string, Picture>>;

/** In scripts/GAME/gallery-scenes.ts. */
export const galleryOf = async (game: string): Promise<Gallery> =>
  (await import(`./${game}/gallery-scenes.ts`)).GALLERY;

const has = (game: string, file: string): boolean => existsSync(new URL(`./${game}/${file}`, import.meta.url));

export const hasGallery = (game: string): boolean => has(game, 'gallery-scenes.ts');

/** Plays on the playground's page, and writes pictures of it, when it is loaded. */
export const hasPlaygroundGallery = (game: string): boolean => has(game, 'gallery-playground.ts');
