import { type APIApplicationCommand, type ApplicationCommandType, InteractionContextType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { channelPermissions, may } from '../world/permissions.ts';
import { userOf } from '../world/users.ts';
import type { Channel, Id } from '../world/world.ts';
import { Cannot } from './cannot.ts';

/** The commands a person is offered in a channel; one of a guild hides a global one of the same name. */
export function commandsFor(discord: Discord, channel: Channel, userId: Id): APIApplicationCommand[] {
  const { world } = discord;
  const guildId = channel.kind === 'conversation' ? null : channel.guildId;
  if (guildId !== null && !world.guilds.get(guildId)?.members.has(world.application.id)) return [];
  const all = [...world.commands.values()];
  const local = all.filter((command) => guildId !== null && command.guildId === guildId).map(({ json }) => json);
  const global = all.filter((command) => command.guildId === null).map(({ json }) => json);
  const visible = global.filter((json) => !local.some(({ name, type }) => name === json.name && type === json.type));
  return [...local, ...visible]
    .filter((json) => isOfferedIn(json, channel))
    .filter((json) => isGrantedTo(discord, json, channel, userId));
}

function isOfferedIn({ contexts, dm_permission }: APIApplicationCommand, channel: Channel): boolean {
  const context = channel.kind === 'conversation' ? InteractionContextType.BotDM : InteractionContextType.Guild;
  if (contexts != null) return contexts.includes(context);
  return context === InteractionContextType.Guild || dm_permission !== false;
}

function isGrantedTo({ world }: Discord, json: APIApplicationCommand, channel: Channel, userId: Id): boolean {
  if (channel.kind === 'conversation') return true;
  if (!may(world, channel, userId, 'UseApplicationCommands')) return false;
  const needed = json.default_member_permissions;
  if (needed == null) return true;
  // "0" means: nobody but administrators.
  const permissions = channelPermissions(world, channel, userId);
  return BigInt(needed) === 0n ? (permissions & 8n) !== 0n : (permissions & BigInt(needed)) === BigInt(needed);
}

/** A command by the name the person reads: their language's, or the original one. */
export function commandNamed(
  discord: Discord,
  channel: Channel,
  userId: Id,
  name: string,
  type: ApplicationCommandType,
): APIApplicationCommand {
  const offered = commandsFor(discord, channel, userId).filter((json) => json.type === type);
  const { locale } = userOf(discord.world, userId);
  const localized = (json: APIApplicationCommand) =>
    (json.name_localizations as Record<string, string> | null)?.[locale];
  const command = offered.find((json) => json.name === name) ?? offered.find((json) => localized(json) === name);
  if (command !== undefined) return command;
  const names = offered.map((json) => json.name).join(', ') || 'none';
  throw new Cannot('no-such-command', `there is no command ${name} here; there is: ${names}`);
}
