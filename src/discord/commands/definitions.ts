/** The slash commands as they are registered with Discord, in every language. */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
  type Locale,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { GameOption } from '#engine/options.ts';
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

function named(pick: (texts: Texts) => Text) {
  const { name, description } = pick(wordsIn('en').bot.commands);
  return {
    name,
    description,
    name_localizations: localised(({ bot }) => pick(bot.commands).name),
    description_localizations: localised(({ bot }) => pick(bot.commands).description),
  };
}

const { Integer, String: Text, Subcommand } = ApplicationCommandOptionType;

const clockChoices = () =>
  CLOCKS.map((clock) => ({
    name: clockName(clock, wordsIn('en')),
    name_localizations: localised((words) => clockName(clock, words)),
    value: clockKey(clock),
  }));

const levelChoices = () =>
  LEVELS.map((level) => ({
    name: wordsIn('en').bot.computers.levels[level].title,
    name_localizations: localised(({ bot }) => bot.computers.levels[level].title),
    value: level,
  }));

/** The option's name is its id, by which the bot finds it. */
const gameOption =
  (game: GameId) =>
  (option: GameOption): APIApplicationCommandBasicOption => ({
    name: option.id,
    description: optionWordsOf(game, option, wordsIn('en')).about,
    description_localizations: localised((words) => optionWordsOf(game, option, words).about),
    type: Text,
    choices: option.choices.map((choice) => ({
      name: choiceName(game, option, choice, wordsIn('en')),
      name_localizations: localised((words) => choiceName(game, option, choice, words)),
      value: choice,
    })),
  });

function openingOptions(game: GameId): APIApplicationCommandBasicOption[] {
  const { min, max } = gameOf(game).seats;
  const languages = LANGUAGES.map((language) => ({ name: wordsIn(language).bot.languageName, value: language }));
  return [
    { ...named(({ opening }) => opening.options.players), type: Integer, min_value: min, max_value: max },
    { ...named(({ opening }) => opening.options.computers), type: Integer, min_value: 0, max_value: max - 1 },
    { ...named(({ opening }) => opening.options.level), type: Text, choices: levelChoices() },
    { ...named(({ opening }) => opening.options.clock), type: Text, choices: clockChoices() },
    { ...named(({ opening }) => opening.options.language), type: Text, choices: languages },
    ...gameOf(game).options.map(gameOption(game)),
  ];
}

function descriptionOf(game: GameId, words: Words): string {
  return words.bot.commands.opening.description({ game: presentationOf(game).words.title(words) });
}

/** The command's name is the game's id in every language: sentences and players use it. */
const openingCommand = (game: GameId): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  name: game,
  description: descriptionOf(game, wordsIn('en')),
  description_localizations: localised((words) => descriptionOf(game, words)),
  options: openingOptions(game),
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
});

const SUBCOMMANDS = ['hand', 'board', 'recap', 'rules', 'record', 'settings', 'leave', 'stop', 'verify'] as const;

function subcommand(name: (typeof SUBCOMMANDS)[number]): APIApplicationCommandSubcommandOption {
  const plain = { ...named((texts) => texts.game[name]), type: Subcommand } as const;
  if (name !== 'rules') return plain;
  return {
    ...plain,
    options: [{ ...named((texts) => texts.game.rules.options.topic), type: Text, autocomplete: true }],
  };
}

/** Also in a conversation with the bot: a turn can be played from there. */
const gameCommand = (): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  ...named((texts) => texts.game),
  options: SUBCOMMANDS.map(subcommand),
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
});

export const commandDefinitions = (games: readonly GameId[]): RESTPostAPIChatInputApplicationCommandsJSONBody[] => [
  ...games.map(openingCommand),
  gameCommand(),
];
