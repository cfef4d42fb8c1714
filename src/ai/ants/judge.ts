/** A seat's chance to win, by how many points it and its rivals can hope for. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { Position } from '#games/ants/state.ts';
import { outlookFor } from './outlook.ts';
import { SPREAD } from './weights.ts';
import { worthOf } from './worth.ts';

/** How the seats stood when a search began. */
export interface Standings {
  readonly seat: Seat;
  readonly turns: number;
  readonly worths: readonly number[];
}

export const standingsIn = (view: Position, seat: Seat): Standings => ({
  seat,
  turns: view.turns,
  worths: seatsOf(view.seats).map((each) => worthOf(view, each)),
});

/** The rivals rest in a play-out: they count as if they had kept pace since the search began. */
export function judge(position: Position, { seat, turns, worths }: Standings): readonly number[] {
  const pace = (SPREAD.pace * (position.turns - turns)) / position.seats;
  const own = worthOf(position, seat);
  const hopes = worths.map((worth, each) => (each === seat ? own : worth + pace));
  const spread = SPREAD.atEnd + SPREAD.aTurn * outlookFor(position, seat).turns;
  const most = Math.max(...hopes);
  const weights = hopes.map((hope) => Math.exp((hope - most) / spread));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
