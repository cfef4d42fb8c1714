/** Plays whole games among computer players in a thread of its own. Started by `self-play-pool.ts`. */
import { parentPort } from 'node:worker_threads';
import type { LevelId } from '#ai/levels.ts';
import type { Computers } from '#ai/player.ts';
import { selfPlay } from '#ai/self-play.ts';
import type { Entry, GameTypes } from '#engine/game.ts';
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

/** Of every game that has some, whether people can open tables of it or not. */
const computersOf = async (game: GameId): Promise<Computers<GameTypes>> =>
  (await import(`#ai/${game}/index.ts`)).COMPUTERS;

parentPort?.on('message', async (order: GameOrder) => {
  const computers = await computersOf(order.of);
  const start = performance.now();
  const { game, ranking } = MODULES[order.of];
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
