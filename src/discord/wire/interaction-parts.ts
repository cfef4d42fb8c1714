/** What the bot reads from an interaction: who sent it, and what they chose or typed. */
import {
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type BaseInteraction,
  type ChatInputCommandInteraction,
  type CommandInteractionOption,
  GuildMember,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import { channelId, guildId, personId, roleId } from '#tables/ids.ts';
import type { TypedCommand } from '../commands/command.ts';
import { unlinked } from '../readers/unlinked.ts';
import type { Sender } from './route.ts';
import { toldRoles } from './told-roles.ts';

export function senderOf(interaction: BaseInteraction): Sender {
  return {
    person: personId(interaction.user.id),
    channel: channelId(interaction.channelId ?? ''),
    guild: interaction.guildId === null ? null : guildId(interaction.guildId),
    name: nameOf(interaction),
    isBotHere: interaction.guildId === null || interaction.guild !== null,
    interactionId: interaction.id,
    locale: interaction.locale,
    botPermissions: interaction.appPermissions.bitfield,
    isModerator: interaction.memberPermissions?.has(PermissionFlagsBits.ManageMessages) ?? false,
    isManager: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    roles: rolesOf(interaction).map(roleId),
  };
}

const rolesOf = ({ member }: BaseInteraction): readonly string[] =>
  member instanceof GuildMember ? toldRoles(member) : (member?.roles ?? []);

const nameOf = ({ member, user }: BaseInteraction): string =>
  unlinked(member instanceof GuildMember ? member.displayName : user.displayName);

export function fieldsOf(interaction: ModalSubmitInteraction): Record<string, string> {
  const typed = [...interaction.fields.fields.values()];
  return Object.fromEntries(
    typed.flatMap((field) => ('value' in field ? [[field.customId, String(field.value)]] : [])),
  );
}

/** Bots can't be chosen as players. */
export function valuesOf(interaction: MessageComponentInteraction | ModalSubmitInteraction): readonly string[] {
  if (interaction.isUserSelectMenu()) return interaction.values.filter((id) => interaction.users.get(id)?.bot !== true);
  return interaction.isAnySelectMenu() ? interaction.values : [];
}

type Typed = ChatInputCommandInteraction | AutocompleteInteraction;

function givenIn({ options: { data } }: Typed): readonly CommandInteractionOption[] {
  const [first] = data;
  return first?.options ?? data;
}

export const optionsOf = (interaction: Typed): TypedCommand['options'] =>
  Object.fromEntries(givenIn(interaction).flatMap(({ name, value }) => (value == null ? [] : [[name, value]])));

/** The text typed so far; null if it is none, and then no text fits. */
export function typedIn(interaction: AutocompleteInteraction): string | null {
  const option = givenIn(interaction).find(({ focused }) => focused);
  return option?.type === ApplicationCommandOptionType.String ? String(option.value ?? '') : null;
}

export function pathOf(interaction: Typed): string {
  const sub = interaction.options.getSubcommand(false);
  return sub === null ? interaction.commandName : `${interaction.commandName} ${sub}`;
}
