/**
 * The schema of both databases. After a change: `npx drizzle-kit generate`, the same with `--config
 * drizzle.postgres.config.ts`, then read both migrations before you commit them.
 */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Seat } from '#engine/seat.ts';
import type { ChannelId, GuildId, PersonId, TableId } from '#tables/ids.ts';
import type { Damage } from '#tables/log/integrity.ts';
import type { LogBody } from '#tables/log/log.ts';
import type { KeptOptions } from '#tables/options.ts';
import type { PersonSettings } from '#tables/person-settings.ts';
import type { Play } from '#tables/play-state.ts';
import type { HouseChange, HouseRules } from '#tables/servers/house-rules.ts';
import { AWAKE, type Occupant, type Place, type Status, type Table } from '#tables/table.ts';
import type { KeptFact } from '../rows/facts-json.ts';
import { type Json, toJson } from '../rows/json.ts';
import type { KeptRunning } from '../rows/running-json.ts';
import type { Dialect } from './dialect.ts';

// No ON DELETE CASCADE anywhere: a migration that rebuilds `tables` would take every log with it.

export type Schema = ReturnType<typeof schemaIn>;

export function schemaIn(dialect: Dialect) {
  const tables = tablesIn(dialect);
  return {
    tables,
    seats: seatsIn(dialect, tables),
    log: logIn(dialect, tables),
    people: peopleIn(dialect),
    panels: panelsIn(dialect, tables),
    unseen: unseenIn(dialect, tables),
    conversations: conversationsIn(dialect),
    handMessages: handMessagesIn(dialect, tables),
    threads: threadsIn(dialect),
    servers: serversIn(dialect),
    serverChanges: serverChangesIn(dialect),
    notices: noticesIn(dialect, tables),
  };
}

type Tables = ReturnType<typeof tablesIn>;

/** As SQL text, since an index takes no parameters. */
const AWAKE_VALUES = sql.raw(AWAKE.map((status) => `'${status}'`).join(', '));

// Queries spell these as the indexes of such tables do: then SQLite knows that an index serves.
export const isNotAwake = (status: SQLWrapper): SQL => sql`${status} not in (${AWAKE_VALUES})`;
export const hasInvited = (invited: SQLWrapper): SQL => sql`${invited} <> '[]'`;

const tablesIn = ({ table, text, integer, moment, index, uniqueIndex }: Dialect) =>
  table(
    'tables',
    {
      id: text().$type<TableId>().primaryKey(),
      game: text().notNull(),
      rulesVersion: integer('rules_version').notNull(),
      /** Null in older rows. */
      guild: text().$type<GuildId>(),
      channel: text().$type<ChannelId>().notNull(),
      /** Null once the host's data is deleted. */
      host: text().$type<PersonId>(),
      status: text().$type<Status>().notNull(),
      options: text().$type<Json<KeptOptions>>().notNull(),
      /** Empty but in a lobby. */
      invited: text().$type<Json<readonly PersonId[]>>().notNull().default(toJson([])),
      seed: text().notNull(),
      salt: text().notNull(),
      /** The state of the game; null until the start. */
      snapshot: text().$type<Json<Play['state']>>(),
      /** The rest of `Play`; null until the start. The column has an older name. */
      running: text('desk').$type<Json<KeptRunning>>(),
      /** The sum of the log's last row; null while the log is empty. */
      logSum: text('log_sum'),
      /** The seats, best first; null until the game is over. */
      ranking: text().$type<Json<NonNullable<Table['ranking']>>>(),
      /** Why the table was set aside. */
      damage: text().$type<Json<Damage>>(),
      revision: integer().notNull(),
      /** When time alone next changes something. Times are in milliseconds since 1970. */
      due: moment(),
      openedAt: moment('opened_at').notNull(),
      touchedAt: moment('touched_at').notNull(),
    },
    (table) => [
      index('tables_due').on(table.due).where(sql`${table.due} is not null`),
      uniqueIndex('tables_one_a_channel').on(table.channel).where(sql`${table.status} in (${AWAKE_VALUES})`),
      index('tables_status').on(table.status, table.game),
      index('tables_channel').on(table.channel),
      index('tables_guild').on(table.guild),
      index('tables_host').on(table.host),
      index('tables_invited').on(table.id).where(hasInvited(table.invited)),
      // Not of all tables: each move touches one.
      index('tables_untouched').on(table.touchedAt).where(isNotAwake(table.status)),
    ],
  );

