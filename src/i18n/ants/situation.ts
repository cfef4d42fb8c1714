/** What is going on, read off a position. */
import type { Seat } from '#engine/seat.ts';
import { COLUMNS } from '#games/ants/box.ts';
import { antsIn } from '#games/ants/counters.ts';
import { larvaeOf } from '#games/ants/feeding.ts';
import { rankingOf, scoreOf } from '#games/ants/scoring.ts';
import { starTrackLength } from '#games/ants/stars.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import { type Cast, nameOf } from './cast.ts';
import type { AntsWords } from './words.ts';

/** In one line: the round, who is at turn, and what they do. */
export function headline(position: Position, cast: Cast, { headline: say }: AntsWords): string {
  const { phase, round, turn } = position;
  if (phase === 'over') return say.over({ names: (rankingOf(position)[0] ?? []).map((seat) => nameOf(cast, seat)) });
  if (phase === 'keep') return say.keep;
  if (turn === null) return say.setup;
  return say.turn({ round, name: nameOf(cast, turn), phase });
}

/** How many stars are out, and which round is the last. */
export function conditions(position: Position, say: AntsWords): string {
  const { stars, round, last } = position;
  return round === 0 ? '' : say.conditions({ stars: stars.length, of: starTrackLength(position), last, round });
}

export const flightOf = ({ flight }: Position, seat: Seat): number =>
  Math.max(
    0,
    flight.findIndex((discs) => discs.includes(seat)),
  );

export const pointsOf = (position: Position, seat: Seat): number => scoreOf(position, seat).total;

export const starsOf = (position: Position, seat: Seat): number =>
  playerAt(position, seat).stars.reduce((sum, count) => sum + count, 0);

/** Where a player stands and what they have. */
export function playerLine(position: Position, seat: Seat, say: AntsWords): string {
  const scores = scoreOf(position, seat);
  if (position.phase === 'over') return say.finalPlayer({ scores });
  const player = playerAt(position, seat);
  return say.player({
    ...player,
    points: scores.total,
    stars: starsOf(position, seat),
    flight: flightOf(position, seat),
    ants: COLUMNS.map((column) => antsIn(player, column)),
    larvae: larvaeOf(player),
    hand: player.hand.length,
  });
}
