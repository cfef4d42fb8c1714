import { seatsOf } from '#engine/seat.ts';
import type { Area } from '#games/urland/board.ts';
import { ichtosAt } from '#games/urland/ichtos.ts';
import type { Position } from '#games/urland/state.ts';

/** “R2 B1”: how many of each colour; `letters` by seat. */
export const crowdNames = (view: Position, area: Area, letters: readonly string[]): string =>
  seatsOf(view.seats)
    .map((seat) => ({ seat, count: ichtosAt(view, area, seat) }))
    .filter(({ count }) => count > 0)
    .map(({ seat, count }) => `${letters[seat] ?? ''}${count}`)
    .join(' ');
