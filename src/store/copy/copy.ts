/** Copies a whole database to an empty one, of the same kind or the other, and compares both row by row. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { err, ok, type Result } from '#engine/result.ts';
import { isPostgres } from '../open-stores.ts';
import { backUp } from '../sqlite/backup.ts';
import { type Row, TABLE_NAMES, type TableName, type WholeDatabase } from './whole-database.ts';
import { wholeFile } from './whole-file.ts';

export type CopyProblem =
  | { readonly code: 'not-empty' }
  /** The rows differ in this table, at this place. */
  | { readonly code: 'differs'; readonly table: TableName; readonly row: number };

/** How many rows each table has. */
export type Copied = Readonly<Record<TableName, number>>;

async function open(place: string): Promise<WholeDatabase> {
  return isPostgres(place) ? (await import('./whole-server.ts')).wholeServer(place) : wholeFile(place);
}

/** A file is read from a copy: it may be a backup of an older version, and opening brings a database up to date. */
async function openToRead(place: string): Promise<WholeDatabase> {
  if (isPostgres(place)) return open(place);
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  const copied = await backUp(place, join(folder, 'copy.sqlite'));
  if (!copied.ok) throw new Error(JSON.stringify(copied.error));
  const whole = wholeFile(join(folder, 'copy.sqlite'));
  return { ...whole, close: () => whole.close().finally(() => rmSync(folder, { recursive: true })) };
}

/** The bot may go on writing to `from`: it is a copy of one moment. */
export async function copyDatabase(from: string, to: string): Promise<Result<Copied, CopyProblem>> {
  const source = await openToRead(from);
  try {
    const target = await open(to);
    return await copyAll(source, target).finally(() => target.close());
  } finally {
    await source.close();
  }
}

async function copyAll(from: WholeDatabase, to: WholeDatabase): Promise<Result<Copied, CopyProblem>> {
  if (!(await to.isEmpty())) return err({ code: 'not-empty' });
  await to.fill(async (insert) => {
    for (const name of TABLE_NAMES) for await (const some of from.rows(name)) await insert(name, some);
  });
  const copied: [TableName, number][] = [];
  for (const name of TABLE_NAMES) {
    const compared = await compare(from.rows(name), to.rows(name));
    if (!compared.ok) return err({ code: 'differs', table: name, row: compared.error });
    copied.push([name, compared.value]);
  }
  return ok(Object.fromEntries(copied) as Copied);
}

/** The number of rows, or the place of the first that differs. */
async function compare(
  one: AsyncIterable<readonly Row[]>,
  other: AsyncIterable<readonly Row[]>,
): Promise<Result<number, number>> {
  const others = each(other);
  let row = 0;
  try {
    for await (const mine of each(one)) {
      const { value } = await others.next();
      if (!isDeepStrictEqual(mine, value)) return err(row);
      row += 1;
    }
    return (await others.next()).done ? ok(row) : err(row);
  } finally {
    await others.return(undefined);
  }
}

async function* each(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<Row, undefined> {
  for await (const some of batches) yield* some;
}
