/** What is kept of a tournament's games, and where. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { mean } from './interval.ts';
import type { PlayedOrder } from './self-play-worker.ts';

export interface Result {
  readonly game: number;
  readonly seat: number;
  /** Its place in the first order of the players, from 0. */
  readonly place: number;
  /** 1 has won. */
  readonly rank: number;
  /** Points more than the others had on average, in a game that has points. */
  readonly ahead: number | null;
  /** By the clock on the wall. */
  readonly seconds: number;
}

/** By seat, in the end; null in a game without points. */
export type PointsOf = ((end: object) => readonly number[]) | null;

/** The seats in the first order of the players. */
export type FirstOrder = (log: PlayedOrder['log']) => readonly number[];

/** Clockwise from the one who decides first: the order where a game does not say another. */
export const clockwise =
  (seats: number): FirstOrder =>
  (log) => {
    const first = log.map(({ by }) => by).find((by) => by !== 'chance') ?? 0;
    return Array.from({ length: seats }, (_, place) => (first + place) % seats);
  };

/** Whoever comes before this seat in the ranking, and those who share a place with it do not. */
const rankOf = (ranking: PlayedOrder['ranking'], seat: number): number =>
  1 +
  ranking
    .slice(
      0,
      ranking.findIndex((place) => place.some((other) => other === seat)),
    )
    .flat().length;

function leadOf(points: readonly number[], seat: number): number {
  const others = points.filter((_, other) => other !== seat);
  return (points[seat] ?? 0) - mean(others);
}

export function resultOf(
  { order, log, end, ranking, milliseconds }: PlayedOrder,
  seat: number,
  pointsOf: PointsOf,
  firstOrder: FirstOrder,
): Result {
  return {
    game: order.game,
    seat,
    place: firstOrder(log).indexOf(seat),
    rank: rankOf(ranking, seat),
    ahead: pointsOf && leadOf(pointsOf(end), seat),
    seconds: milliseconds / 1000,
  };
}

export interface SeriesRecord<R> {
  /** Of this pairing, as far as the file goes. */
  results(): R[];
  add(result: R): void;
}

/** A file with one line of JSON for each game; without one, nothing is kept. */
export function openRecord<R extends { readonly game: number }>(file: string | null, pairing: string): SeriesRecord<R> {
  if (file === null) return { results: () => [], add: () => undefined };
  return {
    results: () =>
      (existsSync(file) ? readFileSync(file, 'utf8') : '')
        .split('\n')
        .filter((line) => line !== '')
        .map((line): R & { pairing: string } => JSON.parse(line))
        .filter((line) => line.pairing === pairing),
    add: (result) => appendFileSync(file, `${JSON.stringify({ pairing, ...result })}\n`),
  };
}
