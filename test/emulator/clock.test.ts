import { describe, expect, it } from 'vitest';
import { Clock } from '#emulator/clock.ts';
import { createdAt, Snowflakes, shardOf } from '#emulator/snowflake.ts';

function held(): Clock {
  const clock = new Clock();
  clock.hold();
  return clock;
}

describe('the clock', () => {
  it('stands still while held, and moves when turned', () => {
    const clock = held();
    const start = clock.now();
    clock.turn(5_000);
    expect(clock.now()).toBe(start + 5_000);
  });

  it('goes on from where it stands when released', () => {
    const clock = held();
    clock.turn(3_600_000);
    const before = clock.now();
    clock.release();
    expect(clock.now() - before).toBeLessThan(1_000);
    expect(clock.now()).toBeGreaterThanOrEqual(before);
  });

  it('fires what comes due in order, each at its own time', () => {
    const clock = held();
    const start = clock.now();
    const fired: [string, number][] = [];
    const note = (name: string) => () => fired.push([name, clock.now() - start]);
    clock.after(200, note('second'));
    clock.after(100, () => {
      note('first')();
      clock.after(50, note('between'));
    });
    clock.after(1_000, note('later'));
    clock.turn(999);
    expect(fired).toEqual([
      ['first', 100],
      ['between', 150],
      ['second', 200],
    ]);
  });

  it('forgets what is cancelled', () => {
    const clock = held();
    let fired = false;
    clock
      .after(10, () => {
        fired = true;
      })
      .cancel();
    clock.turn(20);
    expect(fired).toBe(false);
  });

  it('fires by itself while it runs', async () => {
    const clock = new Clock();
    const start = clock.now();
    await new Promise<void>((resolve) => clock.after(5, resolve));
    expect(clock.now() - start).toBeGreaterThanOrEqual(4);
  });

  it('never goes back', () => {
    expect(() => held().turn(-1)).toThrow(RangeError);
  });
});

describe('snowflakes', () => {
  it('grow, never repeat, and tell their time', () => {
    const clock = held();
    const ids = new Snowflakes(clock);
    const made = Array.from({ length: 10_000 }, () => ids.next());
    expect(new Set(made).size).toBe(10_000);
    expect(made.toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))).toEqual(made);
    expect(createdAt(made[0] ?? '')).toBe(clock.now());
    expect(made[0]).toMatch(/^\d{17,19}$/);
  });

  it('go on after those of a saved world', () => {
    const clock = held();
    const saved = new Snowflakes(clock);
    clock.turn(1_000);
    const last = saved.next();
    const ids = new Snowflakes(held());
    ids.continueAfter(last);
    expect(BigInt(ids.next())).toBeGreaterThan(BigInt(last));
  });

  it('of guilds are split over shards by their time', () => {
    expect(shardOf(String(5n << 22n), 3)).toBe(2);
  });
});
