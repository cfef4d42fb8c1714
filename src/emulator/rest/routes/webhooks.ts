import { MessageType } from 'discord-api-types/v10';
import type { Discord } from '../../discord.ts';
import { messageJson } from '../../wire/message.ts';
import type { Upload } from '../../world/attachments.ts';
import { editOf, newMessage, soleReader } from '../../world/composition.ts';
import { belongsTo, originOf, progressTo, responseMessageId, TOKEN_LIFE } from '../../world/interactions.ts';
import { changeMessage, deleteMessages, findMessage } from '../../world/messages.ts';
import { postIn } from '../../world/thread-life.ts';
import type { Id, Interaction, Message } from '../../world/world.ts';
import { knownChannel, refuseLocked, requireOpen } from '../access.ts';
import { refusal } from '../errors.ts';
import { checkedCreate, checkedEdit } from '../message-checks.ts';
import { noContent, ok, openRoute, type Reply, type Route } from '../router.ts';

interface TokenPath {
  readonly webhook_id: Id;
  readonly webhook_token: string;
  readonly message_id?: Id;
}

export const WEBHOOK_ROUTES: readonly Route[] = [
  openRoute('POST', '/webhooks/{webhook_id}/{webhook_token}', (discord, { params, body, uploads }) => {
    const interaction = answeredInteraction(discord, params);
    // For older bots: the first follow-up of a deferred answer is that answer.
    if (interaction.progress.kind === 'thinking') return edit(discord, params, body, uploads);
    return ok(messageJson(discord, followUp(discord, interaction, body, uploads)));
  }),

  openRoute('GET', '/webhooks/{webhook_id}/{webhook_token}/messages/@original', get),
  openRoute('GET', '/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}', get),
  openRoute('PATCH', '/webhooks/{webhook_id}/{webhook_token}/messages/@original', (discord, request) =>
    edit(discord, request.params, request.body, request.uploads),
  ),
  openRoute('PATCH', '/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}', (discord, request) =>
    edit(discord, request.params, request.body, request.uploads),
  ),
  openRoute('DELETE', '/webhooks/{webhook_id}/{webhook_token}/messages/@original', remove),
  openRoute('DELETE', '/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}', remove),
];

/** 50027 for a token that never was or is older than a quarter of an hour, 10015 before it was acknowledged. */
function answeredInteraction({ world, clock }: Discord, { webhook_id, webhook_token }: TokenPath): Interaction {
  if (webhook_id !== world.application.id) throw refusal(10015);
  const interaction = world.interactions.get(webhook_token);
  if (interaction === undefined || clock.now() - interaction.createdAt > TOKEN_LIFE) throw refusal(50027);
  const { kind } = interaction.progress;
  if (kind === 'waiting' || kind === 'failed' || kind === 'choices') throw refusal(10015);
  return interaction;
}

function addressed(
  discord: Discord,
  path: TokenPath,
): { readonly interaction: Interaction; readonly message: Message } {
  const interaction = answeredInteraction(discord, path);
  const id = path.message_id ?? responseMessageId(interaction);
  const message = id === null ? null : findMessage(discord.world, interaction.channelId, id);
  if (message === null || !belongsTo(message, interaction)) throw refusal(10008);
  return { interaction, message };
}

function get(discord: Discord, { params }: { readonly params: TokenPath }): Reply {
  return ok(messageJson(discord, addressed(discord, params).message));
}

/** The edit that ends "thinking" is the answer itself, so it does not count as edited. */
function edit(discord: Discord, path: TokenPath, body: unknown, uploads: readonly Upload[]): Reply {
  const { interaction, message } = addressed(discord, path);
  const checked = checkedEdit(discord, body, uploads, message, 'webhook');
  const channel = knownChannel(discord, message.channelId);
  if (message.onlyFor === null) requireOpen(discord, channel);
  const change = editOf(discord, channel, message, checked, uploads);
  const wasThinking = interaction.progress.kind === 'thinking' && interaction.progress.messageId === message.id;
  const edited = changeMessage(discord, message, wasThinking ? { ...change, editedAt: null } : change);
  if (wasThinking) progressTo(discord, interaction, { kind: 'replied', messageId: message.id });
  return ok(messageJson(discord, edited));
}

function remove(discord: Discord, { params }: { readonly params: TokenPath }): Reply {
  deleteMessages(discord, [addressed(discord, params).message]);
  return noContent;
}

function followUp(discord: Discord, interaction: Interaction, body: unknown, uploads: readonly Upload[]): Message {
  const checked = checkedCreate(discord, body, uploads, 'webhook');
  const original = responseMessageId(interaction);
  const channel = knownChannel(discord, interaction.channelId);
  refuseLocked(discord, channel);
  const message = newMessage(discord, channel, checked, uploads, {
    authorId: discord.world.application.id,
    type: original === null ? MessageType.Default : MessageType.Reply,
    repliesTo: original,
    origin: originOf(interaction, original),
    onlyFor: soleReader(checked, interaction),
  });
  return postIn(discord, channel, message);
}
