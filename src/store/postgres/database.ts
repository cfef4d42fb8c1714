/** Opens a database on a PostgreSQL server, and brings it up to date. Any number of processes may use it. */
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { SqlDatabase, Values, Wording } from '../sql/database.ts';
import { StrangeDatabase } from '../strange-database.ts';
import { POSTGRES_SCHEMA } from './schema.ts';

export interface PostgresOptions {
  /** Called before every statement. If it throws, the statement does not run. */
  readonly beforeStatement?: (sql: string) => void;
  readonly mostConnections?: number;
}

export interface PostgresDatabase extends SqlDatabase {
  readonly pool: pg.Pool;
  /** All or nothing. */
  transaction<T>(work: (db: SqlDatabase['db']) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const MIGRATIONS = fileURLToPath(new URL('../../../migrations/postgres', import.meta.url));
const MOST_CONNECTIONS = 10;
/** In milliseconds. A server that is not there is not waited for any longer: stores are patient themselves. */
const CONNECT_WITHIN = 3_000;
/** Any number that nobody else locks: processes that start together migrate one after the other. */
const MIGRATING = 7_430_115;

/** Typed as SQLite's, which is used in the same way (`sql/dialect.ts`). */
export const shared = (db: NodePgDatabase): SqlDatabase['db'] => db as unknown as SqlDatabase['db'];

export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<PostgresDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.mostConnections ?? MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    application_name: 'board-games',
    pipeline: true,
  });
  // A connection that breaks is replaced by the pool. Whoever uses it just then hears of it by what they asked.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  try {
    await bringUpToDate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const { beforeStatement } = options;
  if (beforeStatement) pool.on('acquire', (client) => announceStatements(client, beforeStatement));
  const transaction = transactionsOf(pool);
  return {
    pool,
    db: shared(drizzle(pool)),
    schema: POSTGRES_SCHEMA,
    prepared,
    transaction,
    together: (statements) =>
      transaction(async (_, client) => {
        for (const { sql: text, params } of statements.map((each) => each.toSQL())) await client.query(text, params);
      }),
    withEmptied: (list, key) =>
      sql`(select coalesce(json_agg(jsonb_set(value, array[${key}], '[]')), '[]')::text from jsonb_array_elements(${list}::jsonb))`,
    without: (list, beginning) =>
      sql`(select coalesce(json_agg(value order by at), '[]')::text from jsonb_array_elements_text(${list}::jsonb) with ordinality as each(value, at) where not starts_with(value, ${beginning}))`,
    close: () => pool.end(),
  };
}

/** As drizzle has it for this server. */
interface OwnWording<Row> {
  prepare(name: string): { execute(values: Values): Promise<Row[]> };
}

function prepared<Row>(name: string, wording: Wording<Row>): (values: Values) => Promise<Row[]> {
  const query = (wording as unknown as OwnWording<Row>).prepare(name);
  return (values) => query.execute(values);
}

const transactionsOf =
  (pool: pg.Pool) =>
  async <T>(work: (db: SqlDatabase['db'], client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      // Sent together with what comes first: most of a transaction is the way there and back.
      const [, done] = await Promise.all([client.query('begin'), work(shared(drizzle(client)), client)]);
      await client.query('commit');
      client.release();
      return done;
    } catch (error) {
      // The server takes back whatever a lost connection had begun.
      client.release(true);
      throw error;
    }
  };

async function bringUpToDate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATING]);
    await refuseStrange(client);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    // Closing the connection gives the lock back.
    client.release(true);
  }
}

/** Before anything is written. */
async function refuseStrange(client: pg.PoolClient): Promise<void> {
  const made = await client.query('select 1 from information_schema.tables where table_schema = current_schema()');
  if (made.rowCount === 0) return;
  const noted = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as is_there");
  if (!noted.rows[0]?.is_there) throw new StrangeDatabase('SomebodyElses');
  const last = await client.query('select max(created_at) as made_at from drizzle.__drizzle_migrations');
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)?.folderMillis ?? 0;
  if (Number(last.rows[0]?.made_at) > known) throw new StrangeDatabase('FromTheFuture');
}

const announced = new WeakSet<pg.PoolClient>();

function announceStatements(client: pg.PoolClient, beforeStatement: (sql: string) => void): void {
  if (announced.has(client)) return;
  announced.add(client);
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]): unknown => {
    const [asked] = given;
    beforeStatement(typeof asked === 'string' ? asked : String((asked as { text?: string }).text));
    return query(...given);
  };
  Object.assign(client, { query: watched });
}
