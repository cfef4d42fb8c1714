/** One range of shards, and the processes that look after it: one answers people, the others stand by. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type ShardRange, writeShardRange } from '#shared/shard-range.ts';
import type { Member } from './member.ts';

export interface Post {
  readonly range: ShardRange;
  members(): readonly Member[];
  /** Resolves when all of them are warm, or have failed and are being tried again. */
  open(): Promise<void>;
  /** New processes warm up, then the old ones end, those that stand by first. False if the new ones don't get warm. */
  replace(): Promise<boolean>;
  close(): Promise<void>;
}

export interface PostParts {
  readonly range: ShardRange;
  /** How many processes. */
  readonly strength: number;
  start(range: ShardRange): Member;
  readonly log: Logger;
}

/** In milliseconds: the first pause before a process is started again, and the longest. Each failure doubles it. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** In milliseconds: whoever has lived for so long is not failing. */
const SOUND_AFTER = 60_000;
/** In milliseconds. */
const WARM_WITHIN = 60_000;

export const pauseAfter = (failures: number): number => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);

const areWarm = (members: readonly Member[]): Promise<boolean> =>
  Promise.race([
    Promise.all(members.map(({ warm }) => warm)).then(
      () => true,
      () => false,
    ),
    wait(WARM_WITHIN, false, { ref: false }),
  ]);

export function createPost({ range, strength, start, log }: PostParts): Post {
  const shards = writeShardRange(range);
  let members: Member[] = [];
  let failures = 0;
  let isClosed = false;

  /** It is started again whenever it ends without being asked to. */
  function join(): Member {
    const member = start(range);
    const at = performance.now();
    members.push(member);
    log.info({ shards, process: member.pid }, 'a process was started');
    void member.ended.then(() => {
      if (!members.includes(member)) return;
      members = members.filter((each) => each !== member);
      void rejoin(member, performance.now() - at);
    });
    return member;
  }

  async function rejoin({ pid }: Member, lived: number): Promise<void> {
    failures = lived > SOUND_AFTER ? 0 : failures + 1;
    const pause = pauseAfter(failures - 1);
    log.warn({ shards, process: pid, lived: Math.round(lived), pause }, 'a process has ended, and is started again');
    await wait(pause, undefined, { ref: false });
    if (!isClosed && members.length < strength) join();
  }

  async function dismiss(leaving: readonly Member[]): Promise<void> {
    members = members.filter((each) => !leaving.includes(each));
    const standingBy = leaving.filter(({ isReady }) => !isReady);
    await Promise.all(standingBy.map((each) => each.end()));
    for (const each of leaving.filter((one) => !standingBy.includes(one))) await each.end();
  }

  return {
    range,
    members: () => members,
    async open() {
      while (members.length < strength && !isClosed) await areWarm([join()]);
    },
    async replace() {
      const old = [...members];
      const young: Member[] = [];
      while (young.length < strength) {
        const member = join();
        young.push(member);
        if (await areWarm([member])) continue;
        log.error({ shards }, 'the new process does not get warm: the old one stays');
        await dismiss(young);
        return false;
      }
      await dismiss(old);
      log.info({ shards, processes: young.map(({ pid }) => pid) }, 'handed over');
      return true;
    },
    async close() {
      isClosed = true;
      await dismiss(members);
    },
  };
}
