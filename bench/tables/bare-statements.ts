/** The least that an action costs: one transaction with one log row and one snapshot, through prepared queries. */
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { openPostgres } from '#store/postgres/database.ts';
import { toJson } from '#store/rows/json.ts';
import type { SqlDatabase } from '#store/sql/database.ts';
import { openDatabase, type Synchronous } from '#store/sqlite/database.ts';
import { log, tables } from '#store/sqlite/schema.ts';
import { channelId, tableId } from '#tables/ids.ts';
import { defaultOptions } from '#tables/options.ts';
import { gameOf } from '#tables/rulebook.ts';

/** As long as those of a game under way. */
const SNAPSHOT = JSON.stringify({ ichtos: Array<number>(68).fill(3), rest: 'x'.repeat(1_000) });
const BODY = '{"kind":"entry","entry":{"by":2,"move":{"kind":"swim","from":"A","to":"B","count":2}}}';
const ID = tableId('bare');

export interface BareStatements {
  readonly title: string;
  /** One transaction, in milliseconds. */
  time(): Promise<number>;
  close(): Promise<void>;
}

export async function bareSqlite(file: string, synchronous: Synchronous): Promise<BareStatements> {
  const database = openDatabase(file, { synchronous });
  const { client, db } = database;
  const { placeholder } = sql;
  await insertTable(database);
  const insert = db
    .insert(log)
    .values({ tableId: placeholder('id'), seq: placeholder('seq'), at: placeholder('at'), body: placeholder('body') })
    .prepare();
  const update = db
    .update(tables)
    .set({ snapshot: sql`${placeholder('snapshot')}`, revision: sql`${placeholder('seq')}` })
    .where(eq(tables.id, placeholder('id')))
    .prepare();
  const keep = client.transaction((seq: number) => {
    insert.run({ id: ID, seq, at: seq, body: BODY });
    update.run({ id: ID, seq, snapshot: SNAPSHOT });
  });
  return { title: 'bare statements', time: timing(async (seq) => keep(seq)), close: async () => void client.close() };
}

/** On a connection of its own: four ways there and back, as the driver does it of itself, or one. */
export async function barePostgres(url: string, sent: 'one by one' | 'together'): Promise<BareStatements> {
  const database = await openPostgres(url);
  await insertTable(database);
  await database.close();
  const client = new pg.Client({ connectionString: url, pipeline: sent === 'together' });
  await client.connect();
  const insert = { name: 'insert', text: 'insert into log (table_id, seq, at, body) values ($1, $2, 0, $3)' };
  const update = { name: 'update', text: 'update tables set snapshot = $2, revision = $3 where id = $1' };
  const keep = async (seq: number): Promise<void> => {
    const statements = [
      'begin',
      { ...insert, values: [ID, seq, BODY] },
      { ...update, values: [ID, SNAPSHOT, seq] },
      'commit',
    ];
    const answers: Promise<unknown>[] = [];
    for (const statement of statements) {
      answers.push(client.query(statement));
      if (sent === 'one by one') await answers.at(-1);
    }
    await Promise.all(answers);
  };
  return { title: `bare, ${sent}`, time: timing(keep), close: () => client.end() };
}

function timing(keep: (seq: number) => Promise<void>): () => Promise<number> {
  let seq = 0;
  return async () => {
    const started = performance.now();
    await keep(seq++);
    return performance.now() - started;
  };
}

async function insertTable({ db, schema }: SqlDatabase): Promise<void> {
  const table = { id: ID, game: 'urland', rulesVersion: 1, channel: channelId('c'), status: 'running' } as const;
  const options = toJson(defaultOptions(gameOf(table.game)));
  await db
    .insert(schema.tables)
    .values({ ...table, options, seed: '', salt: '', revision: 0, openedAt: 0, touchedAt: 0 });
}
