import { describe, expect, it } from 'vitest';
import { channelId } from '#tables/ids.ts';
import type { TableStore } from '#tables/ports.ts';
import {
  ANNA,
  BEN,
  CLEO,
  DORA,
  HOUR,
  handClock,
  openHouse,
  SECOND,
  START,
  startTable,
  value,
} from '../support/house.ts';

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
    expect(looks).toBe(2);
    tick();
    await later();
    expect(looks).toBe(3);
    stop();
    tick();
    expect(looks).toBe(3);
  });

  it('gets to whoever is to be reminded, though as many tables as it tends at once wait for computers', async () => {
    // As if 200 tables were one.
    const around = (store: TableStore): TableStore => ({
      ...store,
      dueBy: (now, limit) => store.dueBy(now, limit - 199),
    });
    const computer = { choose: () => new Promise<never>(() => {}), suggest: () => new Promise<never>(() => {}) };
    const house = openHouse({ computer, around });
    const slow = await startTable(house, [ANNA, BEN, CLEO]);
    house.clock.turnTo(START + 12 * HOUR - 30 * SECOND);
    const wish = { game: 'urland', channel: channelId('other'), host: DORA };
    const { table: thinking } = value(await house.tables.open(wish));
    for (let count = 0; count < 2; count++) value(await house.tables.addComputer(thinking, DORA));
    value(await house.tables.start(thinking, DORA, 'click'));
    value(await house.tables.leave(thinking, DORA));
    house.clock.turnTo(START + 12 * HOUR);
    await house.tables.tick();
    await house.tables.tick();
    expect(house.told).toContainEqual({ table: slow, fact: expect.objectContaining({ kind: 'reminder' }) });
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
