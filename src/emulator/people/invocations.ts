import { type APIApplicationCommand, ApplicationCommandType, InteractionType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import type { Json } from '../wire/json.ts';
import { messageJson } from '../wire/message.ts';
import { findMessage } from '../world/messages.ts';
import type { Channel, Id } from '../world/world.ts';
import { Cannot } from './cannot.ts';
import { type OptionValues, optionsJson } from './command-options.ts';
import { commandNamed } from './commands.ts';
import type { InteractionPlan } from './interaction-plan.ts';
import { Resolution } from './resolution.ts';

/** `command` as it is typed, with its subcommands: `game start`. With `focused` it is still being typed. */
export function slashInvocation(
  discord: Discord,
  channel: Channel,
  userId: Id,
  command: string,
  options: OptionValues,
  focused: string | null,
): InteractionPlan {
  const [name = '', ...path] = command.split(' ');
  const json = commandNamed(discord, channel, userId, name, ApplicationCommandType.ChatInput);
  const resolution = new Resolution(discord, channel);
  const given = optionsJson(json.options ?? [], path, { values: options, resolution, focused });
  return {
    type: focused === null ? InteractionType.ApplicationCommand : InteractionType.ApplicationCommandAutocomplete,
    commandName: [json.name, ...path].join(' '),
    data: { ...commandJson(json, channel), ...(given.length > 0 && { options: given }), ...resolution.json() },
  };
}

export type MenuTarget = { readonly kind: 'person'; readonly id: Id } | { readonly kind: 'message'; readonly id: Id };

export function menuInvocation(
  discord: Discord,
  channel: Channel,
  userId: Id,
  command: string,
  target: MenuTarget,
): InteractionPlan {
  const type = target.kind === 'person' ? ApplicationCommandType.User : ApplicationCommandType.Message;
  const json = commandNamed(discord, channel, userId, command, type);
  const resolution = new Resolution(discord, channel);
  if (target.kind === 'person') resolution.user(target.id);
  else resolveMessage(discord, channel, resolution, target.id);
  return {
    type: InteractionType.ApplicationCommand,
    commandName: json.name,
    data: { ...commandJson(json, channel), target_id: target.id, ...resolution.json() },
  };
}

function resolveMessage(discord: Discord, channel: Channel, resolution: Resolution, id: Id): void {
  const message = findMessage(discord.world, channel.id, id);
  if (message === null) throw new Cannot('not-visible', `message ${id} is gone`);
  resolution.message(id, messageJson(discord, message));
}

function commandJson({ id, name, type, guild_id }: APIApplicationCommand, channel: Channel): Json {
  const isLocal = channel.kind !== 'conversation' && guild_id !== undefined;
  return { id, name, type, ...(isLocal && { guild_id }) };
}
