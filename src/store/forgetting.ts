/** All that names a person, taken out; the games stay. */
import { and, eq, inArray, like, notInArray, or, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { PersonId, TableId } from '#tables/ids.ts';
import { panels, people, seats, tables } from './schema.ts';

/** Where he sat there is nobody now; where a computer played on for him, it plays for itself. */
export function forget(db: BetterSQLite3Database, person: PersonId, left: readonly TableId[]): void {
  forgetLines(db, person, left);
  const sat = and(eq(seats.person, person), eq(seats.occupant, 'person'));
  db.update(seats).set({ occupant: 'nobody', person: null, orders: '[]' }).where(sat).run();
  db.update(seats).set({ person: null }).where(eq(seats.person, person)).run();
  db.update(tables).set({ host: null }).where(eq(tables.host, person)).run();
  db.delete(people).where(eq(people.id, person)).run();
}

/**
 * The lines of panels tell of people by name. They go where he sits, and where no game needs them any more: he may have
 * sat there once. Where one goes on without him, they are gone two panels later anyway.
 */
function forgetLines(db: BetterSQLite3Database, person: PersonId, left: readonly TableId[]): void {
  const sat = db.select({ id: seats.tableId }).from(seats).where(eq(seats.person, person));
  const idle = db
    .select({ id: tables.id })
    .from(tables)
    .where(notInArray(tables.status, ['lobby', 'running']));
  const isMentioned = like(sql`${panels.before} || ${panels.since}`, `%<@${person}>%`);
  const { tableId } = panels;
  const tellsOfHim = or(inArray(tableId, [...left]), inArray(tableId, sat), inArray(tableId, idle), isMentioned);
  db.update(panels).set({ before: '[]', since: '[]' }).where(tellsOfHim).run();
}
