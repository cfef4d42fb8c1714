import { type BySeat, type Seat, seatsOf } from '#engine/seat.ts';
import type { Land, Region } from './board.ts';
import type { Scoring, Tell } from './events.ts';
import { ichtosAt, toReserve } from './ichtos.ts';
import { hasGene, ofSeat, type Position, type State } from './state.ts';
import { moveMarkers } from './track.ts';

/** The points that each seat gets for a land, and the seats that must leave it. */
export interface Outcome {
  readonly scoring: Scoring;
  readonly points: BySeat<number>;
  readonly leaving: readonly Seat[];
}

/** In halves: Muscles adds one half to a strength above 0. */
export const strengthOf = (ichtos: number, hasMuscles: boolean): number =>
  hasMuscles && ichtos > 0 ? 2 * ichtos + 1 : 2 * ichtos;

const strengthIn = (position: Position, land: Land, seat: Seat): number =>
  strengthOf(ichtosAt(position, land, seat), hasGene(position, seat, 'muscles'));

export function scoringOf(position: Position, land: Land): Outcome {
  const strengths = seatsOf(position.seats).map((seat) => strengthIn(position, land, seat));
  let colours = 0;
  let most = 0;
  let least = Number.MAX_SAFE_INTEGER;
  for (const own of strengths) {
    if (own === 0) continue;
    colours++;
    if (own > most) most = own;
    if (own < least) least = own;
  }
  const scoring = scoringAmong(colours, most === least);
  const points = strengths.map((own) => (own === 0 ? 0 : pointsFor(own, colours, least, most)));
  const isCompetition = scoring === 'competition';
  return { scoring, points, leaving: isCompetition ? withStrength(position, strengths, least) : [] };
}

function scoringAmong(colours: number, areEqual: boolean): Scoring {
  if (colours === 0) return 'nobody';
  if (colours === 1) return 'monopoly';
  return areEqual ? 'coexistence' : 'competition';
}

/**
 * The points for a strength above 0 in a land of so many colours, with strengths from `least` to `most`. Builds no
 * `Scoring`: search calls it all the time.
 */
export function pointsFor(own: number, colours: number, least: number, most: number): number {
  if (colours === 1) return 3;
  if (most === least) return 2;
  if (own === least) return 0;
  return own === most ? 3 : 2;
}

const withStrength = (position: Position, strengths: BySeat<number>, wanted: number): Seat[] =>
  seatsOf(position.seats).filter((seat) => ofSeat(strengths, seat) === wanted);

const leavers = (position: Position, land: Land, leaving: readonly Seat[]): number[] =>
  seatsOf(position.seats).map((seat) => (leaving.includes(seat) ? ichtosAt(position, land, seat) : 0));

/** First the weakest leave, then the markers move. A chip scores the land that has its number. */
export function scoreLand(state: State, chip: Region, tell: Tell): void {
  const { scoring, points, leaving } = scoringOf(state, chip);
  tell?.({ kind: 'scored', chip, scoring, points, left: leavers(state, chip, leaving) });
  for (const seat of leaving) toReserve(state, seat, chip, ichtosAt(state, chip, seat));
  moveMarkers(state, points, tell);
}
