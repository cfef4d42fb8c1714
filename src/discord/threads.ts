/** Threads for tables: one for each offer, however often its button is pressed. */
import { type ChannelId, channelId } from '#tables/ids.ts';
import type { Poster } from './announcer/poster.ts';
import type { Rooms } from './rooms.ts';

/** Of how many offers is known what became of them; a button is pressed twice at once, not days later. */
const MOST_KNOWN = 100;

export function createThreads(poster: Poster): Rooms['openThread'] {
  const opened = new Map<string, Promise<ChannelId | null>>();

  async function open(channel: ChannelId, name: string): Promise<ChannelId | null> {
    const thread = await poster.openThread(channel, name);
    return thread.ok ? channelId(thread.value) : null;
  }

  function remember(offer: string, opening: Promise<ChannelId | null>): void {
    opened.set(offer, opening);
    const [oldest = offer] = opened.keys();
    if (opened.size > MOST_KNOWN) opened.delete(oldest);
  }

  return async (channel, name, offer) => {
    const opening = opened.get(offer) ?? open(channel, name);
    remember(offer, opening);
    const thread = await opening;
    // So that it can be tried again.
    if (thread === null) opened.delete(offer);
    return thread;
  };
}
