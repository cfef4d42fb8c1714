/** What is kept of a tournament's games, and where. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { tallyOf } from './game-tally.ts';
import { mean } from './interval.ts';
import type { PlayedOrder } from './self-play-worker.ts';

export interface Result {
  readonly game: number;
  readonly seat: number;
  /** How many places after the start player it sat. */
  readonly place: number;
  /** 1 has won. */
  readonly rank: number;
  /** Points more than the others had on average. */
  readonly ahead: number;
  /** By the clock on the wall. */
  readonly seconds: number;
}

export function resultOf({ order, log, end, milliseconds }: PlayedOrder, seat: number): Result {
  const own = end.track[seat] ?? 0;
  const others = end.track.filter((_, other) => other !== seat);
  return {
    game: order.game,
    seat,
    place: (seat - tallyOf(log, end).startSeat + end.seats) % end.seats,
    rank: 1 + others.filter((score) => score > own).length,
    ahead: own - mean(others),
    seconds: milliseconds / 1000,
  };
}

export interface TournamentRecord {
  /** Of this pairing, as far as the file goes. */
  results(): Result[];
  add(result: Result): void;
}

/** A file with one line of JSON for each game; without one, nothing is kept. */
export function openRecord(file: string | null, pairing: string): TournamentRecord {
  if (file === null) return { results: () => [], add: () => undefined };
  return {
    results: () =>
      (existsSync(file) ? readFileSync(file, 'utf8') : '')
        .split('\n')
        .filter((line) => line !== '')
        .map((line): Result & { pairing: string } => JSON.parse(line))
        .filter((line) => line.pairing === pairing),
    add: (result) => appendFileSync(file, `${JSON.stringify({ pairing, ...result })}\n`),
  };
}
