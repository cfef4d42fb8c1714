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
export class ThreadSleep {
  readonly #discord: Discord;
  readonly #deadlines = new Map<Id, Deadline>();

  constructor(discord: Discord) {
    this.#discord = discord;
    for (const channel of discord.world.channels.values()) this.#watch(channel);
    discord.changes.subscribe((change) => {
      const channel = touched(discord.world, change);
      if (channel !== null) this.#watch(channel);
    });
  }

  #watch(channel: Channel): void {
    if (channel.kind !== 'thread') return;
    this.#deadlines.get(channel.id)?.cancel();
    this.#deadlines.delete(channel.id);
    const { world, clock } = this.#discord;
    const current = world.channels.get(channel.id);
    if (current?.kind !== 'thread' || current.archived) return;
    const silence = clock.now() - lastActivity(world, current);
    const deadline = clock.after(Math.max(0, current.autoArchive * MINUTE - silence), () => this.#archive(current.id));
    this.#deadlines.set(current.id, deadline);
  }

  #archive(id: Id): void {
    const thread = this.#discord.world.channels.get(id);
    if (thread?.kind === 'thread' && !thread.archived) setArchived(this.#discord, thread, true);
  }
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

function lastActivity({ lastMessageIds }: World, { id, archiveChangedAt }: Thread): number {
  const last = lastMessageIds.get(id);
  return Math.max(archiveChangedAt, last === undefined ? 0 : createdAt(last));
}
