import { describe, expect, it } from 'vitest';
import { seat } from '#engine/seat.ts';
import { channelId, guildId, roleId } from '#tables/ids.ts';
import { closedToBanned } from '#tables/servers/closed-to.ts';
import {
  changedRules,
  type HouseChange,
  type HouseRules,
  isPossible,
  USUAL_RULES,
} from '#tables/servers/house-rules.ts';
import { type OpeningAttempt, refuseOpening } from '#tables/servers/opening.ts';
import { ANNA, BEN, CLEO, codeOf, DORA, openHouse, START, value, viewOf } from '../support/house.ts';

const [GAMES, TALK] = [channelId('games'), channelId('talk')];
const [MEMBER, GUEST] = [roleId('member'), roleId('guest')];

const AT_GAMES: OpeningAttempt = { person: ANNA, roles: [MEMBER], channel: GAMES, open: [] };

const most = (limits: Partial<HouseRules['most']>): Partial<HouseRules> => ({
  most: { ...USUAL_RULES.most, ...limits },
});
const tables = (...hosts: readonly (readonly [typeof ANNA, typeof GAMES])[]): Partial<OpeningAttempt> => ({
  open: hosts.map(([host, channel]) => ({ host, channel })),
});

describe('a table is opened', () => {
  it.each<[string, Partial<HouseRules>, Partial<OpeningAttempt>]>([
    ['everywhere and by everybody, as usual', {}, { roles: [] }],
    ['in a channel that is listed', { channels: [TALK, GAMES] }, {}],
    ['by whoever has one of the roles', { roles: [GUEST, MEMBER] }, {}],
    ['while the host has fewer than they may', most({ person: 2 }), tables([ANNA, TALK], [BEN, TALK])],
    ['while the channel has fewer than it may', most({ channel: 2 }), tables([BEN, GAMES], [BEN, TALK])],
    ['while the server has fewer than it may', most({ server: 3 }), tables([BEN, GAMES], [BEN, TALK])],
  ])('%s', (_, rules, opening) => {
    expect(refuseOpening({ ...USUAL_RULES, ...rules }, { ...AT_GAMES, ...opening })).toBeNull();
  });
});

describe('no table is opened', () => {
  it.each<[string, Partial<HouseRules>, Partial<OpeningAttempt>, object]>([
    ['elsewhere', { channels: [TALK] }, {}, { kind: 'channel', channels: [TALK] }],
    ['by whoever has none of the roles', { roles: [GUEST] }, {}, { kind: 'role', roles: [GUEST] }],
    ['by whoever is banned', { banned: [ANNA], channels: [TALK] }, {}, { kind: 'banned' }],
    ['beyond what a person may host', most({ person: 1 }), tables([ANNA, TALK]), { scope: 'person', most: 1 }],
    ['beyond what a channel may have', most({ channel: 1 }), tables([BEN, GAMES]), { scope: 'channel', most: 1 }],
    ['beyond what the server may have', most({ server: 1 }), tables([BEN, TALK]), { scope: 'server', most: 1 }],
  ])('%s', (_, rules, opening, refusal) => {
    expect(refuseOpening({ ...USUAL_RULES, ...rules }, { ...AT_GAMES, ...opening })).toMatchObject(refusal);
  });
});

describe('rules', () => {
  it.each<HouseChange>([
    { kind: 'channels', channels: Array.from({ length: 26 }, (_, index) => channelId(String(index))) },
    { kind: 'most', scope: 'person', most: 0 },
    { kind: 'most', scope: 'server', most: 1.5 },
    { kind: 'most', scope: 'server', most: Number.NaN },
    { kind: 'language', language: 'no language' },
    { kind: 'ban', person: BEN },
    { kind: 'ban', person: null },
    { kind: 'unban', person: ANNA },
    { kind: 'notice', text: ' ' },
  ])('can’t be changed to what there is not: %j', (change) => {
    expect(isPossible(change, { ...USUAL_RULES, banned: [BEN] })).toBe(false);
  });

  it('without a ban are as before it', () => {
    const banned = changedRules(USUAL_RULES, { kind: 'ban', person: BEN });
    expect(changedRules(banned, { kind: 'unban', person: BEN })).toEqual(USUAL_RULES);
  });
});

describe('who is banned', () => {
  const CLUB = guildId('club');

  async function withBenBanned() {
    const house = openHouse();
    const change = { kind: 'ban', person: BEN } as const;
    const ban = () =>
      house.servers.keepChange(CLUB, changedRules(USUAL_RULES, change), { at: START, by: ANNA, change });
    return { house, ban, tables: closedToBanned(house.tables, house.servers) };
  }

  const wish = { game: 'urland', channel: GAMES, guild: CLUB } as const;

  it('neither opens a table nor sits down, in any way; elsewhere they do', async () => {
    const { house, ban, tables } = await withBenBanned();
    await ban();
    expect(codeOf(await tables.open({ ...wish, host: BEN }))).toBe('banned');
    expect(codeOf(await tables.open({ ...wish, guild: guildId('other'), channel: TALK, host: BEN }))).toBe('ok');
    const { table } = value(await tables.open({ ...wish, host: ANNA }));
    expect(codeOf(await tables.join(table, BEN))).toBe('banned');
    expect(codeOf(await tables.invite(table, ANNA, BEN))).toBe('newcomer-banned');
    for (const person of [CLEO, DORA]) value(await tables.join(table, person));
    value(await tables.start(table, ANNA, 'click'));
    expect(codeOf(await tables.replace(table, ANNA, seat(0), BEN))).toMatch(/^newcomer-banned$/);
    house.close();
  });

  it('plays on where they sit, and is not seated again by a rematch', async () => {
    const { house, ban, tables } = await withBenBanned();
    const { table } = value(await tables.open({ ...wish, host: ANNA }));
    for (const person of [BEN, CLEO]) value(await tables.join(table, person));
    value(await tables.start(table, ANNA, 'click'));
    await ban();
    expect((await viewOf(house, table, BEN)).mine).not.toBeNull();
    value(await tables.stop(table, ANNA));
    expect(codeOf(await tables.rematch(table, BEN))).toBe('banned');
    const again = value(await tables.rematch(table, ANNA)).table;
    expect((await viewOf(house, again, BEN)).mine).toBeNull();
    expect((await viewOf(house, again)).places).toHaveLength(2);
    house.close();
  });
});
