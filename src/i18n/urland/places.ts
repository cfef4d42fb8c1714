import { seatsOf } from '#engine/seat.ts';
import { type Area, isOcean } from '#games/urland/board.ts';
import { ichtosAt } from '#games/urland/ichtos.ts';
import type { Heap } from '#games/urland/moves.ts';
import type { Position } from '#games/urland/state.ts';
import type { Words } from '../words.ts';

/** “Panthalassa”, “land 7”. */
export const areaName = (area: Area, say: Words['urland']): string =>
  isOcean(area) ? say.oceans[area] : say.alt.land({ number: area });

/** “in Panthalassa”, “on land 7”. */
export const whereabouts = (area: Area, say: Words['urland']): string =>
  isOcean(area) ? say.where.inOcean({ ocean: areaName(area, say) }) : say.where.onLand({ land: areaName(area, say) });

/** “2 × Panthalassa”, “1 × land 7”. */
export const heapNames = (heap: Heap, say: Words['urland']): string[] =>
  heap.map(({ place, count }) => `${count} × ${areaName(place, say)}`);

/** “R2 B1”: how many of each colour; `letters` by seat. */
export const crowdNames = (view: Position, area: Area, letters: readonly string[]): string =>
  seatsOf(view.seats)
    .map((seat) => ({ seat, count: ichtosAt(view, area, seat) }))
    .filter(({ count }) => count > 0)
    .map(({ seat, count }) => `${letters[seat] ?? ''}${count}`)
    .join(' ');
