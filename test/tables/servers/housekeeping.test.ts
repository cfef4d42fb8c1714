import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#store/sqlite/database.ts';
import { callWitness } from '#store/sqlite/witness.ts';
import { channelId, guildId, type TableId } from '#tables/ids.ts';
import { changedRules, type ShorterKeepDays, USUAL_KEEP_DAYS, USUAL_RULES } from '#tables/servers/house-rules.ts';
import { createHousekeeping } from '#tables/servers/housekeeping.ts';
import { testFolder } from '../../store/support/files.ts';
import { ANNA, BEN, DAY, openHouse, START, type TestHouse, value } from '../support/house.ts';

const [CLUB, ELSEWHERE] = [guildId('club'), guildId('elsewhere')];

function kept(house: TestHouse, keepDays = USUAL_KEEP_DAYS) {
  const { store, servers, clock, problems } = house;
  return createHousekeeping({
    ...{ tables: store, servers, clock, keepDays },
    report: (problem) => void problems.push(problem),
  });
}

/** A table on the server; the host closes it unless it stays open. */
async function aTableOn(house: TestHouse, guild = CLUB, isOpen = false): Promise<TableId> {
  const channel = channelId(`${guild}-games`);
  const { table } = value(await house.tables.open({ game: 'urland', channel, guild, host: ANNA }));
  value(await house.tables.join(table, BEN));
  if (!isOpen) value(await house.tables.cancel(table, ANNA));
  return table;
}

async function keepFor(house: TestHouse, days: ShorterKeepDays): Promise<void> {
  const change = { kind: 'keep', days } as const;
  await house.servers.keepChange(CLUB, changedRules(USUAL_RULES, change), { at: START, by: ANNA, change });
}

describe('a table that is over', () => {
  it.each([
    ['a year', undefined, null, 365],
    ['as many days as its server says', undefined, 7, 7],
    ['as many days as whoever runs the bot says', 500, null, 500],
    ['as many days as its server says, where that is less', 60, 30, 30],
    ['no longer than whoever runs the bot says, whatever its server says', 60, 90, 60],
  ] as const)('stays for %s, and then goes with all that was kept for it', async (_, longest, days, stays) => {
    const house = openHouse();
    if (days !== null) await keepFor(house, days);
    const table = await aTableOn(house);
    house.clock.turnTo(START + stays * DAY - 1);
    await kept(house, longest).tidy();
    expect(house.kept.table(table)?.status).toBe('cancelled');
    house.clock.turnTo(START + stays * DAY);
    await kept(house, longest).tidy();
    expect(house.kept.table(table)).toBeNull();
    expect(await house.tables.view(table, ANNA)).toMatchObject({ error: { code: 'no-such-table' } });
    house.close();
  });

  it('does not take others with it', async () => {
    const house = openHouse();
    await keepFor(house, 7);
    const [open, elsewhere] = [await aTableOn(house, CLUB, true), await aTableOn(house, ELSEWHERE)];
    house.clock.turnTo(START + 29 * DAY);
    await kept(house).tidy();
    expect([open, elsewhere].map((table) => house.kept.table(table)?.status)).toEqual(['lobby', 'cancelled']);
    house.close();
  });

  it('is not missed when the bot is killed and starts again', async () => {
    const file = join(testFolder(), 'tables.sqlite');
    const house = openHouse({ file });
    await keepFor(house, 7);
    await aTableOn(house);
    house.clock.turnTo(START + 8 * DAY);
    await kept(house).tidy();
    const { client } = openDatabase(file);
    const witness = callWitness(client);
    expect(witness.lost()).toEqual([]);
    client.close();
    witness.close();
    house.close();
  });
});

describe('a server that has removed the bot', () => {
  it('is forgotten after thirty days, with its running tables and its rules', async () => {
    const house = openHouse();
    await keepFor(house, 90);
    const [table, elsewhere] = [await aTableOn(house, CLUB, true), await aTableOn(house, ELSEWHERE, true)];
    await kept(house).removedFrom(CLUB);
    house.clock.turnTo(START + 30 * DAY - 1);
    await kept(house).tidy();
    expect(house.kept.table(table)).not.toBeNull();
    house.clock.turnTo(START + 30 * DAY);
    await kept(house).tidy();
    expect(house.kept.table(table)).toBeNull();
    expect(await house.servers.known()).toEqual([{ guild: ELSEWHERE, leftAt: null }]);
    expect(await house.servers.changes(CLUB, 9)).toEqual([]);
    expect(house.kept.table(elsewhere)).not.toBeNull();
    house.close();
  });

  it('is not forgotten if it invites the bot again before', async () => {
    const house = openHouse();
    const table = await aTableOn(house, CLUB, true);
    await kept(house).removedFrom(CLUB);
    house.clock.turnTo(START + 29 * DAY);
    await kept(house).invitedTo(CLUB);
    house.clock.turnTo(START + 300 * DAY);
    await kept(house).tidy();
    expect(house.kept.table(table)).not.toBeNull();
    house.close();
  });

  it('is noticed at the next start, too, and so is one that has invited it again meanwhile', async () => {
    const house = openHouse();
    await aTableOn(house, CLUB, true);
    await aTableOn(house, ELSEWHERE, true);
    await kept(house).removedFrom(ELSEWHERE);
    house.clock.turnTo(START + DAY);
    await kept(house).foundAt([ELSEWHERE]);
    const known = new Map((await house.servers.known()).map(({ guild, leftAt }) => [guild, leftAt]));
    expect([known.get(CLUB), known.get(ELSEWHERE)]).toEqual([START + DAY, null]);
    house.close();
  });

  it('says nothing of the servers that another process hears of', async () => {
    const house = openHouse();
    await aTableOn(house, CLUB, true);
    await aTableOn(house, ELSEWHERE, true);
    await kept(house).foundAt([], (guild) => guild === ELSEWHERE);
    const known = new Map((await house.servers.known()).map(({ guild, leftAt }) => [guild, leftAt]));
    expect([known.get(CLUB), known.get(ELSEWHERE)]).toEqual([null, START]);
    house.close();
  });
});
