import { MessageFlags, MessageType } from 'discord-api-types/v10';
import type { Discord } from '../../discord.ts';
import { createdAt } from '../../snowflake.ts';
import { validateBulkDelete } from '../../validation/bulk-delete.ts';
import { messageJson } from '../../wire/message.ts';
import type { Upload } from '../../world/attachments.ts';
import { editOf, type MessageBody, newMessage } from '../../world/composition.ts';
import { guildsOfBot } from '../../world/guilds.ts';
import { changeMessage, deleteMessages, findMessage, hasFlag, messagesIn } from '../../world/messages.ts';
import { may } from '../../world/permissions.ts';
import { postIn } from '../../world/thread-life.ts';
import { userOf } from '../../world/users.ts';
import type { Channel, Conversation, Id, Message } from '../../world/world.ts';
import {
  channelFor,
  messageFor,
  refuseLocked,
  refuseSystemMessage,
  requireOpen,
  requirePermission,
} from '../access.ts';
import { accepted } from '../body.ts';
import { invalidForm, refusal } from '../errors.ts';
import { checkedCreate, checkedEdit } from '../message-checks.ts';
import { countOldEdit } from '../old-edits.ts';
import { noContent, ok, type Route, route } from '../router.ts';
import { messagePage } from './message-page.ts';

export const MESSAGE_ROUTES: readonly Route[] = [
  route('POST', '/channels/{channel_id}/messages', (discord, { params, body, uploads }) => {
    const channel = channelFor(discord, params.channel_id);
    const checked = checkedCreate(discord, body, uploads, 'channel');
    requireMaySend(discord, channel, checked, uploads);
    const twin = sentBefore(discord, channel, checked);
    return ok(messageJson(discord, twin ?? send(discord, channel, checked, uploads)));
  }),

  route('GET', '/channels/{channel_id}/messages', (discord, { params, query }) => {
    const channel = channelFor(discord, params.channel_id);
    const readable = may(discord.world, channel, discord.world.application.id, 'ReadMessageHistory');
    const all = readable ? [...messagesIn(discord.world, channel.id).values()] : [];
    const page = messagePage(
      all.filter(({ onlyFor }) => onlyFor === null),
      query,
    );
    return ok(page.map((message) => messageJson(discord, message)));
  }),

  route('GET', '/channels/{channel_id}/messages/{message_id}', (discord, { params }) => {
    const channel = channelFor(discord, params.channel_id);
    if (!may(discord.world, channel, discord.world.application.id, 'ReadMessageHistory')) throw refusal(50001);
    return ok(messageJson(discord, messageFor(discord, channel, params.message_id)));
  }),

  route('PATCH', '/channels/{channel_id}/messages/{message_id}', (discord, { params, body, uploads }) => {
    const channel = channelFor(discord, params.channel_id);
    const message = messageFor(discord, channel, params.message_id);
    if (message.authorId !== discord.world.application.id) throw refusal(50005);
    refuseSystemMessage(message);
    requireOpen(discord, channel);
    // A deferred answer can't be finished through its channel.
    if (hasFlag(message, MessageFlags.Loading)) throw refusal(10008);
    const checked = checkedEdit(discord, body, uploads, message, 'channel');
    countOldEdit(discord, message);
    const edited = changeMessage(discord, message, editOf(discord, channel, message, checked, uploads));
    return ok(messageJson(discord, edited));
  }),

  route('DELETE', '/channels/{channel_id}/messages/{message_id}', (discord, { params }) => {
    const channel = channelFor(discord, params.channel_id);
    const message = messageFor(discord, channel, params.message_id);
    requireMayDelete(discord, channel, message);
    deleteMessages(discord, [message]);
    return noContent;
  }),

  route('POST', '/channels/{channel_id}/messages/bulk-delete', (discord, { params, body }) => {
    const channel = channelFor(discord, params.channel_id);
    if (channel.kind === 'conversation') throw refusal(50003);
    requirePermission(discord, channel, 'ManageMessages');
    const { messages: ids } = accepted<{ readonly messages: readonly Id[] }>(validateBulkDelete, body);
    if (ids.some((id) => discord.clock.now() - createdAt(id) > TWO_WEEKS)) throw refusal(50034);
    const found = ids.flatMap((id) => findMessage(discord.world, channel.id, id) ?? []);
    const shown = found.filter(({ onlyFor }) => onlyFor === null);
    deleteMessages(discord, shown, true);
    return noContent;
  }),
];

const TWO_WEEKS = 14 * 24 * 3_600_000;

function requireMaySend(discord: Discord, channel: Channel, body: MessageBody, uploads: readonly Upload[]): void {
  if (channel.kind === 'conversation') requireReachable(discord, channel.userId);
  else requireMaySpeak(discord, channel, body, uploads);
}

function requireMaySpeak(
  discord: Discord,
  channel: Exclude<Channel, Conversation>,
  body: MessageBody,
  uploads: readonly Upload[],
): void {
  requirePermission(discord, channel, channel.kind === 'thread' ? 'SendMessagesInThreads' : 'SendMessages');
  if (uploads.length > 0) requirePermission(discord, channel, 'AttachFiles');
  if ((body.embeds ?? []).length > 0) requirePermission(discord, channel, 'EmbedLinks');
  if (body.message_reference !== undefined) requirePermission(discord, channel, 'ReadMessageHistory');
  refuseLocked(discord, channel);
}

/** 50278: who shares no guild with the bot any more can't be written to; 50007: nor who closed their direct messages. */
function requireReachable({ world }: Discord, userId: Id): void {
  if (!guildsOfBot(world).some(({ members }) => members.has(userId))) throw refusal(50278);
  if (userOf(world, userId).dmsClosed) throw refusal(50007);
}

function requireMayDelete(discord: Discord, channel: Channel, message: Message): void {
  if (message.authorId === discord.world.application.id) return;
  if (channel.kind === 'conversation') throw refusal(50003);
  requirePermission(discord, channel, 'ManageMessages');
}

/** How long a nonce is remembered; Discord says "a few minutes". */
const NONCE_LIFE = 5 * 60_000;

const nonceKey = (channel: Channel, { nonce }: MessageBody): string => `${channel.id} ${nonce}`;

/** The message that was sent with the same nonce already, if this one must not repeat it. */
function sentBefore({ world, clock }: Discord, channel: Channel, body: MessageBody): Message | null {
  if (body.enforce_nonce !== true || body.nonce == null) return null;
  const id = world.nonces.get(nonceKey(channel, body));
  if (id === undefined || clock.now() - createdAt(id) > NONCE_LIFE) return null;
  return findMessage(world, channel.id, id);
}

function send(discord: Discord, channel: Channel, body: MessageBody, uploads: readonly Upload[]): Message {
  const repliesTo = repliedMessage(discord, channel, body);
  const message = newMessage(discord, channel, body, uploads, {
    authorId: discord.world.application.id,
    type: repliesTo === null ? MessageType.Default : MessageType.Reply,
    repliesTo,
    origin: null,
    onlyFor: null,
  });
  if (body.nonce != null) discord.world.nonces.set(nonceKey(channel, body), message.id);
  return postIn(discord, channel, message);
}

function repliedMessage(discord: Discord, channel: Channel, { message_reference }: MessageBody): Id | null {
  if (message_reference === undefined) return null;
  const target = findMessage(discord.world, channel.id, message_reference.message_id);
  if (target !== null && target.onlyFor === null) return target.id;
  if (message_reference.fail_if_not_exists === false) return null;
  throw invalidForm({
    message_reference: { _errors: [{ code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' }] },
  });
}
