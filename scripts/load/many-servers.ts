/** Many servers with many games that go on: written into the store as if they had been played, since pressing them open takes hours. */
import type { Emulator } from '#emulator/emulator.ts';
import type { Person } from '#emulator/people/person.ts';
import { wholeFile } from '#store/copy/whole-file.ts';
import { chained } from '#store/rows/chain.ts';
import { toJson } from '#store/rows/json.ts';
import { toLogRow, toSeatRows, toTableRow } from '#store/rows/table-rows.ts';
import { channelId, guildId, personId, tableId } from '#tables/ids.ts';
import { DEFAULT_SETTINGS } from '#tables/person-settings.ts';
import type { GameId } from '#tables/rulebook.ts';
import type { Table } from '#tables/table.ts';
import { dueAt } from '#tables/time/time.ts';
import { type Played, play } from '../../bench/stores/many-tables.ts';

/** A table's place, with the people who sit there. */
export interface Site {
  readonly guild: string;
  readonly channel: string;
  readonly people: readonly [Person, Person, Person, Person];
}

/** Moves of each game before it is copied: some are made, and most are still to come. */
const ACTIONS = 40;
/** Tables: a statement takes only so many values. */
const AT_ONCE = 100;

/** So many servers with as many channels as it takes. The same four people play at all tables of a server. */
export function openSites(discord: Emulator, servers: number, tables: number): Site[] {
  const channels = Array.from({ length: Math.ceil(tables / servers) }, (_, index) => `table-${index}`);
  const sites = Array.from({ length: servers }, (_, number) => {
    const guild = discord.createGuild({ name: `Club ${number}`, channels });
    const [ann, bob, cid, dot] = ['ann', 'bob', 'cid', 'dot'].map((name) => guild.join(`${name}${number}`));
    if (!ann || !bob || !cid || !dot) throw new Error('four people');
    return channels.map((name) => ({
      guild: guild.id,
      channel: guild.channel(name).id,
      people: [ann, bob, cid, dot] as const,
    }));
  });
  return sites.flat().slice(0, tables);
}

/** The same game at this site. */
function copyOf({ table }: Played, { guild, channel, people }: Site, number: number): Table {
  const places = table.places.map((place, seat) => ({
    ...place,
    occupant: { kind: 'person' as const, person: personId(people[seat]?.id ?? '') },
  }));
  return {
    ...table,
    id: tableId(`running-${number}`),
    guild: guildId(guild),
    channel: channelId(channel),
    host: personId(people[0].id),
    places,
  };
}

/** `told`: at the first so many sites everybody is still to be told, so that the bot shows these tables when it starts. */
export async function seedTables(
  file: string,
  sites: readonly Site[],
  games: readonly GameId[],
  told: number,
): Promise<void> {
  const played = await Promise.all(games.map((game) => play(game, ACTIONS)));
  const store = wholeFile(file);
  await store.fill(async (insert) => {
    for (let first = 0; first < sites.length; first += AT_ONCE) {
      const copies = sites.slice(first, first + AT_ONCE).flatMap((site, index) => {
        const original = played[(first + index) % played.length];
        return original ? [rowsOf(original, site, first + index)] : [];
      });
      await insert(
        'tables',
        copies.map(({ row }) => row),
      );
      await insert(
        'seats',
        copies.flatMap(({ seats }) => seats),
      );
      await insert(
        'log',
        copies.flatMap(({ log }) => log),
      );
      const news = copies.slice(0, Math.max(0, told - first));
      await insert(
        'unseen',
        news.map(({ row: { id, revision } }) => ({ tableId: id, revision, facts: NEWS })),
      );
    }
  });
  await store.close();
}

const NEWS = toJson([{ kind: 'resumed' }] as const);

function rowsOf(original: Played, site: Site, number: number) {
  const table = copyOf(original, site, number);
  const log = chained(
    null,
    original.log.map((row) => toLogRow(table.id, row)),
  );
  const besides = { due: dueAt(table, () => DEFAULT_SETTINGS), logSum: log.at(-1)?.sum ?? null };
  return { row: toTableRow(table, besides), seats: toSeatRows(table), log };
}
