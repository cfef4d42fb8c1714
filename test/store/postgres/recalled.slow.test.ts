/** What a process remembers of a table spares a load, and is never trusted: others may have changed the table since. */
import { afterAll, describe, expect, it } from 'vitest';
import { wander } from '#engine/wander.ts';
import { gameOf } from '#tables/rulebook.ts';
import { startPostgres } from '../../support/postgres-server.ts';
import {
  ANNA,
  BEN,
  CLEO,
  codeOf,
  HOUR,
  handClock,
  START,
  someMove,
  startTable,
  type TestHouse,
  value,
} from '../../tables/support/house.ts';
import { postgresDatabase } from '../support/databases.ts';

const server = await startPostgres();
afterAll(() => server.stop());

/** Two processes, which both have the table in hand. */
async function twoProcesses() {
  const database = await postgresDatabase(server);
  const clock = handClock();
  const asked: string[] = [];
  const one = await database.house({ clock, beforeStatement: (sql) => void asked.push(sql) });
  const other = await database.house({ clock });
  const table = await startTable(one, [ANNA, BEN, CLEO]);
  await other.store.load(table);
  /** Chosen by how the table stands. */
  const move = async (house: TestHouse) => {
    const { game, play, places } = (await other.store.load(table))?.table ?? {};
    const seat = play?.waiting[0]?.seat;
    const occupant = seat === undefined ? null : places?.[seat]?.occupant;
    if (!game || !play || seat === undefined || occupant?.kind !== 'person') throw new Error('nobody is to decide');
    const chosen = wander(gameOf(game), gameOf(game).view(play.state, seat), seat, one.dice);
    return house.tables.choose(table, occupant.person, play.version, chosen);
  };
  const close = async () => {
    await one.close();
    await other.close();
  };
  return { one, other, table, clock, asked, move, close };
}

describe('a table that a process has in hand', () => {
  it('is changed by one statement', async () => {
    const { one, asked, move, close } = await twoProcesses();
    value(await move(one));
    for (let moves = 0; moves < 5; moves++) {
      asked.length = 0;
      value(await move(one));
      expect(asked).toEqual([expect.stringContaining('update tables')]);
    }
    await close();
  });

  it('is looked at again where it would not be changed: moves are judged by how it stands', async () => {
    const { one, other, move, close } = await twoProcesses();
    for (let moves = 0; moves < 12; moves++) expect(codeOf(await move(moves % 3 === 0 ? one : other))).toBe('ok');
    await close();
  });

  it('is loaded again when somebody there has changed their settings', async () => {
    const { one, other, table, clock, close } = await twoProcesses();
    const { person, version, move } = await someMove(one, table);
    value(await other.tables.changeSettings(person, { remindAfter: 1 }));
    value(await one.tables.giveOrder(table, person, { kind: 'bid', amount: 2 }));
    clock.turnTo(START + HOUR);
    expect(await one.store.dueBy(clock.now(), 9)).toEqual([table]);
    expect(codeOf(await one.tables.choose(table, person, version, move))).toBe('ok');
    await close();
  });

  it('is changed no more when another process has set it aside', async () => {
    const { one, other, table, close } = await twoProcesses();
    const { person, version, move } = await someMove(one, table);
    await other.store.setAside(table, { seq: null, reason: 'test' });
    expect(codeOf(await one.tables.choose(table, person, version, move))).toBe('damaged');
    expect((await other.store.load(table))?.table.status).toBe('damaged');
    await close();
  });
});
