import { chatName, commandOptions } from './command-options.ts';
import { at, type ErrorTree, mergeAll, refuseRepeats } from './error-tree.ts';
import { localizations } from './locale.ts';
import {
  COMMAND_NAME_DUPLICATED,
  COMMAND_TOO_LARGE,
  CONTEXT_MENU_HAS_NONE,
  NOT_LIST,
  NOT_OBJECT,
  notChosen,
  REQUIRED,
} from './refusals.ts';
import { isObject, object, omittable, optional, type Rule } from './rule.ts';
import { bitfield, boolean, choice, codePoints, set, snowflake, text } from './scalar.ts';

interface Command {
  readonly type?: number | null;
  readonly name?: string | null;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly description?: string | null;
  readonly description_localizations?: Readonly<Record<string, string>> | null;
  readonly options?: readonly Option[] | null;
}

interface Option extends Command {
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[] | null;
}

const CHAT = 1;
const TYPES = [1, 2, 3, 4] as const;
const MAX_CHARACTERS = 8000;

/** How many an application may have of each type, in one server or globally. Over it the code is 30032. */
const MAX_COMMANDS: Readonly<Record<number, number>> = { 1: 100, 2: 15, 3: 15, 4: 1 };

const SETTINGS = {
  id: optional(snowflake),
  type: optional(choice(TYPES)),
  options: optional(commandOptions),
  default_member_permissions: optional(bitfield),
  default_permission: optional(boolean),
  dm_permission: optional(boolean),
  nsfw: optional(boolean),
  contexts: optional(set(choice([0, 1, 2]), 1, 3)),
  integration_types: optional(set(choice([0, 1]), 1, 2)),
  handler: optional(choice([1, 2])),
};

const chatCommand = (required: (rule: Rule) => Rule): Rule =>
  object<Command>(
    {
      ...SETTINGS,
      name: required(chatName),
      name_localizations: localizations(chatName),
      description: required(text(1, 100)),
      description_localizations: localizations(text(1, 100)),
    },
    refuseOversize,
  );

/** In a user's or a message's menu: any name, neither description nor options. */
const menuCommand = (required: (rule: Rule) => Rule): Rule =>
  object<Command>(
    {
      ...SETTINGS,
      name: required(text(1, 32)),
      name_localizations: localizations(text(1, 32)),
      description: optional(text(0, 100)),
      description_localizations: localizations(text(1, 100)),
    },
    refuseMenuExtras,
  );

const asIs = (rule: Rule): Rule => rule;

const COMMAND_RULES = {
  chat: chatCommand(asIs),
  menu: menuCommand(asIs),
  chatEdit: chatCommand(omittable),
  menuEdit: menuCommand(omittable),
};

function refuseMenuExtras({ description, options }: Command): ErrorTree | null {
  return mergeAll([
    description ? { description: CONTEXT_MENU_HAS_NONE } : null,
    options?.length ? { options: CONTEXT_MENU_HAS_NONE } : null,
  ]);
}

function refuseOversize(command: Command): ErrorTree | null {
  return size(command) > MAX_CHARACTERS ? COMMAND_TOO_LARGE : null;
}

/** Names, descriptions and values over the whole tree; of each text its longest localisation counts. */
function size(part: Option): number {
  let characters = longest(part.name, part.name_localizations);
  characters += longest(part.description, part.description_localizations);
  for (const { name, value } of part.choices ?? []) characters += codePoints(name) + codePoints(String(value));
  for (const option of part.options ?? []) characters += size(option);
  return characters;
}

const longest = (
  text: string | null | undefined,
  localized: Readonly<Record<string, string>> | null | undefined,
): number => Math.max(codePoints(text ?? ''), ...Object.values(localized ?? {}).map(codePoints));

export function validateCommand(body: unknown): ErrorTree | null {
  if (!isObject(body)) return NOT_OBJECT;
  const { type: sent } = body;
  const type = sent ?? CHAT;
  if (!TYPES.some((known) => known === type)) return { type: notChosen(TYPES) };
  return (type === CHAT ? COMMAND_RULES.chat : COMMAND_RULES.menu)(body);
}

/** An edit does not say the command's type, and cannot change it. */
export function validateCommandEdit(body: unknown, existing: { readonly type: number }): ErrorTree | null {
  if (!isObject(body)) return NOT_OBJECT;
  return (existing.type === CHAT ? COMMAND_RULES.chatEdit : COMMAND_RULES.menuEdit)(body);
}

/** The list that replaces all commands at once; complaints are told by index. */
export function validateCommands(body: unknown): ErrorTree | null {
  if (body === undefined || body === null) return REQUIRED;
  if (!Array.isArray(body)) return NOT_LIST;
  const wrong = mergeAll(
    body.map((command: unknown, index) => {
      const tree = validateCommand(command);
      return tree === null ? null : at([index], tree);
    }),
  );
  return wrong ?? refuseRepeatedNames(body);
}

function refuseRepeatedNames(commands: readonly Command[]): ErrorTree | null {
  const keys = commands.map(({ type, name }) => `${type ?? CHAT} ${name}`);
  return refuseRepeats(keys, () => COMMAND_NAME_DUPLICATED);
}

/** Discord's answer is a code of its own, 30032. */
export function hasTooManyCommands(commands: readonly { readonly type?: number | null }[]): boolean {
  return TYPES.some(
    (kind) => commands.filter(({ type }) => (type ?? CHAT) === kind).length > (MAX_COMMANDS[kind] ?? 0),
  );
}
