import { describe, expect, it } from 'vitest';
import { reminderLine } from '#discord/table/allowed-time.ts';
import { wordsIn } from '#i18n/words.ts';
import { ANNA, codeOf, DAY, DORA, HOUR, MINUTE, SECOND, START, someMove, value, viewOf } from '../support/house.ts';
import { kinds, type Stuck, waitingFor } from '../support/waiting-for.ts';

describe('clocks', () => {
  it.each([
    ['none: patience ends after a week', { kind: 'none' }, 7 * 24],
    ['a quarter of an hour a turn', { kind: 'decision', hours: 0.25 }, 0.25],
    ['a day a turn', { kind: 'decision', hours: 24 }, 24],
    ['three days a turn', { kind: 'decision', hours: 72 }, 72],
    ['a budget', { kind: 'budget', hours: 30, increment: 1 }, 30],
  ] as const)('%s', async (_, clock, hours) => {
    const { house, table, seat, others, absent } = await waitingFor({ clock });
    const [other = ANNA] = others;
    await house.pass(hours * HOUR - 1);
    expect(kinds(house)).not.toContain('time-ran-out');
    expect(codeOf(await house.tables.standIn(table, other, seat))).toBe('still-in-time');
    await house.pass(1);
    expect(house.news()).toContainEqual({ kind: 'time-ran-out', seat, person: absent, as: 'turn' });
    expect((await viewOf(house, table)).play?.deciding[0]).toMatchObject({ seat, expired: true });
    expect(codeOf(await house.tables.standIn(table, other, seat))).toBe('ok');
  });

  it('decide nothing by themselves', async () => {
    const { house, table, absent } = await waitingFor({ clock: { kind: 'decision', hours: 24 } });
    const before = house.kept.table(table)?.play?.version;
    await house.pass(20 * DAY);
    expect(house.kept.table(table)?.play?.version).toBe(before);
    const { version, move } = await someMove(house, table);
    expect(codeOf(await house.tables.choose(table, absent, version, move))).toBe('ok');
  });

  it('take the time of a turn off a budget, and give the increment back', async () => {
    const { house, table, absent, seat } = await waitingFor({ clock: { kind: 'budget', hours: 30, increment: 2 } });
    await house.pass(10 * HOUR);
    const { version, move } = await someMove(house, table);
    value(await house.tables.choose(table, absent, version, move));
    const { play } = await viewOf(house, table);
    expect(play?.budgets[seat]).toBe(22 * HOUR);
    expect(play?.budgets.filter((left) => left === 30 * HOUR)).toHaveLength(2);
  });

  it('stand still for an absent player, but not for ever', async () => {
    const { house, absent } = await waitingFor({ clock: { kind: 'decision', hours: 24 } });
    value(await house.tables.changeSettings(absent, { awayUntil: START + 90 * DAY }));
    await house.pass(14 * DAY + 24 * HOUR - 1);
    expect(kinds(house)).not.toContain('time-ran-out');
    await house.pass(1);
    expect(kinds(house)).toContain('time-ran-out');
  });

  it('do not run out in the night', async () => {
    const { house, absent } = await waitingFor({ clock: { kind: 'decision', hours: 24 } });
    value(await house.tables.changeSettings(absent, { quiet: { from: 11 * 60, to: 15 * 60 } }));
    await house.pass(27 * HOUR - 1);
    expect(kinds(house)).not.toContain('time-ran-out');
    await house.pass(1);
    expect(kinds(house)).toContain('time-ran-out');
  });

  it('go on where they stopped for a player who is back early, who loses nothing by saying so', async () => {
    const { house, absent } = await waitingFor({ clock: { kind: 'decision', hours: 24 } });
    await house.pass(10 * HOUR);
    value(await house.tables.changeSettings(absent, { awayUntil: START + 7 * DAY }));
    await house.pass(3 * DAY);
    value(await house.tables.changeSettings(absent, { awayUntil: null }));
    await house.pass(14 * HOUR - 1);
    expect(kinds(house)).not.toContain('time-ran-out');
    await house.pass(1);
    expect(kinds(house)).toContain('time-ran-out');
  });

  it('lose nothing if a player says late that they are back', async () => {
    const { house, table, seat, absent, others } = await waitingFor();
    value(await house.tables.changeSettings(absent, { awayUntil: START + 7 * DAY }));
    await house.pass(7 * DAY + HOUR);
    value(await house.tables.changeSettings(absent, { awayUntil: null }));
    await house.pass(MINUTE);
    expect(kinds(house)).not.toContain('time-ran-out');
    expect(codeOf(await house.tables.standIn(table, others[0] ?? ANNA, seat))).toBe('still-in-time');
  });

  it('stand still twice for a player who goes away twice', async () => {
    const { house, absent } = await waitingFor({ clock: { kind: 'decision', hours: 24 } });
    for (const days of [2, 3]) {
      value(await house.tables.changeSettings(absent, { awayUntil: house.clock.now() + days * DAY }));
      await house.pass(days * DAY + HOUR);
    }
    await house.pass(22 * HOUR - 1);
    expect(kinds(house)).not.toContain('time-ran-out');
    await house.pass(1);
    expect(kinds(house)).toContain('time-ran-out');
  });

  it('are not wound up by going away late', async () => {
    const { house, absent } = await waitingFor({ clock: { kind: 'decision', hours: 24 } });
    await house.pass(23 * HOUR);
    value(await house.tables.changeSettings(absent, { awayUntil: house.clock.now() + DAY }));
    await house.pass(25 * HOUR - 1);
    expect(kinds(house)).not.toContain('time-ran-out');
    await house.pass(1);
    expect(kinds(house)).toContain('time-ran-out');
  });

  it('say until when there is time, however often they stood still', async () => {
    const { house, table, seat, absent } = await waitingFor();
    value(await house.tables.changeSettings(absent, { awayUntil: START + 10 * DAY }));
    await house.pass(10 * DAY);
    const line = reminderLine(await viewOf(house, table), seat, wordsIn('en'));
    expect(line).toContain(`<t:${(START + 17 * DAY) / SECOND}:f>`);
  });
});

