/** What every store promises of servers, and of tables whose time is over. */
import { expect, it } from 'vitest';
import { leaveNotice, untoldTables } from '#store/notices.ts';
import { createNoticeStore } from '#store/sql/notice-store.ts';
import { channelId, guildId } from '#tables/ids.ts';
import { changedRules, type HouseChange, USUAL_RULES } from '#tables/servers/house-rules.ts';
import { ANNA, BEN, CLEO, DAY, START, startTable, value } from '../tables/support/house.ts';
import type { TestDatabase } from './support/databases.ts';

const CLUB = guildId('club');
const ELSEWHERE = guildId('elsewhere');

export function serverConformance(aDatabase: () => Promise<TestDatabase>): void {
  it('the rules of a server are the usual ones until somebody changes them, and then what they were changed to', async () => {
    const { servers, close } = await (await aDatabase()).house();
    expect(await servers.rules(CLUB)).toEqual(USUAL_RULES);
    const changes: HouseChange[] = [
      { kind: 'channels', channels: [channelId('games')] },
      { kind: 'most', scope: 'person', most: 2 },
      { kind: 'keep', days: 30 },
      { kind: 'ban', person: BEN },
    ];
    let rules = USUAL_RULES;
    for (const change of changes) {
      rules = changedRules(rules, change);
      await servers.keepChange(CLUB, rules, { at: START, by: ANNA, change });
    }
    expect(await servers.rules(CLUB)).toEqual(rules);
    expect(await servers.rules(ELSEWHERE)).toEqual(USUAL_RULES);
    expect((await servers.changes(CLUB, 2)).map(({ change }) => change.kind)).toEqual(['ban', 'keep']);
    await close();
  });

  it('the rules of a server outlive that the bot was removed and invited again', async () => {
    const { servers, close } = await (await aDatabase()).house();
    const change = { kind: 'place', place: 'thread' } as const;
    await servers.keepChange(CLUB, changedRules(USUAL_RULES, change), { at: START, by: ANNA, change });
    await servers.keepLeft(CLUB, START);
    expect(await servers.known()).toEqual([{ guild: CLUB, leftAt: START }]);
    await servers.keepLeft(CLUB, null);
    expect(await servers.known()).toEqual([{ guild: CLUB, leftAt: null }]);
    expect((await servers.rules(CLUB)).place).toBe('thread');
    await close();
  });

  it('a server with tables is known, also without rules of its own', async () => {
    const { tables, servers, store, close } = await (await aDatabase()).house();
    const [channel, game] = [channelId('games'), 'urland'];
    const { table } = value(await tables.open({ game, channel, guild: CLUB, host: ANNA }));
    expect(await servers.known()).toEqual([{ guild: CLUB, leftAt: null }]);
    expect(await store.awakeIn(CLUB)).toEqual([{ id: table, channel, host: ANNA, status: 'lobby', touchedAt: START }]);
    expect(await store.awakeIn(ELSEWHERE)).toEqual([]);
    await close();
  });

  it('a forgotten person is in no change any more, neither who made it nor whom it was about; a ban stays', async () => {
    const { tables, servers, close } = await (await aDatabase()).house();
    const change = { kind: 'ban', person: BEN } as const;
    await servers.keepChange(CLUB, changedRules(USUAL_RULES, change), { at: START, by: ANNA, change });
    await tables.forget(BEN);
    expect(await servers.changes(CLUB, 9)).toEqual([{ at: START, by: ANNA, change: { kind: 'ban', person: null } }]);
    await tables.forget(ANNA);
    expect(await servers.changes(CLUB, 9)).toMatchObject([{ by: null }]);
    expect((await servers.rules(CLUB)).banned).toEqual([BEN]);
    await close();
  });

  it('a notice is left for running games alone, waits until it is said, and a later one takes its place', async () => {
    const database = await aDatabase();
    const house = await database.house();
    const { table: lobby } = value(await house.tables.open({ game: 'urland', channel: channelId('2'), host: ANNA }));
    const table = await startTable(house, [ANNA, BEN, CLEO]);
    expect(await leaveNotice(database.place, 'Back at nine.', START)).toBe(1);
    const open = await database.open();
    const notices = createNoticeStore(open.database);
    const [first] = await notices.dueNotices();
    expect(first).toEqual({ tableId: table, at: START, text: 'Back at nine.', guild: null });
    await leaveNotice(database.place, 'Back at ten.', START + 1);
    if (first) await notices.dropNotice(first);
    expect(await notices.dueNotices()).toEqual([{ tableId: table, at: START + 1, text: 'Back at ten.', guild: null }]);
    expect(await untoldTables(database.place)).toBe(1);
    for (const each of [table, lobby]) await house.store.drop(each);
    expect(await untoldTables(database.place)).toBe(0);
    await open.close();
    await house.close();
  });

  it('a table is spent when it has been over for as long as its server says, and then nothing of it is left', async () => {
    const database = await aDatabase();
    const { tables, servers, store, close } = await database.house();
    const { table } = value(
      await tables.open({ game: 'urland', channel: channelId('games'), guild: CLUB, host: ANNA }),
    );
    value(await tables.cancel(table, ANNA));
    const change = { kind: 'keep', days: 90 } as const;
    await servers.keepChange(CLUB, changedRules(USUAL_RULES, change), { at: START, by: BEN, change });
    expect(await store.spent(START + 90 * DAY - 1, 365, 9)).toEqual([]);
    expect(await store.spent(START + 90 * DAY, 365, 9)).toEqual([table]);
    expect(await store.spent(START + 60 * DAY, 60, 9)).toEqual([table]);
    await store.drop(table);
    expect(await store.load(table)).toBeNull();
    expect(await database.text()).not.toContain(table);
    await close();
  });
}
