import type { Criterion } from '#games/ants/box.ts';
import type { SignName } from './signs.ts';

/** What brings stars. */
export const STAR_SIGNS: Readonly<Record<Criterion, SignName>> = {
  rooms: 'room',
  pheromones: 'scent',
  achievements: 'deed',
};
