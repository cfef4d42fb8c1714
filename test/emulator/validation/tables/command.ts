import { atMost, between, type Case, numberAtMost, oneOf, REQUIRED, says, times, typeOneOf, x } from './case.ts';
import { command, commandOption, SNOWFLAKE, withOptions } from './payloads.ts';

const first = (below: object) => ({ options: { 0: below } }) as Case['tree'];
const second = (below: object) => ({ options: { 1: below } }) as Case['tree'];
const INVALID_NAME = { code: 'APPLICATION_COMMAND_INVALID_NAME', message: 'Command name is invalid' };
const NOT_MATCHED = { code: 'STRING_TYPE_REGEX', message: 'String value did not match validation regex.' };
const choice = (fields: object = {}) => ({ name: 'Urland', value: 'urland', ...fields });
const choices = (count: number) => times(count, (index) => choice({ name: `Game ${index}` }));
const named = (count: number) => times(count, (index) => commandOption({ name: `game-${index}` }));
const subcommand = (fields: object = {}) => ({ type: 1, name: 'new', description: 'A new game', ...fields });
const MENU = says('APPLICATION_COMMAND_CONTEXT_MENU_FIELD_INVALID', 'Context menu commands cannot have this field');
/** 10 characters of its own, then 18 options of 440 and one of 2 more than said: 7932 and the rest. */
const large = (rest: number) => ({
  name: 'play',
  description: 'a game',
  options: [
    ...times(18, (index) => ({
      type: 3,
      name: `option-${index + 10}`,
      description: x(91),
      choices: [choice({ name: x(100), value: x(100) }), choice({ name: x(99), value: x(41) })],
    })),
    { type: 3, name: 'no', description: x(rest) },
  ],
});

