import { type Client, OAuth2Scopes, PermissionFlagsBits } from 'discord.js';

/** All permissions that a table may need, in a channel or in a thread. */
export const NEEDED_PERMISSIONS = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.AttachFiles,
  PermissionFlagsBits.ReadMessageHistory,
];

/** The address at which people add the bot to a server. */
export const invitationOf = (client: Client<true>): string =>
  client.generateInvite({
    scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
    permissions: NEEDED_PERMISSIONS,
  });
