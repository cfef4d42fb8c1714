/** What servers have decided, who decided it, and which of them have removed the bot. */
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { GuildId } from '#tables/ids.ts';
import { USUAL_RULES } from '#tables/servers/house-rules.ts';
import type { KeptChange, KnownServer, ServerStore } from '#tables/servers/server-store.ts';
import { fromJson, toJson } from '../rows/json.ts';
import { fromRulesRow, toRulesRow } from '../rows/server-rows.ts';
import type { SqlDatabase, Statement } from './database.ts';
import type { Schema } from './schema.ts';

export function createServerStore(database: SqlDatabase): ServerStore {
  const { db, schema, together } = database;
  const { servers, serverChanges } = schema;
  return {
    async rules(guild) {
      const [row] = await db.select().from(servers).where(eq(servers.id, guild));
      return row ? fromRulesRow(row) : USUAL_RULES;
    },
    async keepChange(guild, rules, change) {
      const row = toRulesRow(rules);
      const set = db.insert(servers).values({ id: guild, ...row });
      await together([set.onConflictDoUpdate({ target: servers.id, set: row }), changeAdded(database, guild, change)]);
    },
    async changes(guild, limit) {
      const { at, by, change } = serverChanges;
      const all = db.select({ at, by, change }).from(serverChanges).where(eq(serverChanges.guild, guild));
      const latest = await all.orderBy(desc(serverChanges.seq)).limit(limit);
      return latest.map((row) => ({ ...row, change: fromJson(row.change) }));
    },
    known: () => known(database),
    async keepLeft(guild, leftAt) {
      const set = db.insert(servers).values({ id: guild, leftAt });
      await set.onConflictDoUpdate({ target: servers.id, set: { leftAt } });
    },
    dropServer: (guild) =>
      together([
        db.delete(serverChanges).where(eq(serverChanges.guild, guild)),
        db.delete(servers).where(eq(servers.id, guild)),
      ]),
  };
}

function changeAdded({ db, schema }: SqlDatabase, guild: GuildId, { at, by, change }: KeptChange): Statement {
  const { serverChanges } = schema;
  const { seq, guild: of } = serverChanges;
  const next = sql<number>`(select coalesce(max(${seq}) + 1, 0) from ${serverChanges} where ${of} = ${guild})`;
  return db.insert(serverChanges).values({ guild, seq: next, at, by, change: toJson(change) });
}

/** From one server to the next along the index, whatever tables they have: neither database does so for `distinct`. */
const eachServer = (tables: Schema['tables']): SQL => sql`(
  with recursive each_server(id) as (
    select min(${tables.guild}) from ${tables}
    union all
    select (select min(${tables.guild}) from ${tables} where ${tables.guild} > each_server.id) from each_server where each_server.id is not null
  )
  select id from each_server where id is not null
) as each_server`;

async function known({ db, schema: { servers, tables } }: SqlDatabase): Promise<KnownServer[]> {
  const withTables = await db.select({ guild: sql<GuildId>`id` }).from(eachServer(tables));
  const withRules = await db.select({ guild: servers.id, leftAt: servers.leftAt }).from(servers);
  const all = new Map<GuildId, number | null>(withTables.map(({ guild }) => [guild, null]));
  for (const { guild, leftAt } of withRules) all.set(guild, leftAt);
  return [...all].map(([guild, leftAt]) => ({ guild, leftAt }));
}