describe('a budget', () => {
  const clock = { kind: 'budget', hours: 72, increment: 4 } as const;
  const hoursLeft = async ({ house, table, seat }: Stuck) =>
    ((await viewOf(house, table)).play?.budgets[seat] ?? Number.NaN) / HOUR;

  async function decide({ house, table, absent }: Stuck): Promise<void> {
    const { version, move } = await someMove(house, table);
    value(await house.tables.choose(table, absent, version, move));
  }

  it('pays for no time away, whenever that ends', async () => {
    const stuck = await waitingFor({ clock });
    value(await stuck.house.tables.changeSettings(stuck.absent, { awayUntil: START + 7 * DAY }));
    await stuck.house.pass(3 * DAY);
    value(await stuck.house.tables.changeSettings(stuck.absent, { awayUntil: null }));
    await stuck.house.pass(HOUR);
    await decide(stuck);
    expect(await hoursLeft(stuck)).toBe(72 - 1 + 4);
  });

  it('gets nothing back if its player says they are away just before they decide', async () => {
    const stuck = await waitingFor({ clock });
    await stuck.house.pass(60 * HOUR);
    value(await stuck.house.tables.changeSettings(stuck.absent, { awayUntil: START + 90 * DAY }));
    await decide(stuck);
    expect(await hoursLeft(stuck)).toBe(72 - 60 + 4);
  });

  it('is used up when a stand-in has to play; back in the seat, its owner has an increment', async () => {
    const stuck = await waitingFor({ clock });
    const { house, table, seat, absent, others } = stuck;
    await house.pass(72 * HOUR);
    value(await house.tables.standIn(table, others[0] ?? ANNA, seat));
    expect(await hoursLeft(stuck)).toBe(0);
    await house.pass(MINUTE);
    expect(await hoursLeft(stuck)).toBe(0);
    value(await house.tables.takeBack(table, absent));
    expect(await hoursLeft(stuck)).toBe(4);
  });

  it('is whole for a newcomer', async () => {
    const stuck = await waitingFor({ clock });
    const { house, table, seat, absent } = stuck;
    await house.pass(60 * HOUR);
    value(await house.tables.replace(table, absent, seat, DORA));
    expect(await hoursLeft(stuck)).toBe(72);
  });
});
