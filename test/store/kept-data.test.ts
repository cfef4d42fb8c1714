import { readFileSync } from 'node:fs';
import { getTableConfig as postgresTable } from 'drizzle-orm/pg-core';
import { getTableConfig as sqliteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { lastSeen } from '#store/postgres/schema.ts';
import { createDirectStore } from '#store/sql/direct-store.ts';
import { createPanelStore } from '#store/sql/panel-store.ts';
import type { databaseOn } from '#store/sqlite/database.ts';
import { SQLITE_SCHEMA } from '#store/sqlite/schema.ts';
import { channelId, guildId } from '#tables/ids.ts';
import { changedRules, USUAL_RULES } from '#tables/servers/house-rules.ts';
import { ANNA, BEN, CLEO, playUntil, START, startTable, value } from '../tables/support/house.ts';
import { A_PANEL } from './conformance.ts';
import { sqliteDatabase } from './support/databases.ts';

interface Line {
  readonly column: string;
  readonly namesPeople: string;
  readonly why: string;
  readonly until: string;
}

const LINE = /^\| `(\w+\.\w+)` *\| (\w+) *\| (.+?) *\| (.+?) *\|$/gm;

const lines: readonly Line[] = [
  ...readFileSync(new URL('../../docs/kept-data.md', import.meta.url), 'utf8').matchAll(LINE),
].map(([, column = '', namesPeople = '', why = '', until = '']) => ({ column, namesPeople, why, until }));

const columns = [...Object.values(SQLITE_SCHEMA).map(sqliteTable), postgresTable(lastSeen)].flatMap((table) =>
  table.columns.map(({ name }) => `${table.name}.${name}`),
);

describe('the page of what is kept', () => {
  it('has one line for every column, and for nothing else', () => {
    expect(lines.map(({ column }) => column).toSorted()).toEqual(columns.toSorted());
  });

  it('says of each whether it names people, why it is there and how long', () => {
    const isWhole = ({ namesPeople, why, until }: Line): boolean =>
      /^(yes|no)$/.test(namesPeople) && why.includes(' ') && /^(with the (table|server)|until )/.test(until);
    expect(lines.filter((line) => !isWhole(line))).toEqual([]);
  });
});

/** Ben plays, is invited, is called, has a conversation, manages a server and is banned from another. */
async function benEverywhere() {
  const database = sqliteDatabase();
  const house = await database.house();
  value(await house.tables.changeSettings(BEN, { timeZone: 'Europe/Berlin' }));
  const game = await startTable(house, [BEN, ANNA, CLEO]);
  await playUntil(house, game, ({ play }) => (play?.version ?? 0) > 12);
  const lobby = value(await house.tables.open({ game: 'urland', channel: channelId('other'), host: ANNA })).table;
  value(await house.tables.invite(lobby, ANNA, BEN));
  const open = await database.open();
  const panel = { ...A_PANEL, before: [`<@${BEN}> lands`], since: [`<@${BEN}> rests`], called: [`${BEN} 0 turn 1`] };
  const past = [{ message: '0', lines: [`<@${BEN}> begins`] }];
  await createPanelStore(open.database).keepPanel(game, { ...panel, past, posting: [`${BEN} 0 turn 2`] }, null);
  const direct = createDirectStore(open.database);
  await direct.keepConversation(BEN, '7');
  await direct.keepHandMessage(game, { person: BEN, message: '1', shown: 'two chips' });
  const ban = { kind: 'ban', person: BEN } as const;
  await house.servers.keepChange(guildId('club'), changedRules(USUAL_RULES, ban), { at: START, by: ANNA, change: ban });
  const place = { kind: 'place', place: 'thread' } as const;
  await house.servers.keepChange(guildId('own'), changedRules(USUAL_RULES, place), {
    ...{ at: START, by: BEN, change: place },
  });
  await open.close();
  return { database, house, game };
}

/** The columns that have this in any row, as `table.column`. */
function columnsWith(client: ReturnType<typeof databaseOn>['client'], text: string): string[] {
  return Object.values(SQLITE_SCHEMA).flatMap((table) => {
    const { name, columns: own } = sqliteTable(table);
    const isThere = (column: string): boolean =>
      client.prepare(`select 1 from "${name}" where "${column}" like ?`).get(`%${text}%`) !== undefined;
    return own.map((column) => column.name).flatMap((column) => (isThere(column) ? [`${name}.${column}`] : []));
  });
}

describe('a person', () => {
  it('is named only where the page says so, and everywhere there; afterwards only by a ban', async () => {
    const { database, house } = await benEverywhere();
    const { client } = (await database.open()).database as ReturnType<typeof databaseOn>;
    const named = lines.filter(({ namesPeople }) => namesPeople === 'yes').map(({ column }) => column);
    expect(columnsWith(client, BEN).toSorted()).toEqual(named.toSorted());
    await house.tables.forget(BEN);
    await house.tables.idle();
    expect(columnsWith(client, BEN)).toEqual(['servers.rules']);
    client.close();
    house.close();
  });

  it('finds all of it in what they export', async () => {
    const { house, game } = await benEverywhere();
    const kept = await house.tables.keptAbout(BEN);
    expect(Object.entries(kept).flatMap(([name, rows]) => (rows.length > 0 ? [name] : []))).toEqual(Object.keys(kept));
    expect(kept['people']).toMatchObject([{ timeZone: 'Europe/Berlin' }]);
    expect(kept['tables']).toMatchObject([
      { id: game, host: true },
      { host: false, invited: true },
    ]);
    const told = ['begins', 'lands', 'rests'].map((does) => `<@${BEN}> ${does}`);
    expect(kept['panels']).toMatchObject([{ lines: told, called: [`${BEN} 0 turn 1`, `${BEN} 0 turn 2`] }]);
    expect(kept['servers']).toEqual([{ id: guildId('club'), banned: true }]);
    expect(kept['server_changes']).toMatchObject([{ by: null }, { by: BEN }]);
    house.close();
  });

  it('finds nothing there that only others may know', async () => {
    const { house, game } = await benEverywhere();
    const table = house.kept.table(game);
    const seat = table?.places.findIndex(({ occupant }) => occupant.kind === 'person' && occupant.person === BEN);
    const kept = await house.tables.keptAbout(BEN);
    expect(JSON.stringify(kept)).not.toContain(table?.fairness.seed);
    expect(JSON.stringify(kept)).not.toContain(`"${CLEO}"`);
    expect(new Set(kept['log']?.map((row) => 'seat' in row && row.seat))).toEqual(new Set([seat]));
    const moves = kept['log']?.map((row) => JSON.stringify('body' in row && row.body)) ?? [];
    expect(moves.every((body) => body.includes(`"by":${seat},`) || body.includes(`"seat":${seat},`))).toBe(true);
    house.close();
  });
});
