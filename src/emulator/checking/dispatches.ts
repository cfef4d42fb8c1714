import type {
  APIChannel,
  APIThreadChannel,
  GatewayChannelPinsUpdateDispatchData,
  GatewayGuildCreateDispatchData,
  GatewayGuildDeleteDispatchData,
  GatewayGuildMemberAddDispatchData,
  GatewayGuildMemberRemoveDispatchData,
  GatewayGuildMembersChunkDispatchData,
  GatewayGuildMemberUpdateDispatchData,
  GatewayGuildRoleCreateDispatchData,
  GatewayGuildRoleDeleteDispatchData,
  GatewayGuildRoleUpdateDispatchData,
  GatewayGuildUpdateDispatchData,
  GatewayInteractionCreateDispatchData,
  GatewayMessageCreateDispatchData,
  GatewayMessageDeleteBulkDispatchData,
  GatewayMessageDeleteDispatchData,
  GatewayMessageReactionAddDispatchData,
  GatewayMessageReactionRemoveDispatchData,
  GatewayMessageUpdateDispatchData,
  GatewayReadyDispatchData,
  GatewayThreadDeleteDispatchData,
  GatewayThreadListSyncDispatchData,
  GatewayThreadMembersUpdateDispatchData,
  GatewayThreadMemberUpdateDispatchData,
  GatewayTypingStartDispatchData,
  GatewayUserUpdateDispatchData,
} from 'discord-api-types/v10';

/** Resuming carries nothing of interest. */
type Anything = Readonly<Record<string, unknown>>;

/** The types of all events the emulator sends. JSON schemas are made from this file. */
export interface Dispatches {
  READY: GatewayReadyDispatchData;
  RESUMED: Anything | null;
  GUILD_CREATE: GatewayGuildCreateDispatchData;
  GUILD_UPDATE: GatewayGuildUpdateDispatchData;
  GUILD_DELETE: GatewayGuildDeleteDispatchData;
  GUILD_MEMBER_ADD: GatewayGuildMemberAddDispatchData;
  GUILD_MEMBER_UPDATE: GatewayGuildMemberUpdateDispatchData;
  GUILD_MEMBER_REMOVE: GatewayGuildMemberRemoveDispatchData;
  GUILD_MEMBERS_CHUNK: GatewayGuildMembersChunkDispatchData;
  GUILD_ROLE_CREATE: GatewayGuildRoleCreateDispatchData;
  GUILD_ROLE_UPDATE: GatewayGuildRoleUpdateDispatchData;
  GUILD_ROLE_DELETE: GatewayGuildRoleDeleteDispatchData;
  CHANNEL_CREATE: APIChannel;
  CHANNEL_UPDATE: APIChannel;
  CHANNEL_DELETE: APIChannel;
  CHANNEL_PINS_UPDATE: GatewayChannelPinsUpdateDispatchData;
  THREAD_CREATE: APIThreadChannel;
  THREAD_UPDATE: APIThreadChannel;
  THREAD_DELETE: GatewayThreadDeleteDispatchData;
  THREAD_LIST_SYNC: GatewayThreadListSyncDispatchData;
  THREAD_MEMBER_UPDATE: GatewayThreadMemberUpdateDispatchData;
  THREAD_MEMBERS_UPDATE: GatewayThreadMembersUpdateDispatchData;
  INTERACTION_CREATE: GatewayInteractionCreateDispatchData;
  MESSAGE_CREATE: GatewayMessageCreateDispatchData;
  MESSAGE_UPDATE: GatewayMessageUpdateDispatchData;
  MESSAGE_DELETE: GatewayMessageDeleteDispatchData;
  MESSAGE_DELETE_BULK: GatewayMessageDeleteBulkDispatchData;
  MESSAGE_REACTION_ADD: GatewayMessageReactionAddDispatchData;
  MESSAGE_REACTION_REMOVE: GatewayMessageReactionRemoveDispatchData;
  TYPING_START: GatewayTypingStartDispatchData;
  USER_UPDATE: GatewayUserUpdateDispatchData;
}
