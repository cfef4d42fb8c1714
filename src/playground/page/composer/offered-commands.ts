/** Slash commands as they are typed: each subcommand by itself, in the typist's language. */
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type LocalizationMap,
} from 'discord-api-types/v10';

export interface OfferedCommand {
  /** What the bot calls it: `game start`. */
  readonly path: string;
  /** What is typed: the same in the typist's language. */
  readonly shown: string;
  readonly description: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
}

interface Localized {
  readonly name: string;
  readonly name_localizations?: LocalizationMap | null;
  readonly description?: string;
  readonly description_localizations?: LocalizationMap | null;
}

type Texts = Readonly<Record<string, string | null | undefined>>;

export function localizedName({ name, name_localizations }: Localized, locale: string): string {
  return (name_localizations as Texts | null | undefined)?.[locale] ?? name;
}

export function localizedDescription(
  { description = '', description_localizations }: Localized,
  locale: string,
): string {
  return (description_localizations as Texts | null | undefined)?.[locale] ?? description;
}

export function offeredCommands(commands: readonly APIApplicationCommand[], locale: string): OfferedCommand[] {
  return commands
    .filter(({ type }) => type === ApplicationCommandType.ChatInput)
    .flatMap((command) => leavesOf(command, command.options ?? [], '', '', locale))
    .sort((a, b) => a.shown.localeCompare(b.shown));
}

function leavesOf(
  named: Localized,
  options: readonly APIApplicationCommandOption[],
  before: string,
  shownBefore: string,
  locale: string,
): OfferedCommand[] {
  const path = `${before}${named.name}`;
  const shown = `${shownBefore}${localizedName(named, locale)}`;
  const branches = options.filter(isBranch);
  if (branches.length > 0) {
    return branches.flatMap((branch) => leavesOf(branch, branch.options ?? [], `${path} `, `${shown} `, locale));
  }
  return [{ path, shown, description: localizedDescription(named, locale), options: options.filter(isLeaf) }];
}

type Branch = Exclude<APIApplicationCommandOption, APIApplicationCommandBasicOption>;

function isBranch(option: APIApplicationCommandOption): option is Branch {
  const { type } = option;
  return type === ApplicationCommandOptionType.Subcommand || type === ApplicationCommandOptionType.SubcommandGroup;
}

function isLeaf(option: APIApplicationCommandOption): option is APIApplicationCommandBasicOption {
  return !isBranch(option);
}

/** Those whose words begin with what was typed so far, best first. */
export function matchingCommands(commands: readonly OfferedCommand[], typed: string): OfferedCommand[] {
  const wanted = typed.toLowerCase();
  const starting = commands.filter(({ shown }) => shown.toLowerCase().startsWith(wanted));
  const inside = commands.filter(
    ({ shown }) => !starting.some((each) => each.shown === shown) && shown.includes(wanted),
  );
  return [...starting, ...inside];
}
