/** The threads of a visit. */
import { ChannelType, type Client } from 'discord.js';
import { type ChannelId, channelId } from '#tables/ids.ts';
import type { Examination } from './examination.ts';
import type { Trying } from './trying.ts';

/** In minutes: one that is forgotten falls asleep by itself soon after. */
const SLEEPS_AFTER = 60;

export function threadsOf(client: Client, attempt: Trying) {
  const [opened, slept] = [new Set<string>(), new Set<string>()];

  async function putAway(thread: string): Promise<void> {
    const room = await client.channels.fetch(thread);
    if (!room?.isThread()) return;
    const isDeleted = await attempt('deleting a thread', async () => Boolean(await room.delete()));
    if (!isDeleted) await room.setArchived(true);
  }

  const errands: Pick<Examination, 'openThread' | 'archive' | 'hasSlept'> = {
    openThread: (channel, name) =>
      attempt('a thread', async (): Promise<ChannelId | null> => {
        const room = await client.channels.fetch(channel);
        if (room?.type !== ChannelType.GuildText) return null;
        const { id } = await room.threads.create({ name, autoArchiveDuration: SLEEPS_AFTER });
        opened.add(id);
        return channelId(id);
      }),
    async archive(thread) {
      await attempt('archiving', async () => {
        const room = await client.channels.fetch(thread);
        // Not one that people play in.
        if (!room?.isThread() || !opened.has(thread)) return;
        await room.setArchived(true);
        slept.add(thread);
      });
    },
    hasSlept: (thread) => slept.has(thread),
  };
  return {
    ...errands,
    /** Deleted where the bot may do that, else archived. */
    async putAllAway(): Promise<void> {
      for (const thread of opened) await attempt('putting a thread away', () => putAway(thread));
      opened.clear();
    },
  };
}
