/** A database file without the store between: as it lies there, and changed behind the bot's back. */
import SQLite from 'better-sqlite3';

export type Row = Readonly<Record<string, unknown>>;

/** By table. */
export type Rows = Readonly<Record<string, readonly Row[]>>;

export function rowsOf(databaseFile: string): Rows {
  const client = new SQLite(databaseFile, { readonly: true, fileMustExist: true });
  const names = client.prepare<[], string>("select name from sqlite_master where type = 'table'").pluck().all();
  const rows = Object.fromEntries(
    names.map((name) => [name, client.prepare<[], Row>(`select * from "${name}"`).all()]),
  );
  client.close();
  return rows;
}

/** As if a month had passed at one channel's table, and the log of another's had been changed. */
export function putAside(
  databaseFile: string,
  { asleep, damaged }: { readonly asleep: string; readonly damaged: string },
) {
  const client = new SQLite(databaseFile);
  const aside = client.prepare('update tables set status = ?, damage = ?, due = null where channel = ?');
  aside.run('asleep', null, asleep);
  aside.run('damaged', JSON.stringify({ seq: null, reason: 'state-differs' }), damaged);
  client.close();
}
