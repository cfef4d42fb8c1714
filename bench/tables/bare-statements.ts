/** The least that an action costs: one transaction with one log row and one snapshot, through prepared queries. */
import { eq, sql } from 'drizzle-orm';
import { toJson } from '#store/rows/json.ts';
import { type OpenDatabase, openDatabase, type Synchronous } from '#store/sqlite/database.ts';
import { log, tables } from '#store/sqlite/schema.ts';
import { channelId, type TableId, tableId } from '#tables/ids.ts';
import { defaultOptions } from '#tables/options.ts';
import { gameOf } from '#tables/rulebook.ts';

/** As long as those of a game under way. */
const SNAPSHOT = JSON.stringify({ ichtos: Array<number>(68).fill(3), rest: 'x'.repeat(1_000) });
const BODY = '{"kind":"entry","entry":{"by":2,"move":{"kind":"swim","from":"A","to":"B","count":2}}}';

export interface BareStatements {
  /** One transaction, in milliseconds. */
  time(): number;
  close(): void;
}

export function bareStatements(file: string, synchronous: Synchronous): BareStatements {
  const { client, db } = openDatabase(file, { synchronous });
  const { placeholder } = sql;
  const id = tableId('table');
  insertTable(db, id);
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
    insert.run({ id, seq, at: seq, body: BODY });
    update.run({ id, seq, snapshot: SNAPSHOT });
  });
  let seq = 0;
  return {
    time() {
      const started = performance.now();
      keep(seq++);
      return performance.now() - started;
    },
    close: () => client.close(),
  };
}

function insertTable(db: OpenDatabase['db'], id: TableId): void {
  const table = { id, game: 'urland', rulesVersion: 1, channel: channelId('c'), status: 'running' } as const;
  const options = toJson(defaultOptions(gameOf(table.game)));
  db.insert(tables)
    .values({ ...table, options, seed: '', salt: '', revision: 0, openedAt: 0, touchedAt: 0 })
    .run();
}
