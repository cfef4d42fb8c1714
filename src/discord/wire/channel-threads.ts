/** Threads for tables: one for each offer, however often its button is pressed. */
import { recent } from '#shared/recent.ts';
import { type ChannelId, channelId } from '#tables/ids.ts';
import type { Channels } from './channels.ts';
import type { Poster } from './poster.ts';

/** The number of offers remembered; a button is pressed twice at once, not days later. */
const MOST_KNOWN = 100;

export function createThreads(poster: Poster): Channels['openThread'] {
  const opened = recent<string, Promise<ChannelId | null>>(MOST_KNOWN);

  async function open(channel: ChannelId, name: string): Promise<ChannelId | null> {
    const thread = await poster.openThread(channel, name);
    return thread.ok ? channelId(thread.value) : null;
  }

  return async (channel, name, offer) => {
    const thread = await opened.get(offer, () => open(channel, name));
    // A failed offer can be tried again.
    if (thread === null) opened.drop(offer);
    return thread;
  };
}
