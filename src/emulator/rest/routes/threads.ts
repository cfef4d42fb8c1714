import { ChannelType, MessageFlags, MessageType } from 'discord-api-types/v10';
import type { Discord } from '../../discord.ts';
import { validateThreadCreate, validateThreadFromMessage } from '../../validation/thread.ts';
import { threadJson, threadMemberJson } from '../../wire/channel.ts';
import { changeThreadMembers, createThread, type ThreadPlan, threadsOf } from '../../world/channels.ts';
import { newMessage } from '../../world/composition.ts';
import { changeMessage, postMessage } from '../../world/messages.ts';
import { canView } from '../../world/permissions.ts';
import type { GuildChannel, Id, Thread } from '../../world/world.ts';
import { guildChannelFor, guildFor, memberFor, messageFor, requirePermission, threadFor } from '../access.ts';
import { accepted } from '../body.ts';
import { refusal } from '../errors.ts';
import { created, noContent, ok, type Reply, type Route, route } from '../router.ts';

interface ThreadBody {
  readonly name: string;
  readonly type?: Thread['type'];
  readonly auto_archive_duration?: number;
  readonly invitable?: boolean;
}

/** In minutes. */
const DEFAULT_ARCHIVE = 4_320;

export const THREAD_ROUTES: readonly Route[] = [
  route('POST', '/channels/{channel_id}/threads', (discord, { params, body }) => {
    const parent = guildChannelFor(discord, params.channel_id);
    const sent = accepted<ThreadBody>(validateThreadCreate, body);
    const { type = ChannelType.PrivateThread } = sent;
    const isPrivate = type === ChannelType.PrivateThread;
    requirePermission(discord, parent, isPrivate ? 'CreatePrivateThreads' : 'CreatePublicThreads');
    const thread = createThread(discord, parent, planOf(discord, sent, type, null));
    if (!isPrivate) announceThread(discord, parent, thread);
    return created(ownThreadJson(discord, thread));
  }),

  route('POST', '/channels/{channel_id}/messages/{message_id}/threads', (discord, { params, body }) => {
    const parent = guildChannelFor(discord, params.channel_id);
    const message = messageFor(discord, parent, params.message_id);
    const sent = accepted<ThreadBody>(validateThreadFromMessage, body);
    requirePermission(discord, parent, 'CreatePublicThreads');
    if (message.threadId !== null) throw refusal(160004);
    const plan = planOf(discord, sent, ChannelType.PublicThread, message.id);
    const thread = createThread(discord, parent, plan);
    changeMessage(discord, message, { threadId: thread.id, flags: message.flags | MessageFlags.HasThread });
    return created(ownThreadJson(discord, thread));
  }),

  route('PUT', '/channels/{channel_id}/thread-members/@me', (discord, { params }) =>
    changeMembers(discord, params.channel_id, { added: [discord.world.application.id] }),
  ),
  route('DELETE', '/channels/{channel_id}/thread-members/@me', (discord, { params }) =>
    changeMembers(discord, params.channel_id, { removed: [discord.world.application.id] }),
  ),
  route('PUT', '/channels/{channel_id}/thread-members/{user_id}', (discord, { params }) =>
    changeMembers(discord, params.channel_id, { added: [guildMember(discord, params)] }),
  ),
  route('DELETE', '/channels/{channel_id}/thread-members/{user_id}', (discord, { params }) => {
    const thread = threadFor(discord, params.channel_id);
    const isHost = thread.type === ChannelType.PrivateThread && thread.ownerId === discord.world.application.id;
    if (!isHost) requirePermission(discord, thread, 'ManageThreads');
    return changeMembers(discord, params.channel_id, { removed: [params.user_id] });
  }),

  route('GET', '/channels/{channel_id}/thread-members', (discord, { params }) => {
    const thread = threadFor(discord, params.channel_id);
    return ok(thread.memberIds.map((userId) => threadMemberJson(thread, userId)));
  }),

  route('GET', '/channels/{channel_id}/thread-members/{user_id}', (discord, { params }) => {
    const thread = threadFor(discord, params.channel_id);
    if (!thread.memberIds.includes(params.user_id)) throw refusal(10007);
    return ok(threadMemberJson(thread, params.user_id));
  }),

  route('GET', '/channels/{channel_id}/threads/archived/public', (discord, { params }) =>
    archived(discord, params.channel_id, false),
  ),
  route('GET', '/channels/{channel_id}/threads/archived/private', (discord, { params }) => {
    requirePermission(discord, guildChannelFor(discord, params.channel_id), 'ManageThreads');
    return archived(discord, params.channel_id, true);
  }),

  route('GET', '/guilds/{guild_id}/threads/active', (discord, { params }) => {
    const { world } = discord;
    const botId = world.application.id;
    const threads = threadsOf(world, guildFor(discord, params.guild_id).id);
    return ok(
      threadsJson(
        discord,
        threads.filter((thread) => !thread.archived && canView(world, thread, botId)),
      ),
    );
  }),
];

function archived(discord: Discord, channelId: Id, isPrivate: boolean): Reply {
  const parent = guildChannelFor(discord, channelId);
  const threads = threadsOf(discord.world, parent.guildId)
    .filter((thread) => thread.parentId === parent.id && thread.archived)
    .filter(({ type }) => (type === ChannelType.PrivateThread) === isPrivate);
  return ok(threadsJson(discord, threads));
}

function threadsJson({ world }: Discord, threads: readonly Thread[]): unknown {
  const botId = world.application.id;
  const joined = threads.filter(({ memberIds }) => memberIds.includes(botId));
  return {
    threads: threads.map((thread) => threadJson(world, thread)),
    members: joined.map((thread) => threadMemberJson(thread, botId)),
    has_more: false,
  };
}

function planOf(discord: Discord, body: ThreadBody, type: Thread['type'], onMessage: Id | null): ThreadPlan {
  return {
    name: body.name,
    type,
    ownerId: discord.world.application.id,
    autoArchive: body.auto_archive_duration ?? DEFAULT_ARCHIVE,
    invitable: body.invitable ?? true,
    onMessage,
  };
}

function ownThreadJson({ world }: Discord, thread: Thread): unknown {
  return { ...threadJson(world, thread), member: threadMemberJson(thread, world.application.id) };
}

/** Opening a public thread leaves a note in the channel. */
function announceThread(discord: Discord, parent: GuildChannel, thread: Thread): void {
  const note = newMessage(discord, parent, { content: thread.name }, [], {
    authorId: thread.ownerId,
    type: MessageType.ThreadCreated,
    repliesTo: null,
    origin: null,
    onlyFor: null,
  });
  postMessage(discord, note);
}

function guildMember(discord: Discord, { channel_id, user_id }: { channel_id: Id; user_id: Id }): Id {
  const guild = guildFor(discord, threadFor(discord, channel_id).guildId);
  return memberFor(discord, guild, user_id).userId;
}

function changeMembers(
  discord: Discord,
  channelId: Id,
  change: { readonly added?: readonly Id[]; readonly removed?: readonly Id[] },
): Reply {
  const thread = threadFor(discord, channelId);
  if (thread.archived) throw refusal(50083);
  changeThreadMembers(discord, thread, change);
  return noContent;
}
