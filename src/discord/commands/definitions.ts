/** The slash commands as they are registered with Discord, in every language. */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
  type Locale,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { askedOptions, type GameOption } from '#engine/options.ts';
import type { SpokenLanguage } from '#i18n/languages.ts';
import { LANGUAGES, type Words, wordsIn } from '#i18n/words.ts';
import { type GameId, gameOf } from '#tables/rulebook.ts';
import { LEVELS } from '#tables/seats/computers.ts';
import { presentationOf } from '../games/index.ts';
import { choiceName, optionWordsOf } from '../games/option-words.ts';
import { CLOCKS, clockKey, clockName } from '../lobby/clocks.ts';

/** Discord's names of our languages. English is the default for all others. */
const LOCALES: Readonly<Record<SpokenLanguage, readonly `${Locale}`[]>> = { en: [] };

type Texts = Words['bot']['commands'];
type Text = { readonly name: string; readonly description: string };

const localised = (pick: (words: Words) => string): Partial<Record<`${Locale}`, string>> =>
  Object.fromEntries(LANGUAGES.flatMap((each) => LOCALES[each].map((locale) => [locale, pick(wordsIn(each))])));

function named(words: Words, pick: (texts: Texts) => Text) {
  const { name, description } = pick(words.bot.commands);
  return {
    name,
    description,
    name_localizations: localised(({ bot }) => pick(bot.commands).name),
    description_localizations: localised(({ bot }) => pick(bot.commands).description),
  };
}

const { Integer, String: Text, Subcommand } = ApplicationCommandOptionType;

const clockChoices = (words: Words) =>
  CLOCKS.map((clock) => ({
    name: clockName(clock, words),
    name_localizations: localised((other) => clockName(clock, other)),
    value: clockKey(clock),
  }));

const levelChoices = (words: Words) =>
  LEVELS.map((level) => ({
    name: words.bot.computers.levels[level].title,
    name_localizations: localised(({ bot }) => bot.computers.levels[level].title),
    value: level,
  }));

/** The option's name is its id, by which the bot finds it. */
const gameOption =
  (game: GameId, words: Words) =>
  (option: GameOption): APIApplicationCommandBasicOption => ({
    name: option.id,
    description: optionWordsOf(game, option, words).about,
    description_localizations: localised((other) => optionWordsOf(game, option, other).about),
    type: Text,
    choices: option.choices.map((choice) => ({
      name: choiceName(game, option, choice, words),
      name_localizations: localised((other) => choiceName(game, option, choice, other)),
      value: choice,
    })),
  });

/** None if there is only one language. */
function languageOption(words: Words): APIApplicationCommandBasicOption[] {
  if (LANGUAGES.length < 2) return [];
  const choices = LANGUAGES.map((language) => ({ name: wordsIn(language).bot.languageName, value: language }));
  return [{ ...named(words, ({ opening }) => opening.options.language), type: Text, choices }];
}

function openingOptions(game: GameId, words: Words): APIApplicationCommandBasicOption[] {
  const { min, max } = gameOf(game).seats;
  return [
    { ...named(words, ({ opening }) => opening.options.players), type: Integer, min_value: min, max_value: max },
    { ...named(words, ({ opening }) => opening.options.computers), type: Integer, min_value: 0, max_value: max - 1 },
    { ...named(words, ({ opening }) => opening.options.level), type: Text, choices: levelChoices(words) },
    { ...named(words, ({ opening }) => opening.options.clock), type: Text, choices: clockChoices(words) },
    ...languageOption(words),
    ...askedOptions(gameOf(game).options).map(gameOption(game, words)),
  ];
}

function descriptionOf(game: GameId, words: Words): string {
  return words.bot.commands.opening.description({ game: presentationOf(game).words.title(words) });
}

/** The command's name is the game's id in every language: sentences and players use it. */
const openingCommand = (game: GameId, words: Words): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  name: game,
  description: descriptionOf(game, words),
  description_localizations: localised((other) => descriptionOf(game, other)),
  options: openingOptions(game, words),
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
});

const SUBCOMMANDS = [
  'tables',
  'hand',
  'board',
  'recap',
  'rules',
  'record',
  'settings',
  'leave',
  'stop',
  'verify',
  'about',
  'help',
  'invite',
  'feedback',
  'privacy',
] as const;

function subcommand(name: (typeof SUBCOMMANDS)[number], words: Words): APIApplicationCommandSubcommandOption {
  const plain = { ...named(words, (texts) => texts.game[name]), type: Subcommand } as const;
  if (name !== 'rules') return plain;
  return {
    ...plain,
    options: [{ ...named(words, (texts) => texts.game.rules.options.topic), type: Text, autocomplete: true }],
  };
}

/** Also in a conversation with the bot: a turn can be played from there. */
const gameCommand = (words: Words): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  ...named(words, (texts) => texts.game),
  options: SUBCOMMANDS.map((name) => subcommand(name, words)),
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
});

/** A command of its own: Discord lets servers show or hide whole commands only. */
const adminCommand = (words: Words): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  ...named(words, (texts) => texts.admin),
  default_member_permissions: String(PermissionFlagsBits.ManageGuild),
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
});

/** `words`: what people read whose language we don't speak. */
export const commandDefinitions = (
  games: readonly GameId[],
  words: Words = wordsIn('en'),
): RESTPostAPIChatInputApplicationCommandsJSONBody[] => [
  ...games.map((game) => openingCommand(game, words)),
  gameCommand(words),
  adminCommand(words),
];
