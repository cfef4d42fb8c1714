/** Tables whose time is over, and how a table goes. */
import { and, eq, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { TableId } from '#tables/ids.ts';
import { DAY } from '#tables/time/allowance.ts';
import type { SqlDatabase, Statement } from './database.ts';
import { isNotAwake } from './schema.ts';

/** Ended ones go when their server says so; sleeping and damaged ones, which may still be wanted, after the longest time. */
export async function spentTables(
  database: SqlDatabase,
  now: number,
  keepDays: number,
  limit: number,
): Promise<TableId[]> {
  const anywhere = await untouchedFor(database, now - keepDays * DAY, limit);
  const sooner = await endedEarlier(database, now, keepDays, limit);
  return [...new Set([...anywhere, ...sooner])].slice(0, limit);
}

/** Longer than any server keeps a table. */
async function untouchedFor({ db, schema: { tables } }: SqlDatabase, since: number, limit: number): Promise<TableId[]> {
  const found = db.select({ id: tables.id }).from(tables);
  return ids(await found.where(and(isNotAwake(tables.status), lte(tables.touchedAt, since))).limit(limit));
}

/** In milliseconds: more than PostgreSQL's integers can hold. */
const milliseconds = (days: SQLWrapper): SQL => sql`cast(${days} as bigint) * ${sql.raw(String(DAY))}`;

/** Where the server keeps them for less time. A cross join, which SQLite begins at the servers: they are few. */
async function endedEarlier(
  { db, schema: { servers, tables } }: SqlDatabase,
  now: number,
  keepDays: number,
  limit: number,
): Promise<TableId[]> {
  const isSooner = sql`${servers.keepDays} < ${keepDays}`;
  const hasEnded = inArray(tables.status, ['over', 'cancelled']);
  const isSpent = sql`${tables.touchedAt} + ${milliseconds(servers.keepDays)} <= ${now}`;
  const ofThem = db.select({ id: tables.id }).from(servers).crossJoin(tables);
  return ids(await ofThem.where(and(isSooner, eq(tables.guild, servers.id), hasEnded, isSpent)).limit(limit));
}

const ids = (rows: readonly { id: TableId }[]): TableId[] => rows.map(({ id }) => id);

/** With all that was kept for it. Its thread is forgotten, unless it has other tables. */
export function dropped({ db, schema }: SqlDatabase, id: TableId): Statement[] {
  const { handMessages, log, notices, panels, seats, tables, threads, unseen } = schema;
  const itsChannel = db.select({ channel: tables.channel }).from(tables).where(eq(tables.id, id));
  const inItsChannel = sql`(select count(*) from ${tables} where ${tables.channel} = ${threads.channel})`;
  return [
    db.delete(handMessages).where(eq(handMessages.tableId, id)),
    db.delete(panels).where(eq(panels.tableId, id)),
    db.delete(unseen).where(eq(unseen.tableId, id)),
    db.delete(notices).where(eq(notices.tableId, id)),
    db.delete(seats).where(eq(seats.tableId, id)),
    db.delete(log).where(eq(log.tableId, id)),
    db.delete(threads).where(and(inArray(threads.channel, itsChannel), sql`${inItsChannel} = 1`)),
    db.delete(tables).where(eq(tables.id, id)),
  ];
}
