/** Several processes on one database, each with its own connections. */
import { afterAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#store/postgres/database.ts';
import { createPostgresTableStore } from '#store/postgres/table-store.ts';
import type { TableId } from '#tables/ids.ts';
import type { TableStore } from '#tables/ports.ts';
import { startPostgres } from '../../support/postgres-server.ts';
import {
  ANNA,
  BEN,
  CLEO,
  codeOf,
  DAY,
  HOUR,
  handClock,
  personIn,
  playUntil,
  START,
  someMove,
  startTable,
  type TestHouse,
  value,
  viewOf,
} from '../../tables/support/house.ts';
import { postgresDatabase } from '../support/databases.ts';

const server = await startPostgres();
afterAll(() => server.stop());

/** So many processes by the same clock. */
async function processes(count: number) {
  const database = await postgresDatabase(server);
  const clock = handClock();
  const houses: TestHouse[] = [];
  for (let index = 0; index < count; index++) houses.push(await database.house({ clock }));
  const [first] = houses;
  if (!first) throw new Error('no process');
  const close = async () => {
    for (const house of houses) await house.close();
  };
  return { database, clock, houses, first, close };
}

const problemsOf = (houses: readonly TestHouse[]) => houses.flatMap(({ problems }) => problems);

describe('of several processes', () => {
  it('one alone accepts a move that all are sent, and all know the table afterwards', async () => {
    const { houses, first, close } = await processes(3);
    const table = await startTable(first, [ANNA, BEN, CLEO]);
    for (let moves = 0; moves < 25; moves++) {
      const { person, version, move } = await someMove(first, table);
      const chosen = await Promise.all(houses.map(({ tables }) => tables.choose(table, person, version, move)));
      expect(chosen.map(codeOf).filter((code) => code === 'ok')).toHaveLength(1);
      // What is read outside is as the last writer left it.
      value(await first.tables.giveOrder(table, ANNA, { kind: 'bid', amount: (moves % 2) + 1 }));
      const views = await Promise.all(houses.map(({ tables }) => tables.view(table, null)));
      expect(new Set(views.map((view) => value(view).play?.version)).size).toBe(1);
    }
    expect(problemsOf(houses)).toEqual([]);
    await close();
  });

  it('one may check, retell and undo while another plays on between its look at the table and at the log', async () => {
    const database = await postgresDatabase(server);
    const one = await database.house();
    const table = await startTable(one, [ANNA, BEN, CLEO]);
    await playUntil(one, table, (view) => (view.play?.version ?? 0) > 3);
    let moves = 0;
    const playOn = async () => {
      const { person, version, move } = await someMove(one, table);
      value(await one.tables.choose(table, person, version, move));
      moves += 1;
    };
    const around = (store: TableStore): TableStore => ({
      ...store,
      async log(id) {
        if (moves < 3) await playOn();
        return store.log(id);
      },
    });
    const other = await database.house({ around });
    await other.tables.resume();
    moves = 0;
    expect(codeOf(await other.tables.recap(table, ANNA))).toBe('ok');
    moves = 0;
    const { version = 0, undoable } = one.kept.table(table)?.play ?? {};
    const by = undoable ? personIn(await viewOf(one, table), undoable.seat) : ANNA;
    expect(codeOf(await other.tables.undo(table, by, version))).not.toBe('ok');
    expect(other.problems).toEqual([]);
    expect((await viewOf(one, table)).status).toBe('running');
    await one.close();
    await other.close();
  });

  it('one alone is given a table that is due, until it is gone for some seconds', async () => {
    const { houses, first, close } = await processes(3);
    const table = await startTable(first, [ANNA, BEN, CLEO], { clock: { kind: 'decision', hours: 24 } });
    const given = await Promise.all(houses.map(({ store }) => store.dueBy(START + 12 * HOUR, 9)));
    expect(given.flat()).toEqual([table]);
    expect(await first.store.dueBy(START + 12 * HOUR, 9)).toEqual([]);
    expect(await first.store.dueBy(START + 12 * HOUR + 5_000, 9)).toEqual([table]);
    await close();
  });

  it('a table that is due is left to the one that answers for its server, for two seconds', async () => {
    const { database, first, close } = await processes(1);
    const table = await startTable(first, [ANNA, BEN, CLEO], { clock: { kind: 'decision', hours: 24 } });
    const due = START + 12 * HOUR;
    const opened = await openPostgres(database.place);
    const shards = [0, 1].map((shard) => createPostgresTableStore(opened, { first: shard, last: shard, count: 2 }));
    const given = async (now: number) => {
      const all: TableId[][] = [];
      for (const store of shards) all.push(await store.dueBy(now, 9));
      await opened.pool.query('update tables set due = $1', [due]);
      return all.map(({ length }) => length);
    };
    for (const [guild, shard] of [
      [null, 0],
      [1n << 22n, 1],
      [2n << 22n, 0],
    ] as const) {
      await database.tamper(
        `update tables set guild = ${guild === null ? 'null' : `'${guild}'`} where id = '${table}'`,
      );
      expect(await given(due)).toEqual([1 - shard, shard]);
      expect(await given(due + 2_000)).toEqual([1, 0]);
    }
    await opened.close();
    await close();
  });

  it('one alone reminds people, whoever is quickest', async () => {
    const { houses, first, clock, close } = await processes(3);
    await startTable(first, [ANNA, BEN, CLEO]);
    for (const house of houses) house.news();
    for (let hours = 1; hours <= 90; hours++) {
      clock.turnTo(START + hours * HOUR);
      await Promise.all(houses.map(({ tables }) => tables.tick().then(tables.idle)));
    }
    const reminders = houses.flatMap((house) => house.news()).filter(({ kind }) => kind === 'reminder');
    expect(reminders).toHaveLength(3);
    expect(clock.now()).toBeLessThan(START + 4 * DAY);
    expect(problemsOf(houses)).toEqual([]);
    await close();
  });
});
