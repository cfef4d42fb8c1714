/** Areas and genes within sentences. Each language has the forms that its sentences need. */
import { type Area, isOcean, type Ocean } from '#games/urland/board.ts';
import type { Heap } from '#games/urland/moves.ts';

export const OCEANS: Readonly<Record<Ocean, string>> = {
  A: 'Panthalassa',
  B: 'Paleo-Tethys',
  C: 'Austral',
  D: 'Ural',
  E: 'Rheic',
};

/** For a move from one place to another. */
export interface Way {
  from: Area;
  to: Area;
}

/** “Panthalassa”, “land 7”. */
export const the = (area: Area): string => (isOcean(area) ? OCEANS[area] : `land ${area}`);

/** The same at the beginning of a line. */
export const The = (area: Area): string => (isOcean(area) ? OCEANS[area] : `Land ${area}`);

/** “in Panthalassa”, “on land 7”. */
export const where = (area: Area): string => (isOcean(area) ? `in ${the(area)}` : `on ${the(area)}`);

/** “2 × Panthalassa, 1 × land 7”. */
export const each = (heap: Heap): string => heap.map(({ place, count }) => `${count} × ${the(place)}`).join(', ');
