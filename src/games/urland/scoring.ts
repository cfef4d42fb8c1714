import { type BySeat, type Seat, seatsOf } from '#engine/seat.ts';
import type { Land, Region } from './board.ts';
import type { Scoring, Tell } from './events.ts';
import { ichtosAt, toReserve } from './ichtos.ts';
import { hasGene, ofSeat, type Position, type State } from './state.ts';
import { moveMarkers } from './track.ts';

/** What scoring a land brings each seat, and who has to leave it. */
export interface Outcome {
  readonly scoring: Scoring;
  readonly points: BySeat<number>;
  readonly leaving: readonly Seat[];
}

/** In halves: Muscles adds one half where at least one Ichto stands. */
function strength(position: Position, land: Land, seat: Seat): number {
  const own = ichtosAt(position, land, seat);
  return own > 0 && hasGene(position, seat, 'muscles') ? 2 * own + 1 : 2 * own;
}

export function scoringOf(position: Position, land: Land): Outcome {
  const strengths = seatsOf(position.seats).map((seat) => strength(position, land, seat));
  const present = seatsOf(position.seats).filter((seat) => ofSeat(strengths, seat) > 0);
  const most = Math.max(...strengths);
  const least = Math.min(...present.map((seat) => ofSeat(strengths, seat)));
  const give = (points: (own: number) => number) => strengths.map((own) => (own > 0 ? points(own) : 0));

  if (present.length === 0) return { scoring: 'nobody', points: give(() => 0), leaving: [] };
  if (present.length === 1) return { scoring: 'monopoly', points: give(() => 3), leaving: [] };
  if (most === least) return { scoring: 'coexistence', points: give(() => 2), leaving: [] };
  const points = give((own) => (own === least ? 0 : own === most ? 3 : 2));
  return { scoring: 'competition', points, leaving: present.filter((seat) => ofSeat(strengths, seat) === least) };
}

/** First the weakest leave, then the markers move. A chip's land goes by the chip's number. */
export function scoreLand(state: State, chip: Region, tell: Tell): void {
  const { scoring, points, leaving } = scoringOf(state, chip);
  const left = seatsOf(state.seats).map((seat) => (leaving.includes(seat) ? ichtosAt(state, chip, seat) : 0));
  tell?.({ kind: 'scored', chip, scoring, points, left });
  for (const seat of leaving) toReserve(state, seat, chip, ofSeat(left, seat));
  moveMarkers(state, points, tell);
}
