/** Deletes everything that names a person. The games stay. */
import { and, eq, exists, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { PersonId, TableId } from '#tables/ids.ts';
import { FINAL, type Status } from '#tables/table.ts';
import { toJson } from '../rows/json.ts';
import { conversations, handMessages, panels, people, seats, tables } from './schema.ts';

/** The person's seats are left to nobody. A computer that played for them now plays for itself. */
export function forget(db: BetterSQLite3Database, person: PersonId, left: readonly TableId[]): void {
  forgetLines(db, person, left);
  db.update(panels)
    .set({ called: toJson([]), posting: toJson(null) })
    .where(like(sql`${panels.called} || ${panels.posting}`, `%"${person} %`))
    .run();
  const sat = and(eq(seats.person, person), eq(seats.occupant, 'person'));
  db.update(seats)
    .set({ occupant: 'nobody', person: null, orders: toJson([]) })
    .where(sat)
    .run();
  db.update(seats).set({ person: null }).where(eq(seats.person, person)).run();
  db.update(tables).set({ host: null }).where(eq(tables.host, person)).run();
  db.delete(handMessages).where(eq(handMessages.person, person)).run();
  db.delete(conversations).where(eq(conversations.person, person)).run();
  db.update(tables)
    .set({ invited: toJson([]) })
    .where(like(tables.invited, `%"${person}"%`))
    .run();
  db.delete(people).where(eq(people.id, person)).run();
}

/**
 * The lines of panels name people. They are deleted where the person sits or is mentioned, and at ended and sleeping tables,
 * where the person may have sat once. At a table that goes on, older lines are replaced within two panels anyway.
 */
function forgetLines(db: BetterSQLite3Database, person: PersonId, left: readonly TableId[]): void {
  const sat = db.select({ id: seats.tableId }).from(seats).where(eq(seats.person, person));
  const isMentioned = like(sql`${panels.before} || ${panels.since} || ${panels.past}`, `%<@${person}>%`);
  const { tableId } = panels;
  clearLines(db, or(inArray(tableId, [...left]), inArray(tableId, sat), isMentioned, isOf(db, IDLE)));
}

/** Ended tables need no lines. Runs at every start, so that forgetting a person never has many to clear. */
export const forgetEndedLines = (db: BetterSQLite3Database): void => clearLines(db, isOf(db, FINAL));

const IDLE: readonly Status[] = [...FINAL, 'asleep'];

/** The panel's table has one of these statuses. */
function isOf(db: BetterSQLite3Database, statuses: readonly Status[]): SQL {
  const isOne = and(eq(tables.id, panels.tableId), inArray(tables.status, statuses));
  return exists(db.select({ id: tables.id }).from(tables).where(isOne));
}

/** Past panels are still to lose their buttons. */
const WITHOUT_LINES = sql`(select json_group_array(json_set(value, '$.lines', json('[]'))) from json_each(${panels.past}))`;

/** Skips panels without lines, which are most: their tables ended long ago. */
function clearLines(db: BetterSQLite3Database, where: SQL | undefined): void {
  const hasLines = sql`(${panels.before} <> '[]' or ${panels.since} <> '[]' or ${panels.past} like '%"lines":["%')`;
  db.update(panels)
    .set({ before: toJson([]), since: toJson([]), past: WITHOUT_LINES })
    .where(and(hasLines, where))
    .run();
}
