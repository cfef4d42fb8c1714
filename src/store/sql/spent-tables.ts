/** Tables whose time is over, and how a table goes. */
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { TableId } from '#tables/ids.ts';
import { DAY } from '#tables/time/allowance.ts';
import type { SqlDatabase, Statement } from './database.ts';

/** In milliseconds: more than PostgreSQL's integers can hold. */
const milliseconds = (days: SQL): SQL => sql`cast(${days} as bigint) * ${sql.raw(String(DAY))}`;

/** Ended ones go when their server says so; sleeping and damaged ones, which may still be wanted, after the longest time. */
export async function spentTables(
  { db, schema }: SqlDatabase,
  now: number,
  keepDays: number,
  limit: number,
): Promise<TableId[]> {
  const { servers, tables } = schema;
  const longest = sql.raw(String(keepDays));
  const ofServer = sql`case when ${servers.keepDays} < ${longest} then ${servers.keepDays} else ${longest} end`;
  const untouchedFor = (days: SQL): SQL => sql`${tables.touchedAt} + ${milliseconds(days)} <= ${now}`;
  const hasEnded = inArray(tables.status, ['over', 'cancelled']);
  const isIdle = inArray(tables.status, ['asleep', 'damaged']);
  const isSpent = or(and(hasEnded, untouchedFor(ofServer)), and(isIdle, untouchedFor(longest)));
  const withServers = db.select({ id: tables.id }).from(tables).leftJoin(servers, eq(servers.id, tables.guild));
  return (await withServers.where(isSpent).limit(limit)).map(({ id }) => id);
}

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
