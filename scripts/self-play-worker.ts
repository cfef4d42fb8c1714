/** Plays whole games among computer players in a thread of its own. Started by `self-play-pool.ts`. */
import { parentPort } from 'node:worker_threads';
import { COMPUTERS_OF } from '#ai/index.ts';
import type { LevelId } from '#ai/levels.ts';
import { selfPlay } from '#ai/self-play.ts';
import type { Entry } from '#engine/game.ts';
import { usualOptions } from '#engine/options.ts';
import type { Seat } from '#engine/seat.ts';
import { type GameId, MODULES } from '#games/index.ts';

export interface Strength {
  readonly level: LevelId;
  readonly iterations: number;
}

export interface GameOrder {
  readonly of: GameId;
  /** Its number in the series. */
  readonly game: number;
  /** Who plays, in seat order. */
  readonly strengths: readonly Strength[];
  readonly seed: number;
  /** What the players have agreed on; null: the usual. */
  readonly options: object | null;
}

export interface PlayedOrder {
  readonly order: GameOrder;
  readonly log: readonly Entry[];
  readonly end: object;
  /** Who came where, best first. */
  readonly ranking: readonly (readonly Seat[])[];
  /** By the clock on the wall. */
  readonly milliseconds: number;
}

parentPort?.on('message', (order: GameOrder) => {
  const start = performance.now();
  const { game, ranking } = MODULES[order.of];
  const computers = COMPUTERS_OF[order.of];
  const contenders = order.strengths.map(({ level, iterations }) => ({ level: computers[level], iterations }));
  const options = order.options ?? usualOptions(game.options);
  const { log, end } = selfPlay(game, contenders, order.seed, game.settleOptions(options as Record<string, string>));
  const milliseconds = performance.now() - start;
  parentPort?.postMessage({
    order,
    log,
    end,
    ranking: ranking(game.view(end, 'public')),
    milliseconds,
  } satisfies PlayedOrder);
});
