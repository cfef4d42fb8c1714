import type { APIOverwrite } from 'discord-api-types/v10';
import type { Discord } from '../../discord.ts';
import { validateChannelEdit } from '../../validation/channel.ts';
import { validateThreadEdit } from '../../validation/thread.ts';
import { channelJson } from '../../wire/channel.ts';
import { changeChannel, closeChannel } from '../../world/channels.ts';
import type { GuildChannel, Thread } from '../../world/world.ts';
import { channelFor, requirePermission } from '../access.ts';
import { accepted } from '../body.ts';
import { refusal } from '../errors.ts';
import { noContent, ok, type Route, route } from '../router.ts';

export const CHANNEL_ROUTES: readonly Route[] = [
  route('GET', '/channels/{channel_id}', (discord, { params }) =>
    ok(channelJson(discord.world, channelFor(discord, params.channel_id))),
  ),

  route('PATCH', '/channels/{channel_id}', (discord, { params, body }) => {
    const channel = channelFor(discord, params.channel_id);
    if (channel.kind === 'conversation') throw refusal(50003);
    const changed =
      channel.kind === 'thread' ? editThread(discord, channel, body) : editChannel(discord, channel, body);
    return ok(channelJson(discord.world, changed));
  }),

  route('DELETE', '/channels/{channel_id}', (discord, { params }) => {
    const channel = channelFor(discord, params.channel_id);
    const json = channelJson(discord.world, channel);
    // Closing a conversation only hides it.
    if (channel.kind === 'conversation') return ok(json);
    requirePermission(discord, channel, channel.kind === 'thread' ? 'ManageThreads' : 'ManageChannels');
    closeChannel(discord, channel);
    return ok(json);
  }),

  route('POST', '/channels/{channel_id}/typing', (discord, { params }) => {
    const channel = channelFor(discord, params.channel_id);
    discord.changes.announce({ kind: 'typing', channel, userId: discord.world.application.id });
    return noContent;
  }),
];

interface ChannelEdit {
  readonly name?: string;
  readonly topic?: string | null;
  readonly position?: number;
  readonly permission_overwrites?: readonly Partial<APIOverwrite>[];
}

function editChannel(discord: Discord, channel: GuildChannel, body: unknown): GuildChannel {
  requirePermission(discord, channel, 'ManageChannels');
  const edit = accepted<ChannelEdit>(validateChannelEdit, body);
  return changeChannel(discord, channel, {
    name: edit.name ?? channel.name,
    topic: edit.topic === undefined ? channel.topic : edit.topic,
    position: edit.position ?? channel.position,
    overwrites: edit.permission_overwrites?.map(completeOverwrite) ?? channel.overwrites,
  });
}

function completeOverwrite({ id = '', type = 0, allow = '0', deny = '0' }: Partial<APIOverwrite>): APIOverwrite {
  return { id, type, allow, deny };
}

interface ThreadEdit {
  readonly name?: string;
  readonly archived?: boolean;
  readonly locked?: boolean;
  readonly invitable?: boolean;
  readonly auto_archive_duration?: number;
}

function editThread(discord: Discord, thread: Thread, body: unknown): Thread {
  const edit = accepted<ThreadEdit>(validateThreadEdit, body);
  requireMayEdit(discord, thread, edit);
  // 50083: an archived thread takes no change but being opened again.
  if (thread.archived && edit.archived !== false) throw refusal(50083);
  const archived = edit.archived ?? thread.archived;
  return changeChannel(discord, thread, {
    name: edit.name ?? thread.name,
    locked: edit.locked ?? thread.locked,
    invitable: edit.invitable ?? thread.invitable,
    autoArchive: edit.auto_archive_duration ?? thread.autoArchive,
    archived,
    archiveChangedAt: archived === thread.archived ? thread.archiveChangedAt : discord.clock.now(),
  });
}

/**
 * Locking and unlocking, and whatever is done to a locked thread, takes the permission for it; otherwise its owner may
 * change a thread, and anybody who may speak in it may open it again.
 */
function requireMayEdit(discord: Discord, thread: Thread, edit: ThreadEdit): void {
  const locks = edit.locked !== undefined && edit.locked !== thread.locked;
  const isOwner = thread.ownerId === discord.world.application.id;
  const opensOnly = edit.archived === false && Object.keys(edit).length === 1;
  if (locks || thread.locked || !(isOwner || opensOnly)) requirePermission(discord, thread, 'ManageThreads');
  else if (!isOwner) requirePermission(discord, thread, 'SendMessagesInThreads');
}
