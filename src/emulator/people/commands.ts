import { type APIApplicationCommand, type ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { channelPermissions, may, permissionBits } from '../world/permissions.ts';
import { userOf } from '../world/users.ts';
import type { Channel, Command, Id } from '../world/world.ts';
import { Cannot } from './cannot.ts';

/** A command by the name the person reads: their language's, or the original one. */
export function commandNamed(
  discord: Discord,
  channel: Channel,
  userId: Id,
  name: string,
  type: ApplicationCommandType,
): APIApplicationCommand {
  const { locale } = userOf(discord.world, userId);
  const offered = offeredIn(discord, channel, userId).filter(({ json }) => json.type === type);
  const called = offered.filter(({ json }) => isCalled(json, name, locale));
  // One of the guild hides a global one of the same name.
  const command = called.find(({ guildId }) => guildId !== null) ?? called[0];
  if (command !== undefined) return command.json;
  const names = offered.map(({ json }) => json.name);
  throw new Cannot('no-such-command', `there is no command ${name} here; there is: ${names.join(', ') || 'none'}`);
}

function isCalled({ name, name_localizations }: APIApplicationCommand, wanted: string, locale: string): boolean {
  return name === wanted || (name_localizations as Record<string, string> | null)?.[locale] === wanted;
}

/** All that somebody may use in a channel. One of the guild hides a global one of the same name. */
export function commandsFor(discord: Discord, channel: Channel, userId: Id): APIApplicationCommand[] {
  const offered = offeredIn(discord, channel, userId);
  const local = offered.filter(({ guildId }) => guildId !== null);
  const isHidden = ({ guildId, json }: Command): boolean =>
    guildId === null && local.some((other) => other.json.name === json.name && other.json.type === json.type);
  return offered.filter((command) => !isHidden(command)).map(({ json }) => json);
}

function offeredIn(discord: Discord, channel: Channel, userId: Id): Command[] {
  return [...discord.world.commands.values()].filter((command) => isOffered(discord, command, channel, userId));
}

function isOffered(discord: Discord, { json, guildId }: Command, channel: Channel, userId: Id): boolean {
  if (channel.kind === 'conversation') return guildId === null && isMeantFor(json, InteractionContextType.BotDM);
  const { world } = discord;
  return (
    world.guilds.get(channel.guildId)?.hasCommands === true &&
    (guildId === null || guildId === channel.guildId) &&
    isMeantFor(json, InteractionContextType.Guild) &&
    isGranted(discord, json, channel, userId)
  );
}

function isMeantFor({ contexts, dm_permission }: APIApplicationCommand, context: InteractionContextType): boolean {
  if (contexts != null) return contexts.includes(context);
  return context === InteractionContextType.Guild || dm_permission !== false;
}

function isGranted({ world }: Discord, json: APIApplicationCommand, channel: Channel, userId: Id): boolean {
  if (!may(world, channel, userId, 'UseApplicationCommands')) return false;
  if (json.default_member_permissions == null) return true;
  // "0" means: nobody but administrators.
  const needed = BigInt(json.default_member_permissions) || permissionBits(['Administrator']);
  return (channelPermissions(world, channel, userId) & needed) === needed;
}
