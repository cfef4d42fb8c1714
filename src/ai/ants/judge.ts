/** Each seat's chance to win, by how many points it can hope for. */
import { seat, seatsOf } from '#engine/seat.ts';
import type { Position } from '#games/ants/state.ts';
import { outlookFor } from './outlook.ts';
import { SPREAD } from './weights.ts';
import { worthOf } from './worth.ts';

export function judge(position: Position): readonly number[] {
  const worths = seatsOf(position.seats).map((each) => worthOf(position, each));
  const { turns } = outlookFor(position, position.first ?? seat(0));
  const spread = SPREAD.atEnd + SPREAD.aTurn * turns;
  const most = Math.max(...worths);
  const weights = worths.map((worth) => Math.exp((worth - most) / spread));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
