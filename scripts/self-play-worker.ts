/** Plays whole games among computer players in a thread of its own. Started by `self-play-pool.ts`. */
import { parentPort } from 'node:worker_threads';
import type { LevelId } from '#ai/levels.ts';
import { selfPlay } from '#ai/self-play.ts';
import { COMPUTERS } from '#ai/urland/index.ts';
import { URLAND } from '#games/urland/game.ts';
import type { State } from '#games/urland/state.ts';
import type { Entry } from '#games/urland/types.ts';

export interface Strength {
  readonly level: LevelId;
  readonly iterations: number;
}

export interface GameOrder {
  readonly game: number;
  /** Who plays, in seat order. */
  readonly strengths: readonly Strength[];
  readonly seed: number;
}

export interface PlayedOrder {
  readonly order: GameOrder;
  readonly log: readonly Entry[];
  readonly end: State;
  /** By the clock on the wall. */
  readonly milliseconds: number;
}

parentPort?.on('message', (order: GameOrder) => {
  const start = performance.now();
  const contenders = order.strengths.map(({ level, iterations }) => ({ level: COMPUTERS[level], iterations }));
  const played = selfPlay(URLAND, contenders, order.seed);
  parentPort?.postMessage({ order, ...played, milliseconds: performance.now() - start } satisfies PlayedOrder);
});
