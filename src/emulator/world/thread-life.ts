import { ChannelType } from 'discord-api-types/v10';
import type { Change } from '../changes.ts';
import type { Deadline } from '../clock.ts';
import type { Discord } from '../discord.ts';
import { createdAt } from '../snowflake.ts';
import { changeChannel, changeThreadMembers } from './channels.ts';
import { postMessage } from './messages.ts';
import { may } from './permissions.ts';
import type { Channel, Id, Message, Thread, World } from './world.ts';

/** In milliseconds. */
const MINUTE = 60_000;

export function setArchived(discord: Discord, thread: Thread, archived: boolean): Thread {
  return changeChannel(discord, thread, { archived, archiveChangedAt: discord.clock.now() });
}

/** Whether this user may neither write nor change anything in a thread because it is locked. */
export function isLockedFor(world: World, channel: Channel, userId: Id): boolean {
  return channel.kind === 'thread' && channel.locked && !may(world, channel, userId, 'ManageThreads');
}

/** Posts a message; one that all can see opens an archived thread, and brings in its author and whom it mentions. */
export function postIn(discord: Discord, channel: Channel, message: Message): Message {
  if (channel.kind !== 'thread' || message.onlyFor !== null) return postMessage(discord, message);
  const thread = channel.archived ? setArchived(discord, channel, false) : channel;
  const posted = postMessage(discord, message);
  const added = newcomers(discord.world, thread, message);
  if (added.length > 0) changeThreadMembers(discord, thread, { added });
  return posted;
}

/** An answer to an interaction speaks for the application, so it brings in nobody but those it mentions. */
function newcomers(world: World, thread: Thread, { authorId, origin, mentions }: Message): Id[] {
  const authors = origin === null ? [authorId] : [];
  const mentioned = mayInvite(world, thread, authorId) ? mentions.userIds : [];
  const candidates = new Set([...authors, ...mentioned]);
  return [...candidates].filter((id) => !thread.memberIds.includes(id) && may(world, thread, id, 'ViewChannel'));
}

function mayInvite(world: World, thread: Thread, userId: Id): boolean {
  if (thread.type !== ChannelType.PrivateThread || thread.invitable) return true;
  return thread.ownerId === userId || may(world, thread, userId, 'ManageThreads');
}

/** Archives each thread in which nobody has said anything for as long as it was told to wait. */
export function archiveSilentThreads(discord: Discord): void {
  const { world, changes } = discord;
  const deadlines = new Map<Id, Deadline>();
  const watch = (channel: Channel | null): void => {
    if (channel?.kind !== 'thread') return;
    deadlines.get(channel.id)?.cancel();
    deadlines.delete(channel.id);
    const thread = openThread(world, channel.id);
    if (thread !== null) deadlines.set(thread.id, archiveLater(discord, thread));
  };
  for (const channel of world.channels.values()) watch(channel);
  changes.subscribe((change) => watch(touched(world, change)));
}

function openThread({ channels }: World, id: Id): Thread | null {
  const thread = channels.get(id);
  return thread?.kind === 'thread' && !thread.archived ? thread : null;
}

function archiveLater(discord: Discord, { id, autoArchive, archiveChangedAt }: Thread): Deadline {
  const { world, clock } = discord;
  const last = world.lastMessageIds.get(id);
  const since = Math.max(archiveChangedAt, last === undefined ? 0 : createdAt(last));
  return clock.after(Math.max(0, since + autoArchive * MINUTE - clock.now()), () => {
    const thread = openThread(world, id);
    if (thread !== null) setArchived(discord, thread, true);
  });
}

function touched({ channels }: World, change: Change): Channel | null {
  switch (change.kind) {
    case 'message-posted':
      return channels.get(change.message.channelId) ?? null;
    case 'channel-opened':
    case 'channel-changed':
    case 'channel-closed':
      return change.channel;
    default:
      return null;
  }
}
