import { describe, expect, it } from 'vitest';
import type { TableStore } from '#tables/ports.ts';
import { handClock, openHouse } from '../support/house.ts';

const later = () => new Promise((resolve) => setImmediate(resolve));

/** A clock whose ticks are made by hand. */
function tickingClock() {
  const calls = new Set<() => void>();
  const clock = {
    ...handClock(),
    every(_: number, call: () => void) {
      calls.add(call);
      return () => void calls.delete(call);
    },
  };
  const tick = () => {
    for (const call of calls) call();
  };
  return { clock, tick };
}

describe('the loop', () => {
  it('does what is due at every tick, one tick after the other, until it is stopped', async () => {
    let looks = 0;
    const { clock, tick } = tickingClock();
    const around = (store: TableStore): TableStore => ({
      ...store,
      dueBy(now, limit) {
        looks += 1;
        return store.dueBy(now, limit);
      },
    });
    const stop = openHouse({ clock, around }).tables.run();
    tick();
    tick();
    expect(looks).toBe(1);
    await later();
    tick();
    await later();
    expect(looks).toBe(2);
    stop();
    tick();
    expect(looks).toBe(2);
  });

  it('goes on after a failed tick, and reports it', async () => {
    const { clock, tick } = tickingClock();
    const around = (store: TableStore): TableStore => ({
      ...store,
      dueBy() {
        throw new Error('disk full');
      },
    });
    const house = openHouse({ clock, around });
    house.tables.run();
    for (let count = 0; count < 2; count++) {
      tick();
      await later();
    }
    expect(house.problems).toMatchObject([{ kind: 'tick-failed' }, { kind: 'tick-failed' }]);
  });
});
