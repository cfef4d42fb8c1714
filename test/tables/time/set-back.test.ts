import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { steadyTime } from '#tables/adapters/system-clock.ts';
import { testFolder } from '../../store/support/files.ts';
import { aTable } from '../support/a-table.ts';
import { ANNA, BEN, CLEO, DAY, HOUR, handClock, MINUTE, openHouse, SECOND, START } from '../support/house.ts';

/** The machine shows `shown` when so much time has passed. */
function machine() {
  let [shown, passed] = [START, 0];
  const now = steadyTime(
    () => shown,
    () => passed,
  );
  return {
    now,
    pass(milliseconds: number) {
      shown += milliseconds;
      passed += milliseconds;
    },
    set(by: number) {
      shown += by;
    },
  };
}

describe('the clock of a running bot', () => {
  it.each([-HOUR, -3 * DAY])('goes on when the machine’s goes back (by %d ms)', (by) => {
    const { now, pass, set } = machine();
    pass(MINUTE);
    expect(now()).toBe(START + MINUTE);
    set(by);
    pass(SECOND);
    expect(now()).toBe(START + MINUTE + SECOND);
    pass(HOUR);
    expect(now()).toBe(START + HOUR + MINUTE + SECOND);
  });

  it('is the machine’s again once that is right again, or ahead', () => {
    const { now, pass, set } = machine();
    set(-HOUR);
    pass(MINUTE);
    expect(now()).toBe(START + MINUTE);
    set(HOUR);
    expect(now()).toBe(START + MINUTE);
    set(DAY);
    expect(now()).toBe(START + DAY + MINUTE);
  });

  it('follows small corrections', () => {
    const { now, pass, set } = machine();
    pass(MINUTE);
    set(-500);
    expect(now()).toBe(START + MINUTE - 500);
  });
});

describe('a start after the clock has gone back', () => {
  it.each([HOUR, 3 * DAY])('(by %d ms) delays nobody: computers, reminders and clocks are in time', async (by) => {
    const file = join(testFolder(), 'tables.sqlite');
    const clock = { kind: 'decision', hours: 24 } as const;
    const { house, table } = await aTable([ANNA, BEN, CLEO], { clock }, { file });
    await house.pass(11 * HOUR);
    const decides = house.kept.table(table)?.play?.waiting[0]?.seat;
    house.close();
    const again = openHouse({ file, clock: handClock(START + 11 * HOUR - by) });
    await again.tables.resume();
    await again.pass(HOUR - SECOND);
    expect(again.news().map(({ kind }) => kind)).not.toContain('reminder');
    await again.pass(2 * SECOND);
    expect(again.news().map(({ kind }) => kind)).toContain('reminder');
    await again.pass(12 * HOUR);
    expect(again.news()).toContainEqual(expect.objectContaining({ kind: 'time-ran-out', seat: decides }));
    again.close();
  });

  it('a start with the clock as it should be changes nothing', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const { house, table } = await aTable([ANNA, BEN, CLEO], {}, { file });
    const before = house.kept.table(table);
    house.close();
    const again = openHouse({ file, clock: handClock(START + DAY) });
    await again.tables.resume();
    expect(again.kept.table(table)).toEqual(before);
    again.close();
  });
});
