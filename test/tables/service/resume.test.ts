import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { channelId, type TableId } from '#tables/ids.ts';
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
  openHouse,
  openTable,
  playUntil,
  someMove,
  startTable,
  type TestHouse,
  value,
  viewOf,
} from '../support/house.ts';

/** Two tables, closed down in the middle of a game, and something done to the file. */
async function closedDown(sql: string | null) {
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
  if (sql) tamper(file, sql, { table });
  const again = openHouse({ file, clock, secrets });
  await again.tables.resume();
  await again.tables.idle();
  return { house: again, table, other: opened };
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

  it('other work gets a turn before all tables are checked', async () => {
    const { house } = await closedDown(null);
    const order: string[] = [];
    const resumed = house.tables.resume().then(() => order.push('all resumed'));
    await Promise.all([resumed, nextTurn().then(() => order.push('somebody else'))]);
    expect(order).toEqual(['somebody else', 'all resumed']);
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
    ['another snapshot', "update tables set snapshot = json_set(snapshot, '$.reserve[0]', 99) where id = :table"],
    ['a row missing', 'delete from log where table_id = :table and seq = 8'],
    [
      'the last row missing',
      'delete from log where table_id = :table and seq = (select max(seq) from log where table_id = :table)',
    ],
    [
      'a row of nonsense',
      `update log set body = '{"kind":"entry","entry":{"by":0,"move":{"kind":"win"}}}' where table_id = :table and seq = 8`,
    ],
    ['a row of no kind', "update log set body = '{}' where table_id = :table and seq = 8"],
    ['a row of nothing', "update log set body = 'null' where table_id = :table and seq = 8"],
    ['an entry without one', `update log set body = '{"kind":"entry"}' where table_id = :table and seq = 8`],
    ['a desk of nothing', "update tables set desk = '{}' where id = :table"],
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
