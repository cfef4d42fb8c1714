/** Threads for tables: one for each offer, however often its button is pressed. */
import type { Client } from 'discord.js';
import { recent } from '#shared/recent.ts';
import { type ChannelId, channelId } from '#tables/ids.ts';
import type { Channels } from './channels.ts';
import type { Poster } from './poster.ts';

/** The number of offers remembered; a button is pressed twice at once, not days later. */
const MOST_KNOWN = 100;

/** `keep`: notes that the bot has opened a thread. */
export function createThreads(
  poster: Pick<Poster, 'openThread'>,
  keep: (thread: ChannelId) => Promise<void>,
): Channels['openThread'] {
  const offered = recent<string, Promise<ChannelId | null>>(MOST_KNOWN);
  /** Open, but not noted: whoever presses again gets the same thread. */
  const unnoted = recent<string, ChannelId>(MOST_KNOWN);

  async function newThread(channel: ChannelId, name: string): Promise<ChannelId | null> {
    const opened = await poster.openThread(channel, name);
    return opened.ok ? channelId(opened.value) : null;
  }

  async function open(channel: ChannelId, name: string, offer: string): Promise<ChannelId | null> {
    const thread = unnoted.find(offer) ?? (await newThread(channel, name));
    if (thread === null) return null;
    unnoted.set(offer, thread);
    await keep(thread);
    unnoted.drop(offer);
    return thread;
  }

  return async (channel, name, offer) => {
    let thread: ChannelId | null = null;
    try {
      thread = await offered.get(offer, () => open(channel, name, offer));
      return thread;
    } finally {
      // A failed offer can be tried again.
      if (thread === null) offered.drop(offer);
    }
  };
}

/** The channel that a thread is in; any other channel itself, and so is a thread that nobody has looked at. */
export const homesIn =
  (client: Client) =>
  (channel: ChannelId): ChannelId => {
    const room = client.channels.cache.get(channel);
    return room?.isThread() && room.parentId !== null ? channelId(room.parentId) : channel;
  };
