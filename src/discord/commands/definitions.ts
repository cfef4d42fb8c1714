/** The slash commands as Discord is told of them, in every language there is. */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
  type Locale,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { LANGUAGES, type Language, type Words, wordsIn } from '#i18n/words.ts';
import { DECISION_HOURS } from '#tables/options.ts';
import { GAME_IDS, type GameId, gameOf } from '#tables/rulebook.ts';

/** What Discord calls our languages. English is what everybody else sees. */
const LOCALES: Readonly<Record<Language, readonly `${Locale}`[]>> = { en: [] };

type Texts = Words['bot']['commands'];
type Text = { readonly name: string; readonly description: string };

const localised = (pick: (texts: Texts) => string): Partial<Record<`${Locale}`, string>> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => LOCALES[language].map((locale) => [locale, pick(wordsIn(language).bot.commands)])),
  );

function named(pick: (texts: Texts) => Text) {
  const { name, description } = pick(wordsIn('en').bot.commands);
  return {
    name,
    description,
    name_localizations: localised((texts) => pick(texts).name),
    description_localizations: localised((texts) => pick(texts).description),
  };
}

const { Integer, String: Text, Subcommand } = ApplicationCommandOptionType;

function clockChoices() {
  const { clocks } = wordsIn('en').bot;
  const translated = (say: (words: Words['bot']['clocks']) => string) =>
    Object.fromEntries(
      LANGUAGES.flatMap((each) => LOCALES[each].map((locale) => [locale, say(wordsIn(each).bot.clocks)])),
    );
  return [
    { name: clocks.none, name_localizations: translated(({ none }) => none), value: 'none' },
    ...DECISION_HOURS.map((hours) => ({
      name: clocks.decision({ hours }),
      name_localizations: translated(({ decision }) => decision({ hours })),
      value: `decision-${hours}`,
    })),
    ...[72, 168].map((hours) => ({
      name: clocks.budget({ hours }),
      name_localizations: translated(({ budget }) => budget({ hours })),
      value: `budget-${hours}`,
    })),
  ];
}

function openingOptions(game: GameId): APIApplicationCommandBasicOption[] {
  const { min, max } = gameOf(game).seats;
  const languages = LANGUAGES.map((language) => ({ name: wordsIn(language).bot.languageName, value: language }));
  return [
    { ...named((texts) => texts[game].options.players), type: Integer, min_value: min, max_value: max },
    { ...named((texts) => texts[game].options.computers), type: Integer, min_value: 0, max_value: max - 1 },
    { ...named((texts) => texts[game].options.clock), type: Text, choices: clockChoices() },
    { ...named((texts) => texts[game].options.language), type: Text, choices: languages },
  ];
}

const INSTALLED = { integration_types: [ApplicationIntegrationType.GuildInstall] } as const;

const openingCommand = (game: GameId): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  ...named((texts) => texts[game]),
  options: openingOptions(game),
  integration_types: [...INSTALLED.integration_types],
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

/** Of a conversation with the bot, too: a turn can be played from there. */
const gameCommand = (): RESTPostAPIChatInputApplicationCommandsJSONBody => ({
  ...named((texts) => texts.game),
  options: SUBCOMMANDS.map(subcommand),
  integration_types: [...INSTALLED.integration_types],
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
});

export const commandDefinitions = (): RESTPostAPIChatInputApplicationCommandsJSONBody[] => [
  ...GAME_IDS.map(openingCommand),
  gameCommand(),
];
