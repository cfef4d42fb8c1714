/** The final scoring. Muscles does not count, and it sets off no mutation. */
import { type BySeat, type Seat, seatsOf } from '#engine/seat.ts';
import type { Tell } from './events.ts';
import { onLand, onMap } from './ichtos.ts';
import { ofSeat, type State } from './state.ts';
import { leader, moveMarkers } from './track.ts';

const TOTAL_POINTS = 3;
const LAND_POINTS = 2;

/** Tied players share the points, rounded down. A player without Ichtos gets none. */
function shared(counts: BySeat<number>, points: number): number[] {
  const most = Math.max(...counts);
  const best = counts.filter((count) => count === most).length;
  return counts.map((count) => (most > 0 && count === most ? Math.floor(points / best) : 0));
}

/** The player who got all the points of Total alone takes no part in Land. */
const isSoleBest = (total: BySeat<number>, seat: Seat): boolean => ofSeat(total, seat) === TOTAL_POINTS;

export function finish(state: State, tell: Tell): void {
  const ichtos = seatsOf(state.seats).map((seat) => onMap(state, seat));
  const total = shared(ichtos, TOTAL_POINTS);
  tell?.({ kind: 'final-total', points: total, ichtos });
  moveMarkers(state, total, tell);

  const landed = seatsOf(state.seats).map((seat) => onLand(state, seat));
  const inRace = seatsOf(state.seats).map((seat) => (isSoleBest(total, seat) ? 0 : ofSeat(landed, seat)));
  const land = shared(inRace, LAND_POINTS);
  tell?.({ kind: 'final-land', points: land, ichtos: landed });
  moveMarkers(state, land, tell);

  const winner = leader(state);
  state.phase = { kind: 'over', winner };
  tell?.({ kind: 'won', seat: winner });
}
