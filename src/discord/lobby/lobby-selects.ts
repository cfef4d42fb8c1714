/** The lists of a lobby. */
import { LANGUAGES, wordsIn } from '#i18n/words.ts';
import { gameOf, moduleOf } from '#tables/rulebook.ts';
import { LEVELS } from '#tables/seats/computers.ts';
import type { TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import type { Reader } from '../readers/reader.ts';
import { customId } from '../wire/custom-id.ts';
import { type Block, type Choice, select } from '../wire/message.ts';
import { CLOCKS, clockAbout, clockKey, clockName } from './clocks.ts';

export const isFull = ({ places, options }: TableView): boolean => places.length >= options.seats;

function computerSelect(view: TableView, { words }: Reader): Block {
  const { lobby, computers } = words.bot;
  return select({
    id: customId('lobby-add', { table: view.id, fresh: String(view.places.length) }),
    placeholder: isFull(view) ? lobby.fullForComputers : lobby.addComputer,
    options: LEVELS.map((level) => ({
      value: level,
      label: computers.levels[level].title,
      description: computers.levels[level].about,
      emoji: '🤖',
    })),
    disabled: isFull(view),
  });
}

function colourSelect({ id, game, places }: TableView, { words }: Reader): Block {
  const { colourName, sign } = presentationOf(game).words;
  const options = moduleOf(game)
    .colours.filter((colour) => !places.some((place) => place.colour === colour))
    .map((colour) => ({ value: colour, label: colourName(colour, words), emoji: sign(colour) }));
  const none = [{ value: 'none', label: words.bot.lobby.noColour }];
  return select({
    id: customId('lobby-colour', { table: id, fresh: places.map(({ colour }) => colour).join('-') }),
    placeholder: words.bot.lobby.colour,
    options: options.length === 0 ? none : options,
    disabled: options.length === 0,
  });
}

/** None if the game has only one number of seats. */
function seatsSelect({ id, game, options }: TableView, { words }: Reader): Block[] {
  const { min, max } = gameOf(game).seats;
  if (min === max) return [];
  const choices = Array.from({ length: max - min + 1 }, (_, index) => ({
    value: String(min + index),
    label: words.bot.lobby.seatCount({ count: min + index }),
    selected: min + index === options.seats,
  }));
  return [select({ id: customId('lobby-seats', { table: id }), placeholder: words.bot.lobby.seats, options: choices })];
}

function clockSelect({ id, options }: TableView, { words }: Reader): Block {
  const current = clockKey(options.clock);
  return select({
    id: customId('lobby-clock', { table: id }),
    placeholder: words.bot.lobby.clock,
    options: CLOCKS.map((clock) => ({
      value: clockKey(clock),
      label: clockName(clock, words),
      description: clockAbout(clock, words),
      selected: clockKey(clock) === current,
    })),
  });
}

/** None if there is only one language. */
function languageSelect({ id, options }: TableView, { words }: Reader): Block[] {
  if (LANGUAGES.length < 2) return [];
  const choices = LANGUAGES.map((language) => ({
    value: language,
    label: wordsIn(language).bot.languageName,
    selected: language === options.language,
  }));
  return [
    select({ id: customId('lobby-language', { table: id }), placeholder: words.bot.lobby.language, options: choices }),
  ];
}

/** Removes players who have not come; the host can leave by themselves. */
function freeSelect(view: TableView, { names, words }: Reader): Block[] {
  const sign = (colour: string): string => presentationOf(view.game).words.sign(colour);
  const options = view.places.flatMap(({ occupant, colour }, seat): Choice[] => {
    if (occupant.kind !== 'person' || occupant.person === view.host) return [];
    return [{ value: occupant.person, label: names[seat] ?? '', emoji: sign(colour) }];
  });
  const id = customId('lobby-free', { table: view.id, fresh: String(view.places.length) });
  return options.length === 0 ? [] : [select({ id, placeholder: words.bot.lobby.freeSeat, options })];
}

export const lobbySelects = (view: TableView, reader: Reader): Block[] => [
  computerSelect(view, reader),
  ...freeSelect(view, reader),
  colourSelect(view, reader),
  ...seatsSelect(view, reader),
  clockSelect(view, reader),
  ...languageSelect(view, reader),
];
