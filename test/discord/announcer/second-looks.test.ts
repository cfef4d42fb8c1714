import { describe, expect, it } from 'vitest';
import { createSecondLooks } from '#discord/announcer/second-looks.ts';
import { type TableId, tableId } from '#tables/ids.ts';
import { SECOND } from '../../tables/support/house.ts';

const [ONE, OTHER] = [tableId('one'), tableId('other')];

function aWatch(isPossible: () => boolean = () => true) {
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
    return isPossible();
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
    let isPossible = false;
    const { looks, looked, pass } = aWatch(() => isPossible);
    looks.plan(ONE);
    await pass(25);
    isPossible = true;
    await pass(200);
    expect(looked.map(([, second]) => second)).toEqual([10, 20, 30, 60]);
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
