import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { channelId, type TableId } from '#tables/ids.ts';
import type { TableStore } from '#tables/ports.ts';
import { gameOf } from '#tables/rulebook.ts';
import { tamper, testFolder } from '../../store/support/files.ts';
import { aTable } from '../support/a-table.ts';
import {
  ANNA,
  BEN,
  CHANNEL,
  CLEO,
  codeOf,
  countedSecrets,
  DAY,
  DORA,
  HOUR,
  MINUTE,
  openHouse,
  openTable,
  personIn,
  playUntil,
  SECOND,
  someMove,
  startTable,
  type TestHouse,
  value,
  viewOf,
  waitingSeats,
} from '../support/house.ts';

const ANOTHER_SNAPSHOT = "update tables set snapshot = json_set(snapshot, '$.reserve[0]', 99) where id = :table";

const LAST_ROW_MISSING =
  'delete from log where table_id = :table and seq = (select max(seq) from log where table_id = :table)';

/** Closed down in the middle of a game. */
async function twoTables() {
  const file = join(testFolder(), 'tables.sqlite');
  const secrets = countedSecrets();
  const { house, table } = await aTable([ANNA, BEN, CLEO], {}, { file, secrets });
  const { version } = await someMove(house, table);
  await playUntil(house, table, (view) => (view.play?.version ?? 0) > version + 5);
  const opened = value(await house.tables.open({ game: 'urland', channel: channelId('other'), host: DORA })).table;
  for (const person of [ANNA, BEN]) value(await house.tables.join(opened, person));
  value(await house.tables.start(opened, DORA, 'click'));
  const { clock } = house;
  house.close();
  return { file, clock, secrets, table, other: opened };
}

/** The same, with something done to the file. */
async function closedDown(sql: string | null) {
  const { file, clock, secrets, table, other } = await twoTables();
  if (sql) tamper(file, sql, { table });
  const house = openHouse({ file, clock, secrets });
  await house.tables.resume();
  await house.tables.idle();
  return { house, table, other };
}

