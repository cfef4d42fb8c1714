import type { Discord } from '../discord.ts';
import { guildOf } from '../world/channels.ts';
import { may } from '../world/permissions.ts';
import { isLockedFor, setArchived } from '../world/thread-life.ts';
import type { Channel, Id } from '../world/world.ts';
import { Cannot } from './cannot.ts';

/** What Discord's client does before it lets somebody write: a locked thread has no field to write in. */
export function requireUnlocked({ world }: Discord, channel: Channel, userId: Id): void {
  if (isLockedFor(world, channel, userId)) throw new Cannot('locked', 'the thread is locked');
}

/** In an archived thread no command is offered. */
export function requireAwake(discord: Discord, channel: Channel, userId: Id): void {
  refuseTimedOut(discord, channel, userId);
  requireUnlocked(discord, channel, userId);
  if (channel.kind === 'thread' && channel.archived) throw new Cannot('archived', 'the thread is archived');
}

/** Before a press the client opens an archived thread, which only works for whoever is in it (discord-api-docs #8474). */
export function openForPress(discord: Discord, channel: Channel, userId: Id): void {
  requireUnlocked(discord, channel, userId);
  if (channel.kind !== 'thread' || !channel.archived) return;
  if (!channel.memberIds.includes(userId) && !may(discord.world, channel, userId, 'ManageThreads')) {
    throw new Cannot('archived', 'the thread is archived, and can’t be opened by whoever is not in it');
  }
  setArchived(discord, channel, false);
}

/** Somebody in a timeout may look on. */
export function refuseTimedOut({ world }: Discord, channel: Channel, userId: Id): void {
  const until = guildOf(world, channel)?.members.get(userId)?.timedOutUntil ?? null;
  if (until !== null) throw new Cannot('timed-out', `in a timeout until ${new Date(until).toISOString()}`);
}
