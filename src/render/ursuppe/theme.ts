/** The colours of the soup; the players' colours are in `players.ts`. */
export * from '../kit/theme.ts';

/** From the deep to the warm water around the island. */
export const BROTH = ['#1f6178', '#277382', '#33868c', '#459b96', '#5db0a0'] as const;
export const FOAM = '#eafaf0';
export const SHALLOWS = '#8fd0b4';

export const ROCK = { low: '#43323a', cliff: '#281c25', sand: '#d9b071', moss: '#7fa05a' };

export const FINISH = '#ffd166';
export const FINISH_LINE = '#f2a93b';
/** For genes. */
export const LEAF = '#9fd8b4';
/** For advanced genes. */
export const GOLD = '#f3cf73';
/** For what kills or costs genes. */
export const ALARM = '#c4242c';
export const OZONE = '#cfe9ff';
