/** All of an SQLite file. */
import { getTableName } from 'drizzle-orm';
import { openDatabase } from '../sqlite/database.ts';
import { SQLITE_SCHEMA } from '../sqlite/schema.ts';
import {
  AT_ONCE,
  keyOf,
  type Row,
  rowFrom,
  TABLE_NAMES,
  type TableName,
  type WholeDatabase,
} from './whole-database.ts';

export function wholeFile(file: string): WholeDatabase {
  const { client, db } = openDatabase(file);

  async function* rows(name: TableName): AsyncGenerator<readonly Row[]> {
    const table = SQLITE_SCHEMA[name];
    const key = keyOf(name).map((column) => column.name);
    const query = `select * from ${getTableName(table)} order by ${key.join(', ')}`;
    let some: Row[] = [];
    for (const read of client.prepare<[], Row>(query).iterate()) {
      some.push(rowFrom(table, read));
      if (some.length < AT_ONCE) continue;
      yield some;
      some = [];
    }
    yield some;
  }

  return {
    rows,
    async isEmpty() {
      return TABLE_NAMES.every((name) => db.select().from(SQLITE_SCHEMA[name]).limit(1).all().length === 0);
    },
    async fill(work) {
      client.exec('begin immediate');
      try {
        await work(async (name, some) => {
          if (some.length > 0)
            db.insert(SQLITE_SCHEMA[name])
              .values([...some] as never[])
              .run();
        });
        client.exec('commit');
      } catch (error) {
        client.exec('rollback');
        throw error;
      }
    },
    close: async () => void client.close(),
  };
}
