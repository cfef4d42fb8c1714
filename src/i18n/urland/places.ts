import type { Area } from '#games/urland/board.ts';
import type { Words } from '../words.ts';

/** “Panthalassa”, “land 7”. */
export const areaName = (area: Area, say: Words['urland']): string =>
  typeof area === 'number' ? say.alt.land({ number: area }) : say.oceans[area];
