import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import type { Json } from '../wire/json.ts';
import { Cannot } from './cannot.ts';
import { idOf, type Picked } from './picked.ts';
import type { Resolution } from './resolution.ts';

/** What a person fills in: text, a number, yes or no, somebody or something with an id, or a file. */
type OptionValue = Picked | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** The parts of an option's description that bound its value; every type has some of them. */
interface OptionRules {
  readonly name: string;
  readonly type: Type;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[];
  readonly options?: readonly OptionRules[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
}

const bad = (name: string, problem: string): Cannot => new Cannot('bad-option', `option ${name}: ${problem}`);

/** What was given to a command. */
export interface Given {
  readonly values: OptionValues;
  readonly resolution: Resolution;
  /** The option that is still being typed. */
  readonly focused: string | null;
}

/** `options` of a slash command's data; `path` leads from those offered to the ones that are filled in. */
export function optionsJson(offered: readonly OptionRules[], path: readonly string[], given: Given): Json[] {
  const [step, ...rest] = path;
  if (step === undefined) return leaves(offered, given);
  const branch = offered.find(({ name, type }) => name === step && isBranch(type));
  if (branch === undefined) throw new Cannot('no-such-command', `there is no subcommand ${step}`);
  return [{ name: branch.name, type: branch.type, options: optionsJson(branch.options ?? [], rest, given) }];
}

const isBranch = (type: Type): boolean => type === Type.Subcommand || type === Type.SubcommandGroup;

function leaves(offered: readonly OptionRules[], { values, resolution, focused }: Given): Json[] {
  if (offered.some(({ type }) => isBranch(type))) throw new Cannot('no-such-command', 'choose a subcommand');
  for (const name of Object.keys(values)) {
    if (!offered.some((option) => option.name === name)) throw bad(name, 'there is none of this name');
  }
  const missing = focused === null && offered.find(({ name, required }) => required === true && !(name in values));
  if (missing) throw bad(missing.name, 'must be filled in');
  return offered.flatMap((option) => {
    const value = values[option.name];
    if (value === undefined) return [];
    if (option.name === focused) return [focusedJson(option, value)];
    return [{ name: option.name, type: option.type, value: checkedValue(option, value, resolution) }];
  });
}

/** While it is being typed an option holds any text. */
function focusedJson(option: OptionRules, value: OptionValue): Json {
  if (option.autocomplete !== true) throw bad(option.name, 'suggests nothing');
  return { name: option.name, type: option.type, value: String(value), focused: true };
}

function checkedValue(option: OptionRules, value: OptionValue, resolution: Resolution): string | number | boolean {
  switch (option.type) {
    case Type.String:
      return checkedText(option, value);
    case Type.Integer:
    case Type.Number:
      return checkedNumber(option, value);
    case Type.Boolean:
      if (typeof value !== 'boolean') throw bad(option.name, 'takes yes or no');
      return value;
    case Type.Attachment:
      if (typeof value !== 'object' || !('bytes' in value)) throw bad(option.name, 'takes a file');
      return resolution.file(value);
    default:
      return resolvedId(option, value, resolution);
  }
}

function resolvedId({ name, type }: OptionRules, value: OptionValue, resolution: Resolution): string {
  const id = idOf(value);
  if (id === null) throw bad(name, 'takes somebody or something that has an id');
  switch (type) {
    case Type.User:
      return resolution.user(id);
    case Type.Channel:
      return resolution.channel(id);
    case Type.Role:
      return resolution.role(id);
    case Type.Mentionable:
      return resolution.userOrRole(id);
    default:
      throw new Error(`the emulator knows no option of type ${type}`);
  }
}

function checkedText(option: OptionRules, value: OptionValue): string {
  if (typeof value !== 'string') throw bad(option.name, 'takes text');
  const { min_length = 0, max_length = 6_000 } = option;
  if (value.length < min_length || value.length > max_length) {
    throw bad(option.name, `takes ${min_length} to ${max_length} characters`);
  }
  return chosen(option, value);
}

function checkedNumber(option: OptionRules, value: OptionValue): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw bad(option.name, 'takes a number');
  if (option.type === Type.Integer && !Number.isInteger(value)) throw bad(option.name, 'takes a whole number');
  const { min_value = -(2 ** 53), max_value = 2 ** 53 } = option;
  if (value < min_value || value > max_value) throw bad(option.name, `takes ${min_value} to ${max_value}`);
  return chosen(option, value);
}

function chosen<V extends string | number>({ name, choices = [] }: OptionRules, value: V): V {
  if (choices.length > 0 && !choices.some((choice) => choice.value === value)) {
    throw bad(name, `takes one of ${choices.map((choice) => choice.value).join(', ')}`);
  }
  return value;
}
