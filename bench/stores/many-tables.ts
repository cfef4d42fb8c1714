/** A store with many tables, copied from two games that were really played: most have ended, some go on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Row, WholeDatabase } from '#store/copy/whole-database.ts';
import { wholeFile } from '#store/copy/whole-file.ts';
import { isPostgres } from '#store/open-stores.ts';
import { chained } from '#store/rows/chain.ts';
import { toPersonRow } from '#store/rows/person-rows.ts';
import { toLogRow, toSeatRows, toTableRow } from '#store/rows/table-rows.ts';
import { openDatabase } from '#store/sqlite/database.ts';
import { createTableStore } from '#store/sqlite/table-store.ts';
import { channelId, guildId, type PersonId, personId, tableId } from '#tables/ids.ts';
import type { LogRow } from '#tables/log/log.ts';
import { DEFAULT_SETTINGS } from '#tables/person-settings.ts';
import type { GameId } from '#tables/rulebook.ts';
import type { Table } from '#tables/table.ts';
import { dueAt } from '#tables/time/time.ts';
import { beginGames, timedAction } from '../tables/games.ts';

export interface Played {
  readonly table: Table;
  readonly log: readonly LogRow[];
}

/** Of the tables, so many are being played, and half of a small store at most. */
const MOST_RUNNING = 1_000;
/** Of the game that goes on. */
const ACTIONS = 40;
/** Rows of a log that an ended table keeps: whole ones would only take longer to make. */
const ENDED_ROWS = 12;
const TABLES_A_SERVER = 10;
const TABLES_A_PERSON = 20;
/** Tables: a statement takes only so many values. */
const AT_ONCE = 250;

export async function play(game: GameId, actions: number): Promise<Played> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-stores-'));
  const database = openDatabase(join(folder, 'played.sqlite'), { synchronous: 'NORMAL' });
  const store = createTableStore(database);
  const bench = await beginGames(store, 1, { game });
  const [id = tableId('')] = bench.ids;
  for (let made = 0; made < actions && (await timedAction(bench, id)) !== null; made++);
  const table = (await store.load(id))?.table;
  const log = await store.log(id);
  database.client.close();
  rmSync(folder, { recursive: true });
  if (!table) throw new Error('lost');
  return { table, log };
}

export const personOf = (number: number): PersonId => personId(`2000000000000${String(number).padStart(5, '0')}`);
export const channelOf = (number: number) => channelId(`3000000000000${String(number).padStart(6, '0')}`);
export const guildOf = (number: number) => guildId(`1000000000000${String(number).padStart(6, '0')}`);

const peopleOf = (tables: number): number => Math.max(4, Math.floor(tables / TABLES_A_PERSON) * 4);

/** The same game at another table, with other people. */
function copyOf({ table }: Played, number: number, people: number): Table {
  const seated = table.places.map((place, seat) => ({
    ...place,
    occupant: { kind: 'person' as const, person: personOf((number * 4 + seat * 7) % people) },
  }));
  const [first] = seated;
  return {
    ...table,
    id: tableId(`table-${number}`),
    channel: channelOf(number),
    guild: guildOf(Math.floor(number / TABLES_A_SERVER)),
    host: first?.occupant.person ?? null,
    places: seated,
    openedAt: table.openedAt - number * 1_000,
  };
}

const panelOf = ({ id, channel, openedAt }: Table): Row => ({
  ...{ tableId: id, channel, message: `4${id}`, postedAt: openedAt, isLobby: false },
  ...{ before: '[]', since: '[]', called: '[]', posting: 'null', past: '[]', loose: '[]' },
});

async function openWhole(place: string): Promise<WholeDatabase> {
  return isPostgres(place) ? (await import('#store/copy/whole-server.ts')).wholeServer(place) : wholeFile(place);
}

/** What the server does by itself in the minutes after so many rows are new. */
async function settle(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/** Answers how many rows of a log a table has on average. */
export async function fillStore(place: string, count: number): Promise<number> {
  const [running, whole] = [await play('urland', ACTIONS), await play('sticks', Number.POSITIVE_INFINITY)];
  const ended = { ...whole, log: whole.log.slice(0, ENDED_ROWS) };
  const oneRunningIn = Math.max(2, count / MOST_RUNNING);
  const people = peopleOf(count);
  const store = await openWhole(place);
  let rows = 0;
  await store.fill(async (insert) => {
    for (let first = 0; first < count; first += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => first + index);
      const copies = numbers.map((number) => {
        const played = number % oneRunningIn === 0 ? running : ended;
        const table = copyOf(played, number, people);
        const log = chained(
          null,
          played.log.map((row) => toLogRow(table.id, row)),
        );
        return { table, log };
      });
      const due = (table: Table) => dueAt(table, () => DEFAULT_SETTINGS);
      await insert(
        'tables',
        copies.map(({ table, log }) => toTableRow(table, { due: due(table), logSum: log.at(-1)?.sum ?? null })),
      );
      await insert(
        'seats',
        copies.flatMap(({ table }) => toSeatRows(table)),
      );
      await insert(
        'log',
        copies.flatMap(({ log }) => log),
      );
      await insert(
        'panels',
        copies.map(({ table }) => panelOf(table)),
      );
      rows += copies.reduce((sum, { log }) => sum + log.length, 0);
    }
    for (let first = 0; first < people; first += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, people - first) }, (_, index) => first + index);
      await insert(
        'people',
        numbers.map((number) => toPersonRow(personOf(number), DEFAULT_SETTINGS)),
      );
    }
  });
  await store.close();
  if (isPostgres(place)) await settle(place);
  return rows / count;
}
