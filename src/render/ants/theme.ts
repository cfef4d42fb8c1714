/** The colours of the garden; the players' colours are in `players.ts`. */
export * from '../kit/theme.ts';

/** Around the garden. */
export const HEDGE = '#24402f';
export const HEDGE_LIGHT = '#35583d';

/** By terrain: the ground, and what grows or lies on it. */
export const GROUND = {
  lawn: { fill: '#6d9b45', mark: '#8fbb5f' },
  bed: { fill: '#a9607f', mark: '#e7a9bd' },
  pond: { fill: '#3d86a1', mark: '#7fbfd0' },
  veg: { fill: '#8a6a42', mark: '#a98a58' },
  gravel: { fill: '#a79f8d', mark: '#c6bfae' },
  wood: { fill: '#6d4a36', mark: '#93694c' },
} as const;

/** Areas I, II and III of a nest: the deeper, the darker. */
export const SOIL = { I: '#b98a56', II: '#946741', III: '#6e4a31' } as const;
export const TURF = '#5d8a3c';
export const CAVE = '#33221a';
/** A room tile that a card has filled. */
export const CHAMBER = '#f1d9a7';

export const BERRY = '#f0693c';
export const BERRY_LIGHT = '#ffb38f';
export const GREEN = '#86c24a';
export const GREEN_DARK = '#3c6b26';
export const CAP = '#b68be0';
export const CAP_LIGHT = '#e9d8fb';
export const BLOOD = '#b3262e';
export const VIOLET = '#6a3f9c';
export const SKY = '#a9d8f2';
export const GOLD = '#f3cf73';
/** A red corner: paths may begin there. */
export const GATE = '#d8432f';
export const PARCHMENT = '#f6eed6';
/** The sky of the flight, from the nest up. */
export const DUSK = ['#3c4a63', '#3f5876', '#45698c', '#4c7ba1', '#578fb5'] as const;
