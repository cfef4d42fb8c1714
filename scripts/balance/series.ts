/** Series of games among computer players of one level, and what is counted in each game. */
import type { LevelId } from '#ai/levels.ts';
import type { GameId } from '#games/index.ts';
import { playAll } from '../self-play-pool.ts';
import type { GameOrder, PlayedOrder } from '../self-play-worker.ts';
import { openRecord } from '../tournament-record.ts';

/** What every game's tally has. */
export interface AnyTally {
  readonly seats: number;
  readonly scores: readonly number[];
  /** The seats in the first order of the players. */
  readonly order: readonly number[];
  readonly winner: number;
}

/** A table, as a series plays at it. */
export interface TablePlan {
  readonly seats: number;
  /** What its players have agreed on; null: the usual. */
  readonly options: object | null;
  /** Says so in a title: `short game`; empty for the usual. */
  readonly name: string;
}

export interface Series<Tally> extends TablePlan {
  readonly level: LevelId;
  readonly iterations: number;
  readonly tallies: readonly Tally[];
}

/** What a game brings: `BALANCE` in `scripts/<game>/balance.ts`. */
export interface Balance<Tally extends AnyTally = AnyTally> {
  readonly tables: readonly TablePlan[];
  tallyOf(log: PlayedOrder['log'], end: object): Tally;
  /** Where the page goes. */
  readonly file: string;
  page(all: readonly Series<Tally>[]): string;
}

export interface Effort {
  readonly level: LevelId;
  readonly iterations: number;
  readonly games: number;
  readonly seconds: number;
  readonly threads: number;
  /** Where what is counted is written down, game by game; null: nowhere. */
  readonly record: string | null;
}

interface Counted<Tally> {
  readonly game: number;
  readonly tally: Tally;
}

export async function playSeries<Tally extends AnyTally>(
  of: GameId,
  { tallyOf }: Balance<Tally>,
  plan: TablePlan,
  { level, iterations, games, seconds, threads, record: file }: Effort,
): Promise<Series<Tally>> {
  const record = openRecord<Counted<Tally>>(file, `${of}, ${plan.seats} × ${level}:${iterations} ${plan.name}`);
  const known = record.results();
  const played = new Set(known.map(({ game }) => game));
  const tallies = known.map(({ tally }) => tally);
  const orders = function* (): Generator<GameOrder> {
    for (let game = 1; game <= games; game++) {
      const strengths = Array.from({ length: plan.seats }, () => ({ level, iterations }));
      if (!played.has(game)) yield { of, game, strengths, seed: plan.seats * 1_000_000 + game, options: plan.options };
    }
  };
  const count = ({ order, log, end }: PlayedOrder): void => {
    const tally = tallyOf(log, end);
    record.add({ game: order.game, tally });
    tallies.push(tally);
  };
  await playAll(orders(), count, seconds, threads);
  return { ...plan, level, iterations, tallies };
}

export const titleOf = ({ level, iterations, seats, name, tallies }: Series<unknown>): string => {
  const thought = level === 'strong' ? ` (${iterations} iterations)` : '';
  return `${seats} × ${level}${thought}${name && `, ${name}`}, ${tallies.length} games`;
};

/** For the head of a column. */
export const shortTitleOf = ({ level, seats, name }: Series<unknown>): string =>
  `${seats} × ${level}${name && `, ${name}`}`;
