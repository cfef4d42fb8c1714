/** Threads for tables: one for each offer, however often its button is pressed. */
import type { Client } from 'discord.js';
import { recent } from '#shared/recent.ts';
import { type ChannelId, channelId } from '#tables/ids.ts';
import type { Channels } from './channels.ts';
import type { Poster } from './poster.ts';

/** The number of offers remembered; a button is pressed twice at once, not days later. */
const MOST_KNOWN = 100;

/** `keep`: notes that the bot has opened a thread. */
export function createThreads(poster: Poster, keep: (thread: ChannelId) => Promise<void>): Channels['openThread'] {
  const offered = recent<string, Promise<ChannelId | null>>(MOST_KNOWN);

  async function open(channel: ChannelId, name: string): Promise<ChannelId | null> {
    const opened = await poster.openThread(channel, name);
    if (!opened.ok) return null;
    const thread = channelId(opened.value);
    await keep(thread);
    return thread;
  }

  return async (channel, name, offer) => {
    const thread = await offered.get(offer, () => open(channel, name));
    // A failed offer can be tried again.
    if (thread === null) offered.drop(offer);
    return thread;
  };
}

/** The channel that a thread is in; any other channel itself, and so is a thread that nobody has looked at. */
export const homesIn =
  (client: Client) =>
  (channel: ChannelId): ChannelId => {
    const room = client.channels.cache.get(channel);
    return room?.isThread() && room.parentId !== null ? channelId(room.parentId) : channel;
  };
