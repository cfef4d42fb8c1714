/** From worths in points to the chance to win. */
import { FINISH_SPACE } from '#games/urland/box.ts';

export interface Spread {
  /** How far off a worth can be when the leader is at the finish, in points. */
  readonly atFinish: number;
  /** And how much more for each space he has to go. */
  readonly perSpace: number;
}

/** By seat. Whoever is worth more is likelier to win, and the surer the nearer the end is. */
export function winChances(worth: readonly number[], track: readonly number[], spread: Spread): number[] {
  const unit = spread.atFinish + spread.perSpace * Math.max(0, FINISH_SPACE - Math.max(...track));
  const most = Math.max(...worth);
  const weights = worth.map((own) => Math.exp((own - most) / unit));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