const seatsIn = ({ table, text, integer, index, primaryKey }: Dialect, tables: Tables) =>
  table(
    'seats',
    {
      tableId: text('table_id')
        .$type<TableId>()
        .notNull()
        .references(() => tables.id),
      seat: integer().notNull(),
      colour: text().notNull(),
      occupant: text().$type<Occupant['kind']>().notNull(),
      /** The person in the seat, or the person whom a computer plays for. */
      person: text().$type<PersonId>(),
      /** The computer's level. It follows from the character, and is easier to read. */
      level: text(),
      /** Null in rows older than characters. */
      character: text(),
      /** Standing orders. */
      orders: text().$type<Json<Place['orders']>>().notNull(),
    },
    (seat) => [primaryKey({ columns: [seat.tableId, seat.seat] }), index('seats_person').on(seat.person)],
  );

/** Rows are only ever added. */
const logIn = ({ table, text, integer, moment, primaryKey }: Dialect, tables: Tables) =>
  table(
    'log',
    {
      tableId: text('table_id')
        .$type<TableId>()
        .notNull()
        .references(() => tables.id),
      seq: integer().notNull(),
      at: moment().notNull(),
      body: text().$type<Json<LogBody>>().notNull(),
      /** Chained from row to row (`rows/chain.ts`). Null only while a migration runs. */
      sum: text(),
    },
    (row) => [primaryKey({ columns: [row.tableId, row.seq] })],
  );

const peopleIn = ({ table, text, integer, moment, flag }: Dialect) =>
  table('people', {
    id: text().$type<PersonId>().primaryKey(),
    timeZone: text('time_zone').notNull(),
    /** Minutes after midnight; both or none. */
    quietFrom: integer('quiet_from'),
    quietTo: integer('quiet_to'),
    awayUntil: moment('away_until'),
    /** Hours. */
    remindAfter: integer('remind_after'),
    language: text(),
    /** The direct messages they want. */
    direct: text('direct_wish').$type<PersonSettings['direct']>().notNull().default('unasked'),
    palette: text().notNull().default('standard'),
    confirmTurn: flag('confirm_turn').notNull().default(true),
    tellNext: flag('tell_next').notNull().default(false),
    /** The kinds of moves they have made, each as `game.kind`. */
    taught: text().$type<Json<readonly string[]>>().notNull().default(toJson([])),
  });

interface LooseCall {
  readonly message: string;
  readonly seats: readonly Seat[];
}

interface PastPanel {
  readonly message: string;
  readonly lines: readonly string[];
}

/** The message that shows a table. */
const panelsIn = ({ table, text, moment, flag, index }: Dialect, tables: Tables) =>
  table(
    'panels',
    {
      tableId: text('table_id')
        .$type<TableId>()
        .primaryKey()
        .references(() => tables.id),
      channel: text().notNull(),
      message: text().notNull(),
      postedAt: moment('posted_at').notNull(),
      isLobby: flag('is_lobby').notNull().default(false),
      /** `before`: the last lines from before it was posted. `since`: all lines after that. */
      before: text().$type<Json<readonly string[]>>().notNull(),
      since: text().$type<Json<readonly string[]>>().notNull(),
      /** The last occasions for which people have been called, or need not be. */
      called: text('called_for').$type<Json<readonly string[]>>().notNull().default(toJson([])),
      /** The occasions of a post whose outcome is not known yet; null if there is none. */
      posting: text().$type<Json<readonly string[] | null>>().notNull().default(toJson(null)),
      /** Panels that newer ones have replaced, and that still have their buttons. */
      past: text().$type<Json<readonly PastPanel[]>>().notNull().default(toJson([])),
      /** Messages beside the panel that call the players of these seats. */
      loose: text().$type<Json<readonly LooseCall[]>>().notNull().default(toJson([])),
    },
    (panel) => [index('panels_channel').on(panel.channel, panel.postedAt)],
  );

