import { GatewayIntentBits as Intent } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { messageEventJson } from '../wire/message.ts';
import { memberJson } from '../wire/user.ts';
import { guildIdOf, guildOf } from '../world/channels.ts';
import { canView } from '../world/permissions.ts';
import type { Channel, Id, Message, World } from '../world/world.ts';
import { hasIntent } from './intents.ts';
import type { ChangeOf, Outgoing } from './outgoing.ts';

/** Discord counts ephemeral messages as direct ones (discord-api-docs #4557). */
function addressOf(message: Message, guildId: Id | null): Pick<Outgoing, 'guildId' | 'intents'> {
  return guildId === null || message.onlyFor !== null
    ? { guildId: null, intents: Intent.DirectMessages }
    : { guildId, intents: Intent.GuildMessages };
}

export function messageEvent(discord: Discord, event: string, message: Message): readonly Outgoing[] {
  const channel = discord.world.channels.get(message.channelId);
  if (channel === undefined) return [];
  const address = addressOf(message, guildIdOf(channel));
  const data = (intents: number) => {
    if (!canView(discord.world, channel, discord.world.application.id)) return null;
    const readable = isReadableWithoutIntent(discord.world, channel, message);
    const json = messageEventJson(discord, message);
    return readable || hasIntent(intents, Intent.MessageContent) ? json : { ...json, ...WITHOUT_CONTENT };
  };
  return [{ event, ...address, data }];
}

const WITHOUT_CONTENT = { content: '', embeds: [], attachments: [], components: [] };

/** A bot always reads its own messages, direct ones, and those that mention it. */
function isReadableWithoutIntent({ application }: World, channel: Channel, message: Message): boolean {
  return (
    message.authorId === application.id ||
    channel.kind === 'conversation' ||
    message.mentions.userIds.includes(application.id)
  );
}

export function deletionEvents(world: World, { messages, inBulk }: ChangeOf<'messages-deleted'>): readonly Outgoing[] {
  const [first] = messages;
  const channel = first && world.channels.get(first.channelId);
  if (first === undefined || channel === undefined) return [];
  const address = addressOf(first, guildIdOf(channel));
  const place = { channel_id: channel.id, ...(address.guildId && { guild_id: address.guildId }) };
  if (inBulk) {
    const ids = messages.map(({ id }) => id);
    return [{ event: 'MESSAGE_DELETE_BULK', ...address, data: () => ({ ids, ...place }) }];
  }
  return messages.map(({ id }) => ({ event: 'MESSAGE_DELETE', ...address, data: () => ({ id, ...place }) }));
}

export function pinsEvent(world: World, { channel, at }: ChangeOf<'pins-changed'>): readonly Outgoing[] {
  if (!canView(world, channel, world.application.id)) return [];
  const guildId = guildIdOf(channel);
  const data = {
    channel_id: channel.id,
    last_pin_timestamp: new Date(at).toISOString(),
    ...(guildId && { guild_id: guildId }),
  };
  const intents = guildId === null ? Intent.DirectMessages : Intent.Guilds;
  return [{ event: 'CHANNEL_PINS_UPDATE', guildId, intents, data: () => data }];
}

export function typingEvent({ world, clock }: Discord, { channel, userId }: ChangeOf<'typing'>): readonly Outgoing[] {
  const guildId = guildIdOf(channel);
  const member = guildOf(world, channel)?.members.get(userId);
  const data = {
    channel_id: channel.id,
    user_id: userId,
    timestamp: Math.floor(clock.now() / 1000),
    ...(guildId && { guild_id: guildId }),
    ...(member && { member: memberJson(world, member) }),
  };
  const intents = guildId === null ? Intent.DirectMessageTyping : Intent.GuildMessageTyping;
  return [{ event: 'TYPING_START', guildId, intents, data: () => data }];
}
