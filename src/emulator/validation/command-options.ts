import { channelTypes } from './channel.ts';
import { integerChoices, MAX_NUMBER, numberChoices, textChoices } from './command-choices.ts';
import { at, type ErrorTree, merge, mergeAll, refuseRepeats } from './error-tree.ts';
import { localizations } from './locale.ts';
import {
  CHOICES_OR_AUTOCOMPLETE,
  INVALID_COMMAND_NAME,
  notPattern,
  optionNameUsed,
  REQUIRED_AFTER_OPTIONAL,
  SUBCOMMANDS_AMONG_OPTIONS,
  tooBig,
} from './refusals.ts';
import { byType, type CrossCheck, checked, list, object, optional, type Rule } from './rule.ts';
import { boolean, decimal, integer, text } from './scalar.ts';

const OPTION_TYPE = {
  subcommand: 1,
  subcommandGroup: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

/** https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-naming */
const NAME_PATTERN = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** Of a slash command and of its options: no blanks, and the lower-case variant where there is one. */
export const chatName: Rule = checked<string>(text(1, 32), (name) => {
  if (!NAME_PATTERN.test(name)) return merge(notPattern, INVALID_COMMAND_NAME);
  return name === name.toLowerCase() ? null : INVALID_COMMAND_NAME;
});

const OPTION_BASE = {
  name: chatName,
  name_localizations: localizations(chatName),
  description: text(1, 100),
  description_localizations: localizations(text(1, 100)),
  required: optional(boolean),
};

interface Suggesting {
  readonly choices?: readonly object[] | null;
  readonly autocomplete?: boolean | null;
}

interface Ranged extends Suggesting {
  readonly min_value?: number | null;
  readonly max_value?: number | null;
}

interface Measured extends Suggesting {
  readonly min_length?: number | null;
  readonly max_length?: number | null;
}

const refuseBoth: CrossCheck<Suggesting> = ({ choices, autocomplete }) =>
  autocomplete === true && (choices?.length ?? 0) > 0 ? { autocomplete: CHOICES_OR_AUTOCOMPLETE } : null;

const exceeds = (min: number | null | undefined, max: number | null | undefined): max is number =>
  typeof min === 'number' && typeof max === 'number' && min > max;

const refuseValueRange: CrossCheck<Ranged> = ({ min_value, max_value }) =>
  exceeds(min_value, max_value) ? { min_value: tooBig(max_value) } : null;

const refuseLengthRange: CrossCheck<Measured> = ({ min_length, max_length }) =>
  exceeds(min_length, max_length) ? { min_length: tooBig(max_length) } : null;

const SUGGESTING = { ...OPTION_BASE, autocomplete: optional(boolean) };

const stringOption = object<Measured>(
  {
    ...SUGGESTING,
    choices: optional(textChoices),
    min_length: optional(integer(0, 6000)),
    max_length: optional(integer(1, 6000)),
  },
  refuseLengthRange,
  refuseBoth,
);

const numericOption = (choices: Rule, bound: Rule): Rule =>
  object<Ranged>(
    { ...SUGGESTING, choices: optional(choices), min_value: optional(bound), max_value: optional(bound) },
    refuseValueRange,
    refuseBoth,
  );

const plainOption = object(OPTION_BASE);

const VALUE_OPTIONS = {
  [OPTION_TYPE.string]: stringOption,
  [OPTION_TYPE.integer]: numericOption(integerChoices, integer(-MAX_NUMBER, MAX_NUMBER)),
  [OPTION_TYPE.boolean]: plainOption,
  [OPTION_TYPE.user]: plainOption,
  [OPTION_TYPE.channel]: object({ ...OPTION_BASE, channel_types: channelTypes }),
  [OPTION_TYPE.role]: plainOption,
  [OPTION_TYPE.mentionable]: plainOption,
  [OPTION_TYPE.number]: numericOption(numberChoices, decimal(-MAX_NUMBER, MAX_NUMBER)),
  [OPTION_TYPE.attachment]: plainOption,
};

interface CommandOption {
  readonly type: number;
  readonly name: string;
  readonly required?: boolean | null;
}

const isSubcommand = ({ type }: CommandOption): boolean =>
  type === OPTION_TYPE.subcommand || type === OPTION_TYPE.subcommandGroup;

/** Complains about each option for which `wrong` finds a reason, given those before it. */
const eachOption =
  (
    wrong: (option: CommandOption, before: readonly CommandOption[]) => ErrorTree | null,
  ): CrossCheck<readonly CommandOption[]> =>
  (options) =>
    mergeAll(
      options.map((option, index) => {
        const tree = wrong(option, options.slice(0, index));
        return tree === null ? null : at([index], tree);
      }),
    );

const refuseUsedNames: CrossCheck<readonly CommandOption[]> = (options) =>
  refuseRepeats(
    options.map(({ name }) => name),
    optionNameUsed,
  );

const refuseOrder = eachOption((option, before) =>
  option.required === true && before.some((other) => other.required !== true) ? REQUIRED_AFTER_OPTIONAL : null,
);

const refuseMixture = eachOption((option, before) =>
  before.some((other) => isSubcommand(other) !== isSubcommand(option)) ? SUBCOMMANDS_AMONG_OPTIONS : null,
);

const optionList = (kinds: Readonly<Record<number, Rule>>): Rule =>
  checked<readonly CommandOption[]>(list(byType(kinds), 0, 25), refuseMixture, refuseUsedNames, refuseOrder);

const subcommand = object({ ...OPTION_BASE, options: optional(optionList(VALUE_OPTIONS)) });

const subcommandGroup = object({
  ...OPTION_BASE,
  options: optional(optionList({ [OPTION_TYPE.subcommand]: subcommand })),
});

export const commandOptions: Rule = optionList({
  ...VALUE_OPTIONS,
  [OPTION_TYPE.subcommand]: subcommand,
  [OPTION_TYPE.subcommandGroup]: subcommandGroup,
});
