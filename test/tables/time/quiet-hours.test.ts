import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterQuiet, isTimeZone, minuteOfDay } from '#tables/time/quiet-hours.ts';
import { timesAsOften } from '../../support/seeds.ts';

const NIGHT = { from: 22 * 60, to: 8 * 60 };

describe('quiet hours', () => {
  it.each([
    ['before them', '2026-01-15T20:59:00Z', '2026-01-15T20:59:00Z'],
    ['at their beginning', '2026-01-15T21:00:00Z', '2026-01-16T07:00:00Z'],
    ['before midnight', '2026-01-15T22:30:10Z', '2026-01-16T07:00:00Z'],
    ['after midnight', '2026-01-16T03:00:00Z', '2026-01-16T07:00:00Z'],
    ['at their end', '2026-01-16T07:00:00Z', '2026-01-16T07:00:00Z'],
    ['in the night that summer time begins', '2026-03-28T23:00:00Z', '2026-03-29T06:00:00Z'],
    ['in the night that summer time ends', '2026-10-24T22:00:00Z', '2026-10-25T07:00:00Z'],
  ])('in Berlin, %s', (_, at, expected) => {
    expect(new Date(afterQuiet(Date.parse(at), NIGHT, 'Europe/Berlin')).toISOString()).toBe(
      new Date(expected).toISOString(),
    );
  });

  it('need not go over midnight', () => {
    const siesta = { from: 13 * 60, to: 15 * 60 };
    expect(afterQuiet(Date.UTC(2026, 0, 1, 14), siesta, 'UTC')).toBe(Date.UTC(2026, 0, 1, 15));
    expect(afterQuiet(Date.UTC(2026, 0, 1, 16), siesta, 'UTC')).toBe(Date.UTC(2026, 0, 1, 16));
  });

  it.each([2 * 60, 2 * 60 + 30])('that should end in a skipped hour end with that hour (minute %i)', (to) => {
    const beforeTheJump = Date.UTC(2026, 2, 29, 0, 0);
    const end = afterQuiet(beforeTheJump, { from: 22 * 60, to }, 'Europe/Berlin');
    expect(minuteOfDay(end, 'Europe/Berlin')).toBeGreaterThanOrEqual(3 * 60);
  });

  /** Summer time begins: this minute does not follow the one before. */
  const isAfterJump = (at: number, timeZone: string): boolean =>
    (minuteOfDay(at, timeZone) - minuteOfDay(at - 60_000, timeZone) + 1440) % 1440 > 1;

  it('never end in the past, nor within themselves but where their end is skipped, wherever and whenever', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Auckland');
    const time = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2028, 0) });
    fc.assert(
      fc.property(time, minute, minute, zone, (at, from, to, timeZone) => {
        fc.pre(from !== to);
        const end = afterQuiet(at, { from, to }, timeZone);
        const length = (to - from + 1440) % 1440;
        expect(end === at || end > at - 60_000).toBe(true);
        const into = (minuteOfDay(end, timeZone) - from + 1440) % 1440;
        expect(into >= length || isAfterJump(end, timeZone)).toBe(true);
      }),
      { numRuns: timesAsOften(300), examples: [[1772861460000, 2 * 60 + 1, 2 * 60, 'America/St_Johns']] },
    );
  });

  it.each([
    ['Europe/Berlin', true],
    ['UTC', true],
    ['Middle/Earth', false],
    ['', false],
  ])('know the time zone %j: %s', (name, known) => {
    expect(isTimeZone(name)).toBe(known);
  });
});
