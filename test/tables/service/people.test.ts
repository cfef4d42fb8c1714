import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { channelId, type TableId } from '#tables/ids.ts';
import type { Announcer } from '#tables/ports.ts';
import { testFolder, textOf } from '../../store/support/files.ts';
import {
  ANNA,
  BEN,
  CLEO,
  codeOf,
  DAY,
  DORA,
  HOUR,
  openHouse,
  openTable,
  playUntil,
  someMove,
  startTable,
  value,
  viewOf,
  waitingSeats,
} from '../support/house.ts';

describe('a person who wants to be forgotten', () => {
  /** Ben has been everywhere: in a finished game, a running one, a lobby that he hosts and a sleeping one. */
  async function everywhere() {
    const file = join(testFolder(), 'tables.sqlite');
    const house = openHouse({ file });
    const finished = await startTable(house, [BEN, ANNA, CLEO]);
    await playUntil(house, finished, () => false);
    const asleep = await openTable(house, [ANNA, BEN]);
    await house.pass(30 * DAY);
    const running = await startTable(house, [ANNA, BEN, CLEO], { clock: { kind: 'decision', hours: 24 } });
    const lobby = value(await house.tables.open({ game: 'urland', channel: channelId('another'), host: BEN })).table;
    value(await house.tables.join(lobby, DORA));
    value(await house.tables.changeSettings(BEN, { timeZone: 'Europe/Berlin' }));
    return { file, house, finished, running, lobby, asleep };
  }

  it('is nowhere in the database any more', async () => {
    const { file, house } = await everywhere();
    await house.tables.forget(BEN);
    await house.tables.idle();
    house.close();
    expect(textOf(file)).toContain('"anna"');
    expect(textOf(file)).not.toContain('"ben"');
  });

  it('leaves also a table where others seat them during the forgetting', async () => {
    const whileShown: (() => Promise<unknown>)[] = [];
    const announcer: Announcer = { announce: () => undefined, shown: async () => void (await whileShown.pop()?.()) };
    const house = openHouse({ announcer });
    const finished = await startTable(house, [BEN, ANNA, CLEO]);
    await playUntil(house, finished, () => false);
    value(await house.tables.open({ game: 'urland', channel: channelId('another'), host: BEN }));
    let rematch: TableId | null = null;
    whileShown.push(async () => {
      rematch = value(await house.tables.rematch(finished, ANNA)).table;
    });
    await house.tables.forget(BEN);
    const { places } = await viewOf(house, rematch ?? finished);
    expect(places.map(({ occupant }) => occupant.kind)).toEqual(['person', 'person']);
  });

  it('leaves games that can still be read', async () => {
    const { house, finished } = await everywhere();
    const record = value(await house.tables.record(finished));
    await house.tables.forget(BEN);
    const view = await viewOf(house, finished);
    expect(view.places.filter(({ occupant }) => occupant.kind === 'nobody')).toHaveLength(1);
    expect(view.host).toBeNull();
    expect(value(await house.tables.record(finished))).toBe(record);
  });

  it('leaves games that go on without them', async () => {
    const { house, running, lobby, asleep } = await everywhere();
    await house.tables.forget(BEN);
    expect((await viewOf(house, lobby)).host).toBe(DORA);
    expect((await viewOf(house, asleep)).places).toHaveLength(1);
    const { places } = await viewOf(house, running);
    expect(places.filter(({ occupant }) => occupant.kind === 'computer')).toHaveLength(1);
    for (let turn = 0; turn < 5_000; turn++) {
      if ((await viewOf(house, running)).status === 'over') return;
      const [seat = 0] = waitingSeats(house, running);
      if (places[seat]?.occupant.kind === 'computer') await house.pass(5_000);
      else {
        const { person, version, move } = await someMove(house, running);
        value(await house.tables.choose(running, person, version, move));
      }
    }
    throw new Error('stuck');
  });
});

describe('settings', () => {
  it.each([
    ['a time zone that there is not', { timeZone: 'Middle/Earth' }],
    ['quiet hours without end', { quiet: { from: 60, to: 60 } }],
    ['quiet hours beyond the day', { quiet: { from: 60, to: 24 * 60 } }],
    ['reminders at no time', { remindAfter: 0 }],
    ['an absence that is no time', { awayUntil: Number.NaN }],
  ])('refuse %s', async (_, settings) => {
    const house = openHouse();
    expect(codeOf(await house.tables.changeSettings(ANNA, settings))).toBe('bad-setting');
  });

  it('outlive a restart', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const house = openHouse({ file });
    const set = value(
      await house.tables.changeSettings(ANNA, { quiet: { from: 1_320, to: 420 }, language: 'de', awayUntil: 5 * HOUR }),
    );
    house.close();
    const again = openHouse({ file });
    expect(await again.tables.settings(ANNA)).toEqual(set);
    again.close();
  });
});

describe('after the game', () => {
  it('the same people sit down again, computers and all, by the same options', async () => {
    const house = openHouse();
    const options = { seats: 4, language: 'de', clock: { kind: 'decision', hours: 72 } as const, hints: false };
    const table = await openTable(house, [ANNA, BEN, CLEO], options);
    value(await house.tables.addComputer(table, ANNA));
    value(await house.tables.start(table, ANNA, 'click'));
    expect(codeOf(await house.tables.rematch(table, BEN))).toBe('not-over');
    for (const person of [ANNA, BEN, CLEO]) value(await house.tables.leave(table, person));
    await house.tables.idle();
    expect(codeOf(await house.tables.rematch(table, BEN))).toBe('not-seated');
  });

  it('the players of the end are back, with a new seed', async () => {
    const house = openHouse();
    const options = { seats: 4, language: 'de', clock: { kind: 'decision', hours: 72 } as const, hints: false };
    const table = await startTable(house, [ANNA, BEN, CLEO], options);
    const before = await playUntil(house, table, () => false);
    const again = value(await house.tables.rematch(table, BEN)).table;
    const view = await viewOf(house, again);
    expect(view).toMatchObject({ status: 'lobby', host: BEN, options });
    expect(new Set(view.places.map((place) => JSON.stringify(place)))).toEqual(
      new Set(before.places.map((place) => JSON.stringify(place))),
    );
    expect(view.commitment).not.toBe(before.commitment);
    expect(codeOf(await house.tables.start(again, BEN, 'click'))).toBe('ok');
  });
});
