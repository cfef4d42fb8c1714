/** Several processes of the bot that share its shards: brings them up, starts again what ends, and replaces one after the other. */
import type { Logger } from 'pino';
import { type ShardRange, splitShards, writeShardRange } from '#shared/shard-range.ts';
import { type Command, type Member, startMember } from './member.ts';
import { createPost, type Post } from './post.ts';

export interface ClusterSettings {
  /** All that this cluster has. */
  readonly shards: ShardRange;
  readonly processes: number;
  readonly standbys: number;
  /** The first of the ports for health; null for none. */
  readonly healthPort: number | null;
  /** What runs the bot. */
  readonly program: Command;
  /** Beside those of this process. */
  readonly environment: Readonly<Record<string, string>>;
  readonly log: Logger;
}

export interface Cluster {
  readonly posts: readonly Post[];
  /** Replaces one process after the other by what the program is now. Once, however often it is asked for meanwhile. */
  update(): Promise<void>;
  stop(): Promise<void>;
}

/** Hands out ports from the first on, each to one process at a time. */
function portsFrom(first: number) {
  const taken = new Set<number>();
  return (until: Promise<void>): number => {
    let port = first;
    while (taken.has(port)) port += 1;
    taken.add(port);
    void until.then(() => taken.delete(port));
    return port;
  };
}

/** Resolves when all are up. One after the other: Discord lets few sessions begin at the same time. */
export async function startCluster(settings: ClusterSettings): Promise<Cluster> {
  const { shards, processes, standbys, healthPort, program, environment, log } = settings;
  const nextPort = healthPort === null ? null : portsFrom(healthPort);

  function start(range: ShardRange): Member {
    let end = (): void => undefined;
    const port = nextPort?.(new Promise((resolve) => (end = resolve)));
    const own = { SHARDS: writeShardRange(range), ...(port === undefined ? {} : { HEALTH_PORT: String(port) }) };
    const member = startMember(program, { ...environment, ...own });
    void member.ended.then(end);
    return member;
  }

  const posts = splitShards(shards, processes).map((range) =>
    createPost({ range, strength: 1 + standbys, start, log }),
  );
  for (const post of posts) await post.open();
  log.info({ shards: writeShardRange(shards), processes: posts.length, standbys }, 'the cluster is up');

  async function replaceAll(): Promise<void> {
    for (const post of posts) if (!(await post.replace())) return;
    log.info('the cluster is up to date');
  }

  let updating: Promise<void> | null = null;
  return {
    posts,
    update: () =>
      (updating ??= replaceAll().finally(() => {
        updating = null;
      })),
    async stop() {
      await Promise.all(posts.map((post) => post.close()));
    },
  };
}