/**
 * Changes whose announcement is not posted yet. Whichever process posts it, and after whatever, it is read from here. In
 * SQLite it is WITHOUT ROWID, which drizzle can't say: a migration that rebuilds it has to.
 */
const unseenIn = ({ table, text, integer, flag, primaryKey }: Dialect, tables: Tables) =>
  table(
    'unseen',
    {
      tableId: text('table_id')
        .$type<TableId>()
        .notNull()
        .references(() => tables.id),
      /** Of the table after the change. */
      revision: integer().notNull(),
      facts: text().$type<Json<readonly KeptFact[]>>().notNull(),
      /** Its lines are on the panel that is kept. */
      isTold: flag('is_told').notNull().default(false),
      /** What concerns single people has been sent. */
      isDelivered: flag('is_delivered').notNull().default(false),
    },
    (row) => [primaryKey({ columns: [row.tableId, row.revision] })],
  );

/** The channel of the bot's conversation with a person: Discord takes it amiss when a bot opens many anew. */
const conversationsIn = ({ table, text }: Dialect) =>
  table('conversations', {
    person: text().$type<PersonId>().primaryKey(),
    channel: text().notNull(),
  });

/** The direct message that shows a player's hand at a table. */
const handMessagesIn = ({ table, text, index, primaryKey }: Dialect, tables: Tables) =>
  table(
    'hand_messages',
    {
      tableId: text('table_id')
        .$type<TableId>()
        .notNull()
        .references(() => tables.id),
      person: text().$type<PersonId>().notNull(),
      message: text().notNull(),
      /** The hand in words, as the message has it. */
      shown: text().notNull(),
    },
    (hand) => [primaryKey({ columns: [hand.tableId, hand.person] }), index('hand_messages_person').on(hand.person)],
  );

/** The threads that the bot has opened for tables. Threads that people opened are theirs. */
const threadsIn = ({ table, text, moment }: Dialect) =>
  table('threads', {
    channel: text().$type<ChannelId>().primaryKey(),
    /** When it is to get its table's name: Discord lets few names through. */
    renameAt: moment('rename_at'),
    /** When it is to be archived, if no table gathers or plays in it then. */
    archiveAt: moment('archive_at'),
  });

/** Servers that have decided something, or have removed the bot. */
const serversIn = ({ table, text, integer, moment }: Dialect) =>
  table('servers', {
    id: text().$type<GuildId>().primaryKey(),
    /** Without `keepDays`. What is missing is as usual. */
    rules: text().$type<Json<Partial<Omit<HouseRules, 'keepDays'>>>>().notNull().default(toJson({})),
    /** How long a table stays after its end, in days; null: as long as the bot keeps tables. A column, since a query goes by it. */
    keepDays: integer('keep_days').$type<HouseRules['keepDays']>(),
    /** When the bot was removed from it; null while it is there. */
    leftAt: moment('left_at'),
  });

/** What was decided for a server. Rows are only ever added. */
const serverChangesIn = ({ table, text, integer, moment, primaryKey }: Dialect) =>
  table(
    'server_changes',
    {
      guild: text().$type<GuildId>().notNull(),
      /** From 0, without gaps. */
      seq: integer().notNull(),
      at: moment().notNull(),
      /** Null once this person's data is deleted. */
      by: text('changed_by').$type<PersonId>(),
      change: text().$type<Json<HouseChange>>().notNull(),
    },
    (row) => [primaryKey({ columns: [row.guild, row.seq] })],
  );

/** What whoever runs the bot has to say at a table, until it is said there. */
const noticesIn = ({ table, text, moment }: Dialect, tables: Tables) =>
  table('notices', {
    tableId: text('table_id')
      .$type<TableId>()
      .primaryKey()
      .references(() => tables.id),
    /** When it was given. */
    at: moment().notNull(),
    text: text().notNull(),
  });
