/** What every store promises, whichever database it is on. */
import { describe, expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import { readOpenTables } from '#store/read-open-tables.ts';
import { createDirectStore } from '#store/sql/direct-store.ts';
import { createPanelStore } from '#store/sql/panel-store.ts';
import { createThreadStore } from '#store/sql/thread-store.ts';
import { channelId, type TableId } from '#tables/ids.ts';
import { damageOf } from '#tables/log/integrity.ts';
import { DEFAULT_SETTINGS } from '#tables/person-settings.ts';
import type { SecretSource } from '#tables/ports.ts';
import {
  ANNA,
  BEN,
  CHANNEL,
  CLEO,
  codeOf,
  countedSecrets,
  DORA,
  EMIL,
  HOUR,
  playUntil,
  START,
  someMove,
  startTable,
  type TestHouse,
  value,
  viewOf,
} from '../tables/support/house.ts';
import { serverConformance } from './server-conformance.ts';
import type { TestDatabase } from './support/databases.ts';

function otherSecrets(): SecretSource {
  const { seed, id } = countedSecrets();
  return { seed, id: () => `other-${id()}` };
}

export const A_PANEL = {
  channel: 'channel',
  message: '1',
  postedAt: START,
  isLobby: false,
  before: ['begun'],
  since: [],
  called: ['anna 0 turn 1'],
  posting: null,
  past: [{ message: '0', lines: ['begun'] }],
  loose: [{ message: '2', seats: [seat(1)] }],
};

/** The panel of a game that has ended, or of somebody who is forgotten. */
const BARE_PANEL = { ...A_PANEL, before: [], past: [{ message: '0', lines: [] }] };

export function storeConformance(aDatabase: () => Promise<TestDatabase>): void {
  describe('the store of tables', () => tableConformance(aDatabase));
  describe('the store of what is beside tables', () => besideConformance(aDatabase));
  describe('the store of servers', () => serverConformance(aDatabase));
}

function tableConformance(aDatabase: () => Promise<TestDatabase>): void {
  it('gives back exactly what it was given, whatever a table has been through', async () => {
    const database = await aDatabase();
    const house = await database.house();
    const table = await startTable(house, [ANNA, BEN, CLEO, DORA], {
      clock: { kind: 'budget', hours: 50, increment: 1 },
    });
    value(await house.tables.giveOrder(table, ANNA, { kind: 'bid', amount: 3 }));
    const check = async () => {
      const { store, close } = await database.open();
      expect((await store.load(table))?.table).toEqual(house.kept.table(table));
      await close();
    };
    await check();
    await playUntil(house, table, () => (house.kept.table(table)?.play?.sealed.length ?? 0) > 0);
    expect(house.kept.table(table)?.play?.sealed).toHaveLength(1);
    await check();
    await house.pass(60 * HOUR);
    await check();
    const { person, seat: place } = await someMove(house, table);
    const other = [ANNA, BEN, CLEO].find((each) => each !== person) ?? ANNA;
    value(await house.tables.standIn(table, other, place));
    await check();
    value(await house.tables.replace(table, person, place, EMIL));
    await check();
    await playUntil(house, table, () => false);
    await check();
    expect(house.kept.table(table)?.status).toBe('over');
    await house.close();
  });

  it('keeps a log that leads to the snapshot, at every point of a game', async () => {
    const house = await (await aDatabase()).house();
    const table = await startTable(house, [ANNA, BEN, CLEO]);
    await playUntil(house, table, () => {
      const kept = house.kept.table(table);
      expect(kept && damageOf(kept, house.kept.log(table))).toBeNull();
      return false;
    });
    await house.close();
  });

  it('counts its tables, and shows those that are open to a reader from outside, while it is in use', async () => {
    const database = await aDatabase();
    const house = await database.house();
    const table = await startTable(house, [ANNA, BEN, CLEO]);
    expect(await house.store.census()).toEqual([{ game: 'urland', status: 'running', tables: 1 }]);
    const [open] = await readOpenTables(database.place);
    expect(open).toMatchObject({ id: table, status: 'running', channel: CHANNEL, isUnseen: true });
    expect(open?.table).toEqual(house.kept.table(table));
    await database.tamper("update tables set desk = 'nonsense'");
    expect(await readOpenTables(database.place)).toMatchObject([{ id: table, table: null }]);
    await house.close();
  });

  it('lets the later of two writers decide anew, and nobody sees that they met', async () => {
    const database = await aDatabase();
    const one = await database.house();
    const table = await startTable(one, [ANNA, BEN, CLEO]);
    const other = await database.house();
    await viewOf(other, table);
    value(await one.tables.giveOrder(table, ANNA, { kind: 'bid', amount: 3 }));
    value(await other.tables.giveOrder(table, BEN, { kind: 'bid', amount: 4 }));
    value(await one.tables.giveOrder(table, CLEO, { kind: 'bid', amount: 5 }));
    const given = one.kept.table(table)?.places.map(({ orders }) => orders);
    expect(given?.flat()).toHaveLength(3);
    expect(other.problems).toEqual([]);
    await one.close();
    await other.close();
  });

  it('does not let two writers both have their way', async () => {
    const database = await aDatabase();
    const one = await database.house();
    const table = await startTable(one, [ANNA, BEN, CLEO]);
    const other = await database.house();
    const { person, version, move } = await someMove(one, table);
    expect((await viewOf(other, table)).play?.version).toBe(version);
    const chosen = await Promise.all([one, other].map(({ tables }) => tables.choose(table, person, version, move)));
    expect(chosen.map(codeOf).sort()).toEqual(['ok', 'stale']);
    await one.close();
    await other.close();
  });

  it('lets one table gather in a channel, even if two are opened at once', async () => {
    const database = await aDatabase();
    const houses = [await database.house(), await database.house({ secrets: otherSecrets() })];
    const opened = await Promise.all(
      houses.map(({ tables }) => tables.open({ game: 'urland', channel: CHANNEL, host: ANNA })),
    );
    expect(opened.map(codeOf).sort()).toEqual(['channel-busy', 'ok']);
    for (const house of houses) await house.close();
  });

  it('adds to the log, and never twice at the same place', async () => {
    const database = await aDatabase();
    const house = await database.house();
    const table = await startTable(house, [ANNA, BEN, CLEO]);
    const again = `insert into log (table_id, seq, at, body) values ('${table}', 0, 0, '{}')`;
    await expect(database.tamper(again)).rejects.toThrow(/unique/i);
    await house.close();
  });

  it.each([
    ['its time', 'update log set at = at + 1 where seq = 4'],
    ['its spelling', "update log set body = body || ' ' where seq = 4"],
    ['that it is gone', 'delete from log where seq = 4'],
  ])('notices a row of a log that was changed: %s', async (_, sql) => {
    const database = await aDatabase();
    const house = await database.house();
    const table = await startTable(house, [ANNA, BEN, CLEO]);
    await playUntil(house, table, (view) => (view.play?.version ?? 0) > 6);
    await database.tamper(sql);
    await expect(house.store.log(table)).rejects.toMatchObject({ message: 'the log was changed', seq: 4 });
    await house.close();
  });

  it('finds tables that are due, that play, that a person sits at, and that are in a channel', async () => {
    const { house, table } = await aRunningTable(await aDatabase(), { clock: { kind: 'decision', hours: 24 } });
    const { store } = house;
    expect(await store.running()).toMatchObject([{ id: table, game: 'urland', guild: null, touchedAt: START }]);
    expect(await store.busyIn(CHANNEL)).toBe(table);
    expect(await store.busyIn(channelId('elsewhere'))).toBeNull();
    expect(await store.openTablesOf(BEN)).toEqual([table]);
    expect(await store.openTablesOf(EMIL)).toEqual([]);
    expect(await store.dueBy(START, 9)).toEqual([]);
    expect(await store.dueBy(START + 12 * HOUR, 9)).toEqual([table]);
    const kept = house.kept.table(table);
    if (kept) await store.reschedule(kept, START);
    expect(await store.dueBy(START, 9)).toEqual([table]);
    if (kept) await store.reschedule({ ...kept, revision: kept.revision - 1 }, null);
    expect(await store.dueBy(START + HOUR, 9)).toEqual([table]);
    await house.close();
  });

  it('sets a table aside once, and then it is neither due nor unseen', async () => {
    const { house, table } = await aRunningTable(await aDatabase());
    const damage = { seq: null, reason: 'test' };
    expect(await house.store.setAside(table, damage)).toBe(true);
    expect(await house.store.setAside(table, damage)).toBe(false);
    expect(await house.store.unseen()).toEqual([]);
    expect(await house.store.dueBy(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
    expect(codeOf(await house.tables.view(table, null))).toBe('damaged');
    await house.close();
  });

  it('sets a table aside once also where each statement fails at first', async () => {
    const database = await aDatabase();
    const { house, table } = await aRunningTable(database);
    await house.close();
    const failing = [/^update "tables"/i, /^delete from "unseen"/i];
    const beforeStatement = (sql: string): void => {
      const met = failing.findIndex((statement) => statement.test(sql));
      if (met >= 0) throw new Error(`not now: ${failing.splice(met, 1)}`);
    };
    const again = await database.house({ beforeStatement });
    const setAside = () => again.store.setAside(table, { seq: null, reason: 'test' });
    for (const _ of [...failing]) {
      await expect(setAside()).rejects.toThrow();
      expect((await again.store.load(table))?.table.status).toBe('running');
    }
    expect([await setAside(), await setAside()]).toEqual([true, false]);
    await again.close();
  });

  it('keeps a person’s settings, and gives them with the tables they sit at', async () => {
    const { house, table } = await aRunningTable(await aDatabase());
    const settings = {
      ...DEFAULT_SETTINGS,
      timeZone: 'Europe/Berlin',
      quiet: { from: 60, to: 420 },
      awayUntil: START,
      taught: ['urland.land'],
    };
    expect(await house.store.settings(BEN)).toBeNull();
    for (const person of [BEN, EMIL]) await house.store.saveSettings(person, settings);
    await house.store.saveSettings(EMIL, { ...settings, confirmTurn: false });
    expect(await house.store.settings(BEN)).toEqual(settings);
    const loaded = await house.store.load(table, [EMIL, DORA]);
    expect([...(loaded?.settings ?? [])].toSorted()).toEqual([
      [BEN, settings],
      [EMIL, { ...settings, confirmTurn: false }],
    ]);
    expect([...((await house.store.load(table))?.settings.keys() ?? [])]).toEqual([BEN]);
    await house.close();
  });

  it('deletes everything that names a person, and the game goes on', async () => {
    const database = await aDatabase();
    const { house, table } = await aRunningTable(database);
    await house.store.saveSettings(BEN, DEFAULT_SETTINGS);
    const { database: same, close } = await database.open();
    await createDirectStore(same).keepConversation(BEN, '7');
    await createDirectStore(same).keepHandMessage(table, { person: BEN, message: '1', shown: 'a' });
    await createPanelStore(same).keepPanel(
      table,
      {
        ...{ ...A_PANEL, before: [`<@${BEN}>`] },
        ...{ called: [`${BEN} 1 turn 1`, `${ANNA} 0 turn 1`, `${CLEO} 2 turn 1`], posting: [`${BEN} 1 turn 2`] },
      },
      { revision: 1, as: 'seen' },
    );
    await close();
    await house.tables.forget(BEN);
    await house.tables.idle();
    const after = await database.open();
    const panel = await createPanelStore(after.database).panel(table);
    // The others are not called again.
    expect(panel).toMatchObject({ called: [`${ANNA} 0 turn 1`, `${CLEO} 2 turn 1`], posting: [] });
    await after.close();
    expect(await database.text()).toContain('anna');
    expect(await database.text()).not.toContain('ben');
    expect((await viewOf(house, table)).status).toBe('running');
    await house.close();
  });
}

async function aRunningTable(
  database: TestDatabase,
  options: Parameters<typeof startTable>[2] = {},
): Promise<{ house: TestHouse; table: TableId }> {
  const house = await database.house();
  return { house, table: await startTable(house, [ANNA, BEN, CLEO], options) };
}

function besideConformance(aDatabase: () => Promise<TestDatabase>): void {
  /** A running table, and the panel that shows all of it. */
  async function aShownTable() {
    const database = await aDatabase();
    const { house, table } = await aRunningTable(database);
    const opened = await database.open();
    const panels = createPanelStore(opened.database);
    const latest = async () => (await panels.untold(table)).at(-1)?.revision ?? 0;
    const show = async () => panels.keepPanel(table, A_PANEL, { revision: await latest(), as: 'seen' });
    const close = async () => {
      await opened.close();
      await house.close();
    };
    return { house, table, panels, latest, show, opened, close };
  }

  it('has a table as unseen until its panel is kept, and again after the next announcement', async () => {
    const { house, table, show, close } = await aShownTable();
    expect(await house.store.unseen()).toEqual([{ id: table, guild: null }]);
    await show();
    expect(await house.store.unseen()).toEqual([]);
    const { person, version, move } = await someMove(house, table);
    value(await house.tables.choose(table, person, version, move));
    expect(await house.store.unseen()).toEqual([{ id: table, guild: null }]);
    await close();
  });

  it('has no table as unseen after a change without an announcement', async () => {
    const { house, table, show, close } = await aShownTable();
    await show();
    const before = house.kept.table(table)?.revision ?? 0;
    value(await house.tables.giveOrder(table, ANNA, { kind: 'bid', amount: 3 }));
    expect(house.kept.table(table)?.revision).toBeGreaterThan(before);
    expect(await house.store.unseen()).toEqual([]);
    await close();
  });

  it('leaves a later change unseen when an earlier one is shown', async () => {
    const { house, table, panels, latest, close } = await aShownTable();
    const earlier = await latest();
    const { person, version, move } = await someMove(house, table);
    value(await house.tables.choose(table, person, version, move));
    await panels.markSeen(table, earlier);
    expect(await house.store.unseen()).toEqual([{ id: table, guild: null }]);
    await panels.markSeen(table, await latest());
    expect(await house.store.unseen()).toEqual([]);
    await close();
  });

  it('gives back a panel as it was kept, and finds the latest in a channel', async () => {
    const { table, panels, show, close } = await aShownTable();
    expect(await panels.panel(table)).toBeNull();
    await show();
    expect(await panels.panel(table)).toEqual(A_PANEL);
    expect(await panels.latestIn(CHANNEL)).toBe(table);
    expect(await panels.latestIn(channelId('elsewhere'))).toBeNull();
    await close();
  });

  it('keeps the lines of a panel while its game goes on, and forgets them once it has ended', async () => {
    const { house, table, panels, show, close } = await aShownTable();
    await show();
    await panels.forgetEndedLines();
    expect(await panels.panel(table)).toEqual(A_PANEL);
    value(await house.tables.stop(table, ANNA));
    await panels.forgetEndedLines();
    expect(await panels.panel(table)).toEqual(BARE_PANEL);
    await close();
  });

  it('clears the lines for a forgotten person where no game needs them', async () => {
    const { house, table, panels, show, opened, close } = await aShownTable();
    await show();
    value(await house.tables.stop(table, ANNA));
    await opened.store.forget(EMIL, []);
    expect(await panels.panel(table)).toEqual(BARE_PANEL);
    await close();
  });

  it('keeps, changes and drops conversations, hand messages and threads', async () => {
    const { table, opened, close } = await aShownTable();
    const direct = createDirectStore(opened.database);
    for (const channel of ['7', '8']) await direct.keepConversation(ANNA, channel);
    for (const shown of ['a', 'b']) await direct.keepHandMessage(table, { person: ANNA, message: '1', shown });
    expect(await direct.conversation(ANNA)).toBe('8');
    expect(await direct.conversation(BEN)).toBeNull();
    expect(await direct.handMessages(table)).toEqual([{ person: ANNA, message: '1', shown: 'b' }]);
    await direct.dropHandMessage(table, ANNA);
    await direct.dropConversation(ANNA);
    expect(await direct.handMessages(table)).toEqual([]);
    expect(await direct.conversation(ANNA)).toBeNull();
    const threads = createThreadStore(opened.database);
    const thread = { channel: CHANNEL, renameAt: null, archiveAt: START };
    for (const renameAt of [START, null]) await threads.keepThread({ ...thread, renameAt });
    expect(await threads.thread(CHANNEL)).toEqual(thread);
    expect(await threads.dueThreads(START - 1)).toEqual([]);
    expect(await threads.dueThreads(START)).toEqual([thread]);
    await threads.dropThread(CHANNEL);
    expect(await threads.thread(CHANNEL)).toBeNull();
    await close();
  });
}
