/** All of a database on a PostgreSQL server. */
import { getTableName } from 'drizzle-orm';
import { openPostgres } from '../postgres/database.ts';
import { POSTGRES_SCHEMA } from '../postgres/schema.ts';
import { postgresTroubleOf } from '../postgres/troubles.ts';
import {
  AT_ONCE,
  keyOf,
  type Row,
  rowFrom,
  TABLE_NAMES,
  type TableName,
  type WholeDatabase,
} from './whole-database.ts';

/** Rows are read in a transaction that sees one moment, so the bot may go on meanwhile. */
const ONE_MOMENT = 'begin isolation level repeatable read read only';

export async function wholeServer(url: string): Promise<WholeDatabase> {
  const database = await openPostgres(url).catch((error: unknown) => Promise.reject(postgresTroubleOf(error) ?? error));
  const { db, pool } = database;
  const reader = await pool.connect();
  await reader.query(ONE_MOMENT);

  async function* rows(name: TableName): AsyncGenerator<readonly Row[]> {
    const table = POSTGRES_SCHEMA[name];
    // Texts byte by byte, as SQLite compares them.
    const key = keyOf(name).map((column) =>
      column.dataType === 'string' ? `${column.name} collate "C"` : column.name,
    );
    const query = `select * from ${getTableName(table)} order by ${key.join(', ')}`;
    await reader.query(`declare whole no scroll cursor for ${query}`);
    for (let some = await fetch(); some.length > 0; some = await fetch()) yield some.map((row) => rowFrom(table, row));
    await reader.query('close whole');
  }

  const fetch = async (): Promise<readonly Row[]> => (await reader.query<Row>(`fetch ${AT_ONCE} from whole`)).rows;

  return {
    rows,
    async isEmpty() {
      const some = await Promise.all(TABLE_NAMES.map((name) => db.select().from(POSTGRES_SCHEMA[name]).limit(1)));
      return some.every((each) => each.length === 0);
    },
    async fill(work) {
      await database.transaction((within) =>
        work(async (name, some) => {
          if (some.length > 0) await within.insert(POSTGRES_SCHEMA[name]).values([...some] as never[]);
        }),
      );
      // The moment that is read is the one after.
      await reader.query('commit');
      await reader.query(ONE_MOMENT);
    },
    async close() {
      reader.release(true);
      await database.close();
    },
  };
}
