/** Deletes everything that names a person. The games stay, and so does a ban: else forgetting would lift it. */
import { and, eq, exists, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { PersonId, TableId } from '#tables/ids.ts';
import { FINAL, type Status } from '#tables/table.ts';
import { toJson } from '../rows/json.ts';
import type { SqlDatabase, Statement } from './database.ts';
import { isInvited, tablesNaming } from './tables-naming.ts';

/** The person's seats are left to nobody. A computer that played for them now plays for itself. */
export function forgotten(database: SqlDatabase, person: PersonId, left: readonly TableId[]): Statement[] {
  const { db, schema } = database;
  const { conversations, handMessages, people, seats, tables, unseen } = schema;
  const isSitting = and(eq(seats.person, person), eq(seats.occupant, 'person'));
  return [
    revisionsRaised(database, person),
    linesForgotten(database, person, left),
    ...callsForgotten(database, person),
    db
      .update(seats)
      .set({ occupant: 'nobody', person: null, orders: toJson([]) })
      .where(isSitting),
    db.update(seats).set({ person: null }).where(eq(seats.person, person)),
    db.update(tables).set({ host: null }).where(eq(tables.host, person)),
    db
      .update(unseen)
      .set({ facts: toJson([{ kind: 'resumed' }] as const) })
      .where(like(unseen.facts, `%"${person}"%`)),
    db.delete(handMessages).where(eq(handMessages.person, person)),
    db.delete(conversations).where(eq(conversations.person, person)),
    db
      .update(tables)
      .set({ invited: toJson([]) })
      .where(isInvited(tables, person)),
    db.delete(people).where(eq(people.id, person)),
    ...changesForgotten(database, person),
  ];
}

/** Of this person alone: whoever else has been called must not be called again. */
function callsForgotten({ db, schema: { panels }, without }: SqlDatabase, person: PersonId): Statement[] {
  const { called, posting } = panels;
  const [beginning, isNamed] = [`${person} `, `%"${person} %`];
  return [
    db
      .update(panels)
      .set({ called: without(sql`${called}`, beginning) })
      .where(like(called, isNamed)),
    db
      .update(panels)
      .set({ posting: without(sql`${posting}`, beginning) })
      .where(like(posting, isNamed)),
  ];
}

/** Whoever has loaded such a table decides anew, or they would bring the person back with what they save. */
function revisionsRaised(database: SqlDatabase, person: PersonId): Statement {
  const { db, schema } = database;
  const { tables } = schema;
  return db
    .update(tables)
    .set({ revision: sql`${tables.revision} + 1` })
    .where(inArray(tables.id, tablesNaming(database, person)));
}

/** Who decided something for a server, and about whom. */
function changesForgotten({ db, schema: { serverChanges } }: SqlDatabase, person: PersonId): Statement[] {
  const { by, change } = serverChanges;
  const named = `"person":"${person}"`;
  return [
    db.update(serverChanges).set({ by: null }).where(eq(by, person)),
    db
      .update(serverChanges)
      .set({ change: sql`replace(${change}, ${named}, '"person":null')` })
      .where(like(change, `%${named}%`)),
  ];
}

/**
 * The lines of panels name people. They are deleted where the person sits or is mentioned, and at ended and sleeping tables,
 * where the person may have sat once. At a table that goes on, older lines are replaced within two panels anyway.
 */
function linesForgotten(database: SqlDatabase, person: PersonId, left: readonly TableId[]): Statement {
  const { db, schema } = database;
  const { panels, seats } = schema;
  const sat = db.select({ id: seats.tableId }).from(seats).where(eq(seats.person, person));
  const isMentioned = like(sql`${panels.before} || ${panels.since} || ${panels.past}`, `%<@${person}>%`);
  const { tableId } = panels;
  return linesCleared(
    database,
    or(inArray(tableId, [...left]), inArray(tableId, sat), isMentioned, isOf(database, IDLE)),
  );
}

/** Ended tables need no lines. Runs at every start, so that forgetting a person never has many to clear. */
export const endedLinesForgotten = (database: SqlDatabase): Statement => linesCleared(database, isOf(database, FINAL));

const IDLE: readonly Status[] = [...FINAL, 'asleep'];

/** The panel's table has one of these statuses. */
function isOf({ db, schema: { panels, tables } }: SqlDatabase, statuses: readonly Status[]): SQL {
  const isOne = and(eq(tables.id, panels.tableId), inArray(tables.status, statuses));
  return exists(db.select({ id: tables.id }).from(tables).where(isOne));
}

/** Skips panels without lines, which are most: their tables ended long ago. Past panels are still to lose their buttons. */
function linesCleared({ db, schema: { panels }, withEmptied }: SqlDatabase, where: SQL | undefined): Statement {
  const hasLines = sql`(${panels.before} <> '[]' or ${panels.since} <> '[]' or ${panels.past} like '%"lines":["%')`;
  return db
    .update(panels)
    .set({ before: toJson([]), since: toJson([]), past: withEmptied(sql`${panels.past}`, 'lines') })
    .where(and(hasLines, where));
}
