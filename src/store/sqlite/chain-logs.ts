/** Gives the logs of an older database their sums. What happened to them before can't be known. */
import type SQLite from 'better-sqlite3';
import { sumOf } from '../rows/chain.ts';
import type { LogEntryRow } from '../rows/table-rows.ts';

/** One at a time: there may be millions. */
export function chainLogs(client: SQLite.Database): void {
  client.transaction(() => {
    const unchained = client
      .prepare<[], { readonly id: string }>('select distinct table_id as id from log where sum is null')
      .all();
    for (const { id } of unchained) chainLog(client, id);
  })();
}

function chainLog(client: SQLite.Database, id: string): void {
  const rows = client
    .prepare<[string], LogEntryRow>(
      'select table_id as tableId, seq, at, body from log where table_id = ? order by seq',
    )
    .all(id);
  const keep = client.prepare('update log set sum = ? where table_id = ? and seq = ?');
  let sum: string | null = null;
  for (const row of rows) {
    sum = sumOf(sum, row);
    keep.run(sum, id, row.seq);
  }
  client.prepare('update tables set log_sum = ? where id = ?').run(sum, id);
}
