/** The bot as several processes, each with some of the shards, and others that stand by for each. */
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { startCluster } from '#app/cluster/cluster.ts';
import type { Member } from '#app/cluster/member.ts';
import { type Dice, pickOne } from '#engine/chance.ts';
import type { Command } from '../compiled-bot.ts';
import type { BotProcess } from './bot-process.ts';
import { aheadBy, loadedBefore } from './preloads.ts';

export interface ClusterParts {
  readonly program: Command;
  readonly settings: Readonly<Record<string, string>>;
  readonly processes: number;
  readonly standbys: number;
  readonly dice: Dice;
}

/** In milliseconds. */
const LOOK_EVERY = 50;

export async function clusterProcess({
  program,
  settings,
  processes,
  standbys,
  dice,
}: ClusterParts): Promise<BotProcess> {
  const startAt = (ahead: number) =>
    startCluster({
      shards: { first: 0, last: processes - 1, count: processes },
      environment: { ...settings, ...loadedBefore(aheadBy(ahead)), LOG_LEVEL: 'error' },
      ...{ processes, standbys, program, healthPort: null },
      log: pino({ level: 'silent' }),
    });
  let ahead = 0;
  let cluster = await startAt(ahead);
  const acting = (): Member[] => cluster.posts.flatMap((post) => post.members().filter(({ isReady }) => isReady));

  return {
    start: () => undefined,
    async ready() {
      const isWhole = (): boolean =>
        cluster.posts.every((post) => {
          const warm = post.members().filter(({ isWarm }) => isWarm);
          return warm.length === standbys + 1 && warm.some(({ isReady }) => isReady);
        });
      while (!isWhole()) await wait(LOOK_EVERY);
    },
    async end(signal) {
      while (acting().length === 0) await wait(LOOK_EVERY);
      const { pid, ended } = pickOne(acting(), dice);
      process.kill(pid, signal);
      await ended;
    },
    async handOver() {
      await pickOne(cluster.posts, dice).replace();
    },
    async sleep(milliseconds) {
      await cluster.stop();
      ahead += milliseconds;
      cluster = await startAt(ahead);
    },
    endAll: () => cluster.stop(),
  };
}
