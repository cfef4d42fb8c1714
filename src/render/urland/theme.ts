/** The colours of the world; the players' colours are in `players.ts`. */
import type { Continent, Ocean } from '#games/urland/board.ts';

export * from '../kit/theme.ts';

export const LAVA = '#ff6a2b';
export const BASALT = '#3a3130';
/** For genes and for the spaces that bring them. */
export const LEAF = '#9fd8b4';

export const WATER: Readonly<Record<Ocean, string>> = {
  A: '#2f7f9e',
  B: '#2c8c93',
  C: '#2a6a93',
  D: '#3a7a8c',
  E: '#3c93ae',
};
/** Laid over the water along all shores. */
export const SHELF = { width: 62, colour: 'rgba(168,228,222,0.3)' };
export const SHALLOWS = '#8fd0cb';

export const LAND: Readonly<
  Record<Continent, { readonly fill: string; readonly low: string; readonly relief: string; readonly shore: string }>
> = {
  siberia: { fill: '#cfd6a0', low: '#bcc58a', relief: '#9aa66a', shore: '#6f7a4a' },
  laurussia: { fill: '#e6b98e', low: '#d8a679', relief: '#b98058', shore: '#8a5a3c' },
  gondwana: { fill: '#ecd598', low: '#dfc47f', relief: '#bd9c56', shore: '#8d7038' },
};
