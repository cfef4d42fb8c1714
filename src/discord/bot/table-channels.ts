/** The channels of Discord, with the tables in them. */
import { type Client, DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { Stores } from '#store/sql/stores.ts';
import type { ChannelId, TableId } from '#tables/ids.ts';
import { addressedTables } from '../announcer/addressed-tables.ts';
import type { TableAnnouncer } from '../announcer/announcer.ts';
import { createThreads } from '../wire/channel-threads.ts';
import type { Channels } from '../wire/channels.ts';
import type { Poster } from '../wire/poster.ts';
import { fetchRoom } from '../wire/rooms.ts';

/** Discord tells the bot of all channels of a server, but not of private threads that it is not in. */
async function kindOf(client: Client, channel: ChannelId): Promise<'channel' | 'thread' | 'closed'> {
  try {
    const room = await fetchRoom(client, channel);
    return room?.isThread() ? 'thread' : 'channel';
  } catch (error) {
    const isClosed = error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.MissingAccess;
    return isClosed ? 'closed' : 'channel';
  }
}

interface TableChannelsParts {
  readonly client: Client;
  readonly poster: Poster;
  readonly stores: Pick<Stores, 'tables' | 'panels'>;
  readonly announcer: TableAnnouncer;
  keepThread(thread: ChannelId): Promise<void>;
}

export function tableChannels({ client, poster, stores, announcer, keepThread }: TableChannelsParts): Channels {
  const { tables: store, panels } = stores;
  const guildOf = async (table: TableId) => (await store.load(table))?.table.guild ?? null;
  return {
    busyIn: (channel) => store.busyIn(channel),
    async tableFor(channel, person) {
      const here = (await store.busyIn(channel)) ?? (await panels.latestIn(channel));
      const [only, ...others] = here === null ? await store.openTablesOf(person) : [here];
      return only !== undefined && others.length === 0 ? only : null;
    },
    kindOf: (channel) => kindOf(client, channel),
    async isShown(table) {
      await announcer.shown(table);
      return (await panels.panel(table)) !== null;
    },
    openThread: createThreads(poster, keepThread),
    tablesOf: (person) => addressedTables(person, { openTablesOf: store.openTablesOf, guildOf }, panels),
    showAgain: announcer.showAgain,
  };
}