describe('after a restart', () => {
  it('running tables go on, and everybody who is to decide is notified', async () => {
    const { house, table, other } = await closedDown(null);
    const resumed = house.told.filter(({ fact }) => fact.kind === 'resumed').map(({ table: id }) => id);
    expect(resumed.toSorted()).toEqual([table, other].toSorted());
    const { person, version, move } = await someMove(house, table);
    expect(codeOf(await house.tables.choose(table, person, version, move))).toBe('ok');
    expect(house.problems).toEqual([]);
  });

  it('an order that was due meanwhile waits as long as one that was just given: acting at once would tell it from its player', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const { house, table } = await aTable([ANNA, BEN, CLEO], {}, { file });
    const view = await playUntil(house, table, (at) => (at.play?.deciding.length ?? 0) > 1);
    const seat = view.play?.deciding[0]?.seat;
    if (seat === undefined) throw new Error('somebody bids');
    value(await house.tables.giveOrder(table, personIn(view, seat), { kind: 'bid', amount: 0 }));
    house.close();
    house.clock.turnTo(house.clock.now() + HOUR);
    const again = openHouse({ file, clock: house.clock });
    await again.tables.resume();
    await again.pass(19 * SECOND);
    expect(waitingSeats(again, table)).toContain(seat);
    await again.pass(3 * MINUTE);
    expect(waitingSeats(again, table)).not.toContain(seat);
  });

  it('other work gets a turn before all tables are checked', async () => {
    const { house } = await closedDown(null);
    const order: string[] = [];
    await house.tables.resume();
    const checked = house.tables.idle().then(() => order.push('all checked'));
    await Promise.all([checked, nextTurn().then(() => order.push('somebody else'))]);
    expect(order).toEqual(['somebody else', 'all checked']);
  });

  it('a table that is due is checked before time changes anything there', async () => {
    const { file, clock, secrets, other } = await twoTables();
    tamper(file, ANOTHER_SNAPSHOT, { table: other });
    clock.turnTo(clock.now() + DAY);
    const house = openHouse({ file, clock, secrets });
    await house.tables.resume();
    await house.tables.tick();
    await house.tables.idle();
    const facts = house.told.filter(({ table }) => table === other).map(({ fact }) => fact.kind);
    expect(facts).toEqual(['damaged']);
    expect(house.told.map(({ fact }) => fact.kind)).toContain('reminder');
  });

  it('a table is checked before anybody moves there', async () => {
    const { file, clock, secrets, other } = await twoTables();
    tamper(file, ANOTHER_SNAPSHOT, { table: other });
    const house = openHouse({ file, clock, secrets });
    const { person, version, move } = await someMove(house, other);
    await house.tables.resume();
    expect(codeOf(await house.tables.choose(other, person, version, move))).toBe('damaged');
    await house.tables.idle();
    expect(house.problems).toEqual([expect.objectContaining({ kind: 'table-damaged', table: other })]);
  });

  it.each([
    ['another snapshot', ANOTHER_SNAPSHOT],
    [
      'a row changed',
      `update log set body = '{"kind":"seat","seat":0,"now":"person"}' where table_id = :table and seq = 3`,
    ],
    ['the last row missing', LAST_ROW_MISSING],
  ])('a table that slept with %s is set aside when somebody would wake it', async (_, sql) => {
    const { file, clock, secrets, table } = await twoTables();
    const asleep = openHouse({ file, clock, secrets });
    await asleep.pass(31 * DAY);
    const { person, version, move } = await someMove(asleep, table);
    asleep.close();
    tamper(file, sql, { table });
    const house = openHouse({ file, clock, secrets });
    await house.tables.resume();
    expect((await viewOf(house, table)).status).toBe('asleep');
    expect(codeOf(await house.tables.choose(table, person, version, move))).toBe('damaged');
    expect(house.problems).toEqual([expect.objectContaining({ kind: 'table-damaged', table })]);
    expect(codeOf(await house.tables.view(table, null))).toBe('damaged');
  });

  it('whoever was not told yet is told before other tables are checked', async () => {
    const { file, clock, secrets, table, other } = await twoTables();
    tamper(file, 'delete from unseen where table_id = :other', { other });
    const checked: TableId[] = [];
    let [isAsked, show] = [false, () => {}];
    const isShown = new Promise<void>((resolve) => (show = resolve));
    const announcer = {
      announce: () => undefined,
      shown() {
        isAsked = true;
        return isShown;
      },
    };
    const around = (store: TableStore): TableStore => ({
      ...store,
      log(id) {
        checked.push(id);
        return store.log(id);
      },
    });
    const house = openHouse({ file, clock, secrets, announcer, around });
    await house.tables.resume();
    while (!isAsked) await nextTurn();
    for (let turns = 0; turns < 20; turns++) await nextTurn();
    expect(checked).toEqual([table]);
    show();
    await house.tables.idle();
    expect(checked).toEqual([table, other]);
  });

  it('tables of servers that another process answers for are left to it', async () => {
    const { file, clock, secrets, table } = await twoTables();
    tamper(file, ANOTHER_SNAPSHOT, { table });
    const house = openHouse({ file, clock, secrets, isOurs: () => false });
    await house.tables.resume();
    await house.tables.idle();
    expect(house.told).toEqual([]);
    expect(house.problems).toEqual([]);
  });

  it('an announcement that was never posted is made again, though its game is over', async () => {
    const { house, table } = await closedDown(null);
    await playUntil(house, table, () => false);
    house.told.splice(0);
    await house.tables.resume();
    await house.tables.idle();
    expect(house.told).toContainEqual({ table, fact: { kind: 'resumed' } });
  });

  it.each([
    ['another snapshot', ANOTHER_SNAPSHOT],
    ['a row missing', 'delete from log where table_id = :table and seq = 8'],
    ['the last row missing', LAST_ROW_MISSING],
    [
      'a row of nonsense',
      `update log set body = '{"kind":"entry","entry":{"by":0,"move":{"kind":"win"}}}' where table_id = :table and seq = 8`,
    ],
    ['a row of no kind', "update log set body = '{}' where table_id = :table and seq = 8"],
    ['a row of nothing', "update log set body = 'null' where table_id = :table and seq = 8"],
    ['an entry without one', `update log set body = '{"kind":"entry"}' where table_id = :table and seq = 8`],
    ['nothing of what is running', "update tables set desk = '{}' where id = :table"],
    ['a game without its state', 'update tables set snapshot = null where id = :table'],
    ['a game that is not known', "update tables set game = 'ants' where id = :table"],
    ['a snapshot that is no JSON', "update tables set snapshot = '{' where id = :table"],
    ['a log that is no JSON', "update log set body = '{' where table_id = :table and seq = 2"],
  ])('a table with %s is set aside and reported, and the others go on', async (_, sql) => {
    const { house, table, other } = await closedDown(sql);
    expect(house.problems).toEqual([expect.objectContaining({ kind: 'table-damaged', table })]);
    expect(house.told).toContainEqual({ table, fact: { kind: 'damaged' } });
    expect(codeOf(await house.tables.view(table, null))).toBe('damaged');
    expect((await viewOf(house, other)).status).toBe('running');
    expect(codeOf(await house.tables.open({ game: 'urland', channel: CHANNEL, host: DORA }))).toBe('ok');
  });

  it('a table that fails in some other way is reported, and the others go on', async () => {
    const { house, table, other } = await closedDown(null);
    const { log } = house.store;
    house.store.log = (id) => {
      if (id === table) throw new Error('a mistake of ours');
      return log(id);
    };
    house.told.splice(0);
    await house.tables.resume();
    await house.tables.idle();
    expect(house.problems).toEqual([expect.objectContaining({ kind: 'resume-failed', table })]);
    expect(house.told).toContainEqual({ table: other, fact: { kind: 'resumed' } });
  });

  it('an unreadable list of explained moves holds nothing up', async () => {
    const { house, table } = await closedDown(
      "insert into people (id, time_zone, taught) select person, 'UTC', '' from seats where table_id = :table",
    );
    const { person, version, move } = await someMove(house, table);
    expect(codeOf(await house.tables.choose(table, person, version, move))).toBe('ok');
    expect((await house.tables.settings(person)).taught).toEqual([]);
  });

  it('a game under older rules goes on from where it stands, and its log says so', async () => {
    const { house, table } = await closedDown(`${TO_VERSION_1} where id = :table`);
    const kept = house.kept.table(table);
    const { rulesVersion } = gameOf('urland');
    expect(kept?.rulesVersion).toBe(rulesVersion);
    expect(house.kept.log(table).at(-1)?.body).toEqual({
      kind: 'rules',
      version: rulesVersion,
      state: kept?.play?.state,
    });
    const before = house.kept.log(table).length;
    await playUntil(house, table, () => false);
    await house.tables.resume();
    const record = value(await house.tables.record(table))
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const entries = house.kept.log(table).filter(({ body }) => body.kind === 'entry');
    expect(record).toHaveLength(entries.length + 2);
    expect(value(await house.tables.record(table))).toMatch(/^# rules \d+ from entry \d+ on$/m);
    expect(entries.length).toBeGreaterThan(before);
    expect(house.problems).toEqual([]);
    expect((await viewOf(house, table)).status).toBe('over');
  });

  it('a game that can’t be brought to the rules of today is set aside, and this is announced', async () => {
    const { house, table } = await closedDown('update tables set rules_version = 0 where id = :table');
    expect(codeOf(await house.tables.view(table, null))).toBe('damaged');
    expect(house.problems).toEqual([{ kind: 'table-damaged', table, damage: { seq: null, reason: 'older-rules' } }]);
  });

  it('a game under older rules that slept adopts those of today when it wakes', async () => {
    const { house, table } = await keptUnderOlderRules((asleep) => asleep.pass(31 * DAY));
    expect((await viewOf(house, table)).status).toBe('asleep');
    expect(codeOf(await house.tables.recap(table, null))).toBe('older-rules');
    const { person, version, move } = await someMove(house, table);
    value(await house.tables.choose(table, person, version, move));
    const bodies = house.kept.log(table).map(({ body }) => body.kind);
    expect(bodies.indexOf('rules')).toBeGreaterThan(5);
    expect(bodies.lastIndexOf('entry')).toBeGreaterThan(bodies.indexOf('rules'));
    expect(house.kept.table(table)?.rulesVersion).toBe(gameOf('urland').rulesVersion);
    expect(codeOf(await house.tables.recap(table, null))).toBe('ok');
    await house.tables.resume();
    expect(house.problems).toEqual([]);
  });

  it('a lobby under older rules plays by those of today', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const lobby = openHouse({ file });
    const table = await openTable(lobby, [ANNA, BEN, CLEO]);
    lobby.close();
    tamper(file, 'update tables set rules_version = 0');
    const house = openHouse({ file });
    value(await house.tables.start(table, ANNA, 'click'));
    expect(house.kept.table(table)?.rulesVersion).toBe(gameOf('urland').rulesVersion);
  });

  it('a lobby that was opened before its game had an option plays with the usual choice', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const lobby = openHouse({ file });
    const table = await openTable(lobby, [ANNA, BEN], {}, 'sticks');
    const usual = lobby.kept.table(table)?.options.game;
    lobby.close();
    tamper(file, "update tables set options = json_remove(options, '$.game.goal')");
    const house = openHouse({ file });
    value(await house.tables.start(table, ANNA, 'click'));
    expect(house.kept.table(table)?.options.game).toEqual(usual);
    expect(house.kept.table(table)?.play?.state).toMatchObject({ ...usual });
    house.close();
    const again = openHouse({ file });
    await again.tables.resume();
    await again.tables.idle();
    expect(again.problems).toEqual([]);
  });

  it('a game under older rules that is over is not retold by those of today', async () => {
    const sql = `update log set body = '{"kind":"entry","entry":{"by":0,"move":{"kind":"win"}}}' where seq = 8`;
    const { house, table } = await keptUnderOlderRules((over, id) => playUntil(over, id, () => false), sql);
    expect(codeOf(await house.tables.recap(table, null))).toBe('older-rules');
    expect(house.problems).toEqual([]);
  });
});

/** A state from before turns were counted. */
const TO_VERSION_1 = "update tables set rules_version = 1, snapshot = json_remove(snapshot, '$.turns')";

/** A running game, stored under older rules. */
async function keptUnderOlderRules(
  play: (house: TestHouse, table: TableId) => Promise<unknown>,
  sql: string | null = null,
) {
  const file = join(testFolder(), 'tables.sqlite');
  const house = openHouse({ file });
  const table = await startTable(house, [ANNA, BEN, CLEO]);
  await play(house, table);
  const { clock } = house;
  house.close();
  tamper(file, TO_VERSION_1);
  if (sql) tamper(file, sql);
  const again = openHouse({ file, clock });
  await again.tables.resume();
  return { house: again, table };
}
