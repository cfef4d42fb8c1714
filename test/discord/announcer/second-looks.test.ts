import { describe, expect, it } from 'vitest';
import { createSecondLooks, type Look } from '#discord/announcer/second-looks.ts';
import { type TableId, tableId } from '#tables/ids.ts';
import { SECOND } from '../../tables/support/house.ts';

const [ONE, OTHER] = [tableId('one'), tableId('other')];

function aWatch(cameOf: () => Look = () => 'done') {
  const looked: [id: TableId, second: number][] = [];
  let now = 0;
  let tick: (() => void) | null = null;
  const clock = {
    now: () => now,
    every(_: number, call: () => void) {
      tick = call;
      return () => {
        tick = null;
      };
    },
  };
  const looks = createSecondLooks(clock, async (id) => {
    looked.push([id, now / SECOND]);
    return cameOf();
  });
  return {
    ...{ looks, looked },
    isResting: () => tick === null,
    async pass(seconds: number) {
      for (let each = 0; each < seconds; each++) {
        now += SECOND;
        tick?.();
        await Promise.resolve();
      }
    },
  };
}

describe('the channel of a table in doubt', () => {
  it('is looked over after ten seconds and after a minute', async () => {
    const { looks, looked, pass, isResting } = aWatch();
    looks.plan(ONE);
    await pass(200);
    expect(looked).toEqual([
      [ONE, 10],
      [ONE, 60],
    ]);
    expect(isResting()).toBe(true);
  });

  it('is looked over after the last doubt', async () => {
    const { looks, looked, pass } = aWatch();
    looks.plan(ONE);
    await pass(30);
    looks.plan(ONE);
    await pass(200);
    expect(looked.map(([, second]) => second)).toEqual([10, 40, 90]);
  });

  it('is looked over again where that was not possible', async () => {
    let came: Look = 'soon';
    const { looks, looked, pass } = aWatch(() => came);
    looks.plan(ONE);
    await pass(25);
    came = 'done';
    await pass(200);
    expect(looked.map(([, second]) => second)).toEqual([10, 20, 30, 60]);
  });

  it('is looked over ever more seldom where nothing says when that will be possible', async () => {
    const { looks, looked, pass, isResting } = aWatch(() => 'seldom');
    looks.plan(ONE);
    await pass(3_000);
    expect(looked.map(([, second]) => second)).toEqual([10, 40, 160, 760]);
    expect(isResting()).toBe(false);
  });

  it('is looked over at once where it may be possible again', async () => {
    let came: Look = 'seldom';
    const { looks, looked, pass, isResting } = aWatch(() => came);
    for (const id of [ONE, OTHER]) looks.plan(id);
    await pass(200);
    looked.splice(0);
    came = 'done';
    looks.hasten((id) => id === ONE);
    await pass(1);
    expect(looked).toEqual([[ONE, 201]]);
    expect(isResting()).toBe(false);
  });

  it('waits for its turn where there are others', async () => {
    const { looks, looked, pass } = aWatch();
    looks.plan(ONE);
    looks.plan(OTHER);
    await pass(11);
    expect(looked).toEqual([
      [ONE, 10],
      [OTHER, 11],
    ]);
  });

  it('is left alone once the bot is stopped', async () => {
    const { looks, looked, pass, isResting } = aWatch();
    looks.plan(ONE);
    looks.stop();
    looks.plan(OTHER);
    await pass(200);
    expect(looked).toEqual([]);
    expect(isResting()).toBe(true);
  });
});
