/** How tables are kept. After a change: `npx drizzle-kit generate`, then read the migration before you commit it. */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

// No ON DELETE CASCADE anywhere: a migration that rebuilds `tables` would take every log with it.

export const tables = sqliteTable(
  'tables',
  {
    id: text().primaryKey(),
    game: text().notNull(),
    rulesVersion: integer('rules_version').notNull(),
    channel: text().notNull(),
    /** Null once his data is deleted. */
    host: text(),
    status: text().notNull(),
    /** JSON. */
    options: text().notNull(),
    seed: text().notNull(),
    salt: text().notNull(),
    /** JSON: the state of the game; null until the start. */
    snapshot: text(),
    /** JSON: the rest of what a running game needs; null until the start. */
    desk: text(),
    /** JSON: the seats, best first; null until it is over. */
    ranking: text(),
    /** JSON: what is wrong with a table that was set aside. */
    damage: text(),
    revision: integer().notNull(),
    /** When something is to happen by itself. Times are in milliseconds since 1970. */
    due: integer(),
    openedAt: integer('opened_at').notNull(),
    touchedAt: integer('touched_at').notNull(),
  },
  (table) => [
    index('tables_due').on(table.due).where(sql`${table.due} is not null`),
    uniqueIndex('tables_one_a_channel').on(table.channel).where(sql`${table.status} in ('lobby', 'running')`),
    index('tables_status').on(table.status),
  ],
);

export const seats = sqliteTable(
  'seats',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    seat: integer().notNull(),
    colour: text().notNull(),
    /** person, computer or nobody. */
    occupant: text().notNull(),
    /** Who sits here, or for whom a computer plays on. */
    person: text(),
    /** Of the computer; its level goes with its character, and says more to a reader. */
    level: text(),
    /** Null in rows from before computers had characters. */
    character: text(),
    /** JSON: what is decided in advance. */
    orders: text().notNull(),
  },
  (seat) => [primaryKey({ columns: [seat.tableId, seat.seat] }), index('seats_person').on(seat.person)],
);

/** Rows are only ever added. */
export const log = sqliteTable(
  'log',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    seq: integer().notNull(),
    at: integer().notNull(),
    /** JSON. */
    body: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.tableId, row.seq] })],
);

export const people = sqliteTable('people', {
  id: text().primaryKey(),
  timeZone: text('time_zone').notNull(),
  /** Minutes after midnight; both or none. */
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  awayUntil: integer('away_until'),
  /** Hours. */
  remindAfter: integer('remind_after'),
  language: text(),
  direct: integer({ mode: 'boolean' }).notNull().default(true),
  palette: text().notNull().default('standard'),
  /** JSON: the kinds of moves he has made, each as `game.kind`. */
  taught: text().notNull().default('[]'),
});

/** The message that shows a table. */
export const panels = sqliteTable(
  'panels',
  {
    tableId: text('table_id')
      .primaryKey()
      .references(() => tables.id),
    channel: text().notNull(),
    message: text().notNull(),
    postedAt: integer('posted_at').notNull(),
    isLobby: integer('is_lobby', { mode: 'boolean' }).notNull().default(false),
    /** JSON: the last lines of what happened before it was posted, and all since. */
    before: text().notNull(),
    since: text().notNull(),
  },
  (panel) => [index('panels_channel').on(panel.channel, panel.postedAt)],
);

/** Tables with something told and not shown yet. A table of its own: to look through it, or change it, costs next to nothing. */
export const unseen = sqliteTable('unseen', {
  tableId: text('table_id')
    .primaryKey()
    .references(() => tables.id),
  /** Of the last change that there was something to tell of. */
  revision: integer().notNull(),
});