export const COMMAND_CASES: readonly Case[] = [
  {
    rule: 'a name is lower-case',
    broken: command({ name: 'Play' }),
    tree: { name: { _errors: [INVALID_NAME] } },
    inside: command({ name: 'spielen-für_2' }),
    spec: 'accepts',
  },
  {
    rule: 'a name has no blanks',
    broken: command({ name: 'play game' }),
    tree: { name: { _errors: [NOT_MATCHED, INVALID_NAME] } },
    inside: command({ name: 'खेल' }),
    spec: 'accepts',
  },
  {
    rule: 'a name has at most 32 characters',
    broken: command({ name: x(33) }),
    tree: { name: between(1, 32) },
    inside: command({ name: x(32) }),
    spec: 'refuses',
  },
  {
    rule: 'a slash command has a description',
    broken: command({ description: '' }),
    tree: { description: REQUIRED },
    inside: command({ description: 'x' }),
    spec: 'accepts',
  },
  {
    rule: 'a description has at most 100 characters',
    broken: command({ description: x(101) }),
    tree: { description: between(1, 100) },
    inside: command({ description: x(100) }),
    spec: 'refuses',
  },
  {
    rule: 'names are localised in languages that Discord has',
    broken: command({ name_localizations: { en: 'play' } }),
    tree: { name_localizations: { en: says('ENUM_TYPE_COERCE', 'Value "en" is not a valid enum value.') } },
    inside: command({ name_localizations: { 'en-GB': 'play' } }),
    spec: 'accepts',
  },
  {
    rule: 'localised names keep the rules of names',
    broken: command({ name_localizations: { de: 'Spielen' } }),
    tree: { name_localizations: { de: { _errors: [INVALID_NAME] } } },
    inside: command({ name_localizations: { de: 'spielen' } }),
    spec: 'accepts',
  },
  {
    rule: 'localised descriptions have at most 100 characters',
    broken: command({ description_localizations: { de: x(101) } }),
    tree: { description_localizations: { de: between(1, 100) } },
    inside: command({ description_localizations: { de: x(100) } }),
    spec: 'refuses',
  },
  {
    rule: 'there are four types of commands',
    broken: command({ type: 5 }),
    tree: { type: oneOf('(1, 2, 3, 4)') },
    inside: command({ type: 1 }),
    spec: 'refuses',
  },
  {
    rule: 'a menu command has no description',
    broken: { type: 2, name: 'Invite to a game', description: 'x' },
    tree: { description: MENU },
    inside: { type: 2, name: 'Invite to a game', description: '' },
    spec: 'accepts',
  },
  {
    rule: 'a menu command has no options',
    broken: { type: 3, name: 'Report', options: [commandOption()] },
    tree: { options: MENU },
    inside: { type: 3, name: 'Report', options: [] },
    spec: 'accepts',
  },
  {
    rule: 'at most 25 options',
    broken: withOptions(...named(26)),
    tree: { options: atMost(25) },
    inside: withOptions(...named(25)),
    spec: 'refuses',
  },
  {
    rule: 'there are eleven types of options',
    broken: withOptions(commandOption({ type: 12 })),
    tree: first(typeOneOf('(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)')),
    inside: withOptions(commandOption({ type: 11 })),
    spec: 'refuses',
  },
  {
    rule: "an option's name keeps the rules of names",
    broken: withOptions(commandOption({ name: 'The game' })),
    tree: first({ name: { _errors: [NOT_MATCHED, INVALID_NAME] } }),
    inside: withOptions(commandOption({ name: 'the-game' })),
    spec: 'accepts',
  },
  {
    rule: 'an option has a description',
    broken: withOptions(commandOption({ description: undefined })),
    tree: first({ description: REQUIRED }),
    inside: withOptions(commandOption()),
    spec: 'refuses',
  },
  {
    rule: 'required options come first',
    broken: withOptions(commandOption(), commandOption({ name: 'players', required: true })),
    tree: second(
      says(
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      ),
    ),
    inside: withOptions(commandOption({ required: true }), commandOption({ name: 'players' })),
    spec: 'accepts',
  },
  {
    rule: 'no two options have one name',
    broken: withOptions(commandOption(), commandOption()),
    tree: second(says('APPLICATION_COMMAND_OPTIONS_NAME_INVALID', 'Option name game is already used in these options')),
    inside: withOptions(commandOption(), commandOption({ name: 'other' })),
    spec: 'accepts',
  },
  {
    rule: 'subcommands and options do not mix',
    broken: withOptions(subcommand(), commandOption()),
    tree: second(
      says(
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        'Sub-command and sub-command group option types are mutually exclusive to all other types',
      ),
    ),
    inside: withOptions(subcommand({ options: [commandOption()] }), subcommand({ name: 'end' })),
    spec: 'accepts',
  },
  {
    rule: 'subcommands do not nest',
    broken: withOptions(subcommand({ options: [subcommand()] })),
    tree: first({ options: { 0: typeOneOf('(3, 4, 5, 6, 7, 8, 9, 10, 11)') } }),
    inside: withOptions({ ...subcommand(), type: 2, options: [subcommand()] }),
    spec: 'refuses',
  },
  {
    rule: 'at most 25 choices',
    broken: withOptions(commandOption({ choices: choices(26) })),
    tree: first({ choices: atMost(25) }),
    inside: withOptions(commandOption({ choices: choices(25) })),
    spec: 'refuses',
  },
  {
    rule: "a choice's name has at most 100 characters",
    broken: withOptions(commandOption({ choices: [choice({ name: x(101) })] })),
    tree: first({ choices: { 0: { name: between(1, 100) } } }),
    inside: withOptions(commandOption({ choices: [choice({ name: x(100) })] })),
    spec: 'refuses',
  },
  {
    rule: "a choice's text has at most 100 characters",
    broken: withOptions(commandOption({ choices: [choice({ value: x(101) })] })),
    tree: first({ choices: { 0: { value: between(1, 100) } } }),
    inside: withOptions(commandOption({ choices: [choice({ value: x(100) })] })),
    spec: 'accepts',
  },
  {
    rule: 'a choice among whole numbers is one',
    broken: withOptions(commandOption({ type: 4, choices: [choice({ value: 1.5 })] })),
    tree: first({ choices: { 0: { value: says('NUMBER_TYPE_COERCE', 'Value "1.5" is not int.') } } }),
    inside: withOptions(commandOption({ type: 4, choices: [choice({ value: 2 })] })),
    spec: 'accepts',
  },
  {
    rule: 'no two choices have one name',
    broken: withOptions(commandOption({ choices: [choice(), choice({ value: 'other' })] })),
    tree: first({
      choices: {
        1: says(
          'APPLICATION_COMMAND_OPTIONS_CHOICES_NAME_INVALID',
          'Choice name Urland is already used in these choices',
        ),
      },
    }),
    inside: withOptions(commandOption({ choices: [choice(), choice({ name: 'Other' })] })),
    spec: 'accepts',
  },
  {
    rule: 'an option is completed from choices or by the application',
    broken: withOptions(commandOption({ autocomplete: true, choices: [choice()] })),
    tree: first({
      autocomplete: says(
        'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID',
        'Autocomplete may not be set to true if choices are present',
      ),
    }),
    inside: withOptions(commandOption({ autocomplete: true, choices: [] })),
    spec: 'accepts',
  },
  {
    rule: 'the smallest number is not above the greatest',
    broken: withOptions(commandOption({ type: 4, min_value: 3, max_value: 2 })),
    tree: first({ min_value: numberAtMost(2) }),
    inside: withOptions(commandOption({ type: 4, min_value: 2, max_value: 2 })),
    spec: 'accepts',
  },
  {
    rule: 'the shortest text is not longer than the longest',
    broken: withOptions(commandOption({ min_length: 3, max_length: 2 })),
    tree: first({ min_length: numberAtMost(2) }),
    inside: withOptions(commandOption({ min_length: 2, max_length: 2 })),
    spec: 'accepts',
  },
  {
    rule: 'a text has at most 6000 characters',
    broken: withOptions(commandOption({ max_length: 6001 })),
    tree: first({ max_length: numberAtMost(6000) }),
    inside: withOptions(commandOption({ max_length: 6000 })),
    spec: 'refuses',
  },
  {
    rule: 'a command is usable somewhere',
    broken: command({ contexts: [] }),
    tree: { contexts: between(1, 3) },
    inside: command({ contexts: [0, 1, 2], integration_types: [0, 1] }),
    spec: 'refuses',
  },
  {
    rule: 'permissions are bits',
    broken: command({ default_member_permissions: 'ADMINISTRATOR' }),
    tree: { default_member_permissions: says('NUMBER_TYPE_COERCE', 'Value "ADMINISTRATOR" is not int.') },
    inside: command({ default_member_permissions: '8', id: SNOWFLAKE }),
    spec: 'refuses',
  },
  {
    rule: 'all texts of a command together have at most 8000 characters',
    broken: large(69),
    tree: says('APPLICATION_COMMAND_TOO_LARGE', 'Command exceeds maximum size (8000)'),
    inside: large(68),
    spec: 'accepts',
  },
];
