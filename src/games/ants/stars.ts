/** Stars: gained at once, also out of turn. */
import type { Seat } from '#engine/seat.ts';
import { CRITERIA, type Criterion } from './box.ts';
import { plus } from './cards-in-play.ts';
import { contentOf } from './content/content.ts';
import { achievementsOf } from './counters.ts';
import type { Tell } from './events.ts';
import { type Position, playerAt, type State } from './state.ts';

export const starTrackLength = (position: Position): number =>
  contentOf(position).file.stars.track[position.length]?.[position.seats] ?? 0;

export const roundCap = (position: Position): number =>
  contentOf(position).file.constants.roundCap[position.length] ?? 0;

/** R-CAP: the last round is the next one, but never beyond the cap. Stars after that change nothing about it. */
export function setOffEnd(state: State, last: number, tell: Tell): void {
  if (state.last !== null) return;
  state.last = Math.min(last, roundCap(state));
  tell?.({ kind: 'end-set-off', last: state.last });
}

export function gainStar(state: State, seat: Seat, criterion: Criterion, tell: Tell): void {
  const player = playerAt(state, seat);
  player.stars = plus(player.stars, CRITERIA.indexOf(criterion), 1);
  state.stars = [...state.stars, { seat, criterion }];
  tell?.({ kind: 'star', seat, criterion });
  if (state.stars.length >= starTrackLength(state)) setOffEnd(state, state.round + 1, tell);
}

/** A pheromone cube has left the board. */
export function scentStar(state: State, seat: Seat, tell: Tell): void {
  const { pheromones } = contentOf(state).file.stars;
  if (pheromones.includes(playerAt(state, seat).scents.length)) gainStar(state, seat, 'pheromones', tell);
}

/** An Achievement card was played or a tile turned. */
export function achievementStar(state: State, seat: Seat, tell: Tell): void {
  const { achievements } = contentOf(state).file.stars;
  const count = achievementsOf(state, playerAt(state, seat));
  if (achievements.includes(count)) gainStar(state, seat, 'achievements', tell);
}
