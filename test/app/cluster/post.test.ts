import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Member } from '#app/cluster/member.ts';
import { createPost, pauseAfter } from '#app/cluster/post.ts';
import { type ShardRange, splitShards, writeShardRange } from '#shared/shard-range.ts';

const RANGE: ShardRange = { first: 0, last: 1, count: 4 };

interface Played extends Member {
  stage: 'starting' | 'standing by' | 'ready';
  /** It ends by itself. */
  die(): void;
}

/** Processes that get warm at once, and whose first answers people until it ends. */
function aPost(strength: number, getsWarm: (pid: number) => boolean = () => true) {
  const alive: Played[] = [];
  const past: string[] = [];
  function start(): Member {
    const pid = past.filter((each) => each.startsWith('start')).length + 1;
    past.push(`start ${pid}`);
    let resolve = (): void => undefined;
    const ended = new Promise<void>((settle) => {
      resolve = settle;
    });
    const leave = (): void => {
      past.push(`end ${pid}`);
      alive.splice(alive.indexOf(member), 1);
      for (const first of alive.slice(0, 1)) first.stage = 'ready';
      resolve();
    };
    const isWarm = getsWarm(pid);
    const member: Played = {
      ...{ pid, ended, die: leave, stage: 'starting' },
      get isWarm() {
        return member.stage !== 'starting';
      },
      get isReady() {
        return member.stage === 'ready';
      },
      warm: isWarm ? Promise.resolve() : Promise.reject(new Error('not warm')),
      async end() {
        leave();
      },
    };
    alive.push(member);
    if (isWarm) member.stage = alive.length === 1 ? 'ready' : 'standing by';
    member.warm.catch(() => undefined);
    return member;
  }
  const post = createPost({ range: RANGE, strength, start, log: pino({ level: 'silent' }) });
  return { post, alive, past };
}

describe('a range of shards', () => {
  it('has as many processes as it should, one after the other', async () => {
    const { post, past } = aPost(2);
    await post.open();
    expect(past).toEqual(['start 1', 'start 2']);
    expect(post.members().map(({ isReady }) => isReady)).toEqual([true, false]);
  });

  it('is handed over when the new ones are warm; of the old ones, the one that answers goes last', async () => {
    const { post, past } = aPost(2);
    await post.open();
    expect(await post.replace()).toBe(true);
    expect(past.slice(2)).toEqual(['start 3', 'start 4', 'end 2', 'end 1']);
    expect(post.members().map(({ pid, isReady }) => [pid, isReady])).toEqual([
      [3, true],
      [4, false],
    ]);
  });

  it('stays with the old ones if the new one does not get warm', async () => {
    const { post, past } = aPost(1, (pid) => pid === 1);
    await post.open();
    expect(await post.replace()).toBe(false);
    expect(past).toEqual(['start 1', 'start 2', 'end 2']);
    expect(post.members().map(({ pid }) => pid)).toEqual([1]);
  });

  it('gets another process for one that ends by itself, and none once it is closed', async () => {
    const { post, alive, past } = aPost(1);
    await post.open();
    alive[0]?.die();
    await expect.poll(() => past).toEqual(['start 1', 'end 1', 'start 2']);
    await post.close();
    expect(past.slice(3)).toEqual(['end 2']);
    expect(post.members()).toEqual([]);
  });
});

describe('shards', () => {
  it.each([
    ['8', 3, ['0-1/8', '2-4/8', '5-7/8']],
    ['4', 1, ['4']],
    ['2', 3, ['0-0/2', '1-1/2']],
  ])('%s for %i processes', (count, processes, parts) => {
    const all = { first: 0, last: Number(count) - 1, count: Number(count) };
    expect(splitShards(all, processes).map(writeShardRange)).toEqual(parts);
  });
});

it.each([
  [0, 500],
  [1, 1_000],
  [4, 8_000],
  [20, 30_000],
])('after %i failures a process is started again in %i ms', (failures, pause) => {
  expect(pauseAfter(failures)).toBe(pause);
});
