import { and, eq, like, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PersonId } from '#tables/ids.ts';
import type { SqlDatabase } from './database.ts';
import { hasInvited } from './schema.ts';

/** The ids of the tables where a person sits, is host or is invited. Three queries, since each goes by an index of its own. */
export function tablesNaming({ db, schema: { seats, tables } }: SqlDatabase, person: PersonId): SQLWrapper {
  const { id, host } = tables;
  const sat = db.select({ id: seats.tableId }).from(seats).where(eq(seats.person, person));
  const hosted = db.select({ id }).from(tables).where(eq(host, person));
  const invited = db.select({ id }).from(tables).where(isInvited(tables, person));
  return sat.union(hosted).union(invited);
}

export const isInvited = ({ invited }: SqlDatabase['schema']['tables'], person: PersonId): SQL | undefined =>
  and(hasInvited(invited), like(invited, `%"${person}"%`));
