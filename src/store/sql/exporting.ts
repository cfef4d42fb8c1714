/** Everything that is kept about a person, as it is kept, and nothing that only others may know. */
import { and, asc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { PersonId } from '#tables/ids.ts';
import type { LogBody } from '#tables/log/log.ts';
import type { KeptAbout } from '#tables/ports.ts';
import { fromJson, type Json } from '../rows/json.ts';
import type { SqlDatabase } from './database.ts';
import { tablesNaming } from './tables-naming.ts';

/** By the names of the database's tables, which `docs/kept-data.md` explains. */
export async function keptAbout(database: SqlDatabase, person: PersonId): Promise<KeptAbout> {
  const { db, schema } = database;
  const { conversations, handMessages, people, seats } = schema;
  return {
    people: (await db.select().from(people).where(eq(people.id, person))).map(spelledOut),
    conversations: await db.select().from(conversations).where(eq(conversations.person, person)),
    tables: await tablesAround(database, person),
    seats: (await db.select().from(seats).where(eq(seats.person, person))).map(spelledOut),
    log: await ownMoves(database, person),
    panels: await ownLines(database, person),
    hand_messages: await db.select().from(handMessages).where(eq(handMessages.person, person)),
    servers: await bansOf(database, person),
    server_changes: await changesAround(database, person),
  };
}

/** JSON inside of JSON is hard to read. */
const spelledOut = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && /^[[{]/.test(value) ? fromJson(value as Json<unknown>) : value,
    ]),
  );

/** Where they sit, are host or are invited. Seeds and positions stay: they hold the others' secrets. */
async function tablesAround(database: SqlDatabase, person: PersonId): Promise<object[]> {
  const { db, schema } = database;
  const { tables } = schema;
  const { id, game, guild, channel, status, openedAt, touchedAt, host, invited, ranking } = tables;
  const found = await db
    .select({ id, game, guild, channel, status, openedAt, touchedAt, host, invited, ranking })
    .from(tables)
    .where(inArray(id, tablesNaming(database, person)));
  return found.map(({ host: by, invited: called, ...row }) => ({
    ...spelledOut(row),
    host: by === person,
    invited: fromJson(called).includes(person),
  }));
}

const isBy = (body: LogBody, seat: number): boolean =>
  body.kind === 'entry' ? body.entry.by === seat : 'seat' in body && body.seat === seat;

/** The moves of their seats. Draws, and moves of other seats, are not theirs. */
async function ownMoves({ db, schema: { log, seats } }: SqlDatabase, person: PersonId): Promise<object[]> {
  const { tableId, seq, at, body } = log;
  const found = await db
    .select({ tableId, seq, at, body, seat: seats.seat })
    .from(log)
    .innerJoin(seats, and(eq(seats.tableId, tableId), eq(seats.person, person)))
    .orderBy(asc(tableId), asc(seq));
  return found.map((row) => ({ ...row, body: fromJson(row.body) })).filter((row) => isBy(row.body, row.seat));
}

/** The lines of messages that mention them, and what they were called for. */
async function ownLines({ db, schema: { panels } }: SqlDatabase, person: PersonId): Promise<object[]> {
  const whole = sql`${panels.before} || ${panels.since} || ${panels.past} || ${panels.called} || ${panels.posting}`;
  const found = await db
    .select()
    .from(panels)
    .where(or(like(whole, `%<@${person}>%`), like(whole, `%"${person} %`)));
  return found.map(({ tableId, before, since, past, called, posting }) => {
    const lines = [...fromJson(past).flatMap((each) => each.lines), ...fromJson(before), ...fromJson(since)];
    const occasions = [...fromJson(called), ...(fromJson(posting) ?? [])];
    return {
      tableId,
      lines: lines.filter((line) => line.includes(`<@${person}>`)),
      called: occasions.filter((each) => each.startsWith(`${person} `)),
    };
  });
}

/** The servers that have banned them from tables. */
async function bansOf({ db, schema: { servers } }: SqlDatabase, person: PersonId): Promise<object[]> {
  const { id, rules } = servers;
  const found = await db
    .select({ id, rules })
    .from(servers)
    .where(like(rules, `%"${person}"%`));
  return found.map((server) => ({ id: server.id, banned: fromJson(server.rules).banned?.includes(person) ?? false }));
}

/** What they have decided for servers, and what was decided about them; not by whom. */
async function changesAround({ db, schema: { serverChanges } }: SqlDatabase, person: PersonId): Promise<object[]> {
  const { by, change } = serverChanges;
  const found = await db
    .select()
    .from(serverChanges)
    .where(or(eq(by, person), like(change, `%"${person}"%`)));
  return found.map((row) => ({ ...spelledOut(row), by: row.by === person ? person : null }));
}
