import { InteractionResponseType as Answer, InteractionContextType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { ATTACHMENT_SIZE_LIMIT } from '../world/attachments.ts';
import { responseMessageId } from '../world/interactions.ts';
import { findMessage } from '../world/messages.ts';
import { appPermissions, channelPermissions } from '../world/permissions.ts';
import { userOf } from '../world/users.ts';
import type { Channel, Guild, Id, Interaction, Member, World } from '../world/world.ts';
import { channelJson } from './channel.ts';
import type { Json } from './json.ts';
import { messageJson } from './message.ts';
import { memberJson, userJson } from './user.ts';

/** INTERACTION_CREATE. */
export function interactionJson(discord: Discord, interaction: Interaction): Json {
  const { world } = discord;
  const channel = world.channels.get(interaction.channelId);
  if (channel === undefined) throw new Error(`no channel ${interaction.channelId}`);
  const user = userOf(world, interaction.userId);
  const permissions = String(channelPermissions(world, channel, interaction.userId));
  const message = interaction.messageId === null ? null : findMessage(world, channel.id, interaction.messageId);
  return {
    id: interaction.id,
    application_id: world.application.id,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data: interaction.data,
    channel_id: channel.id,
    channel: { ...channelJson(world, channel), permissions },
    locale: user.locale,
    entitlements: [],
    attachment_size_limit: ATTACHMENT_SIZE_LIMIT,
    authorizing_integration_owners: { '0': interaction.guildId ?? '0' },
    ...(message !== null && { message: messageJson(discord, message) }),
    ...placeJson(world, interaction, channel, permissions),
  };
}

/** What differs between a guild and a direct conversation. */
function placeJson(world: World, { guildId, userId }: Interaction, channel: Channel, permissions: string): Json {
  const guild = guildId === null ? null : world.guilds.get(guildId);
  if (guild == null) {
    return {
      user: userJson(userOf(world, userId)),
      context: InteractionContextType.BotDM,
      app_permissions: String(appPermissions(world, channel)),
    };
  }
  return {
    guild_id: guild.id,
    guild: { id: guild.id, locale: guild.locale, features: [] },
    guild_locale: guild.locale,
    member: { ...memberJson(world, memberOf(guild, userId)), permissions },
    context: InteractionContextType.Guild,
    app_permissions: String(appPermissions(world, channel)),
  };
}

function memberOf(guild: Guild, userId: Id): Member {
  const member = guild.members.get(userId);
  if (member === undefined) throw new Error(`no member ${userId} in guild ${guild.id}`);
  return member;
}

/** What a callback tells of its answer, where the bot asks for it. */
export function callbackJson(discord: Discord, interaction: Interaction, type: Answer): Json {
  const messageId = responseMessageId(interaction);
  const message = messageId === null ? null : findMessage(discord.world, interaction.channelId, messageId);
  const shows = type === Answer.ChannelMessageWithSource || type === Answer.UpdateMessage;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      ...(message !== null && {
        response_message_id: message.id,
        response_message_loading: interaction.progress.kind === 'thinking',
        response_message_ephemeral: message.onlyFor !== null,
      }),
    },
    ...(shows && message !== null && { resource: { type, message: messageJson(discord, message) } }),
  };
}
