/** The lists of a lobby. */
import { LANGUAGES, wordsIn } from '#i18n/words.ts';
import { gameOf, moduleOf } from '#tables/rulebook.ts';
import { LEVELS } from '#tables/seats/computers.ts';
import type { TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import type { Reader } from '../readers/reader.ts';
import { type Block, type Choice, personSelect, select } from '../wire/message.ts';
import { CLOCKS, clockAbout, clockKey, clockName } from './clocks.ts';
import { settingId } from './setting-id.ts';

export const isFull = ({ places, options }: TableView): boolean => places.length >= options.seats;

function computerSelect(view: TableView, { words }: Reader, fresh: string): Block {
  const { lobby, computers } = words.bot;
  return select({
    id: settingId(view, 'add', fresh),
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

export function colourSelect(view: TableView, { words }: Reader, fresh: string): Block {
  const { game, places } = view;
  const { colourName, sign } = presentationOf(game).words;
  const options = moduleOf(game)
    .colours.filter((colour) => !places.some((place) => place.colour === colour))
    .map((colour) => ({ value: colour, label: colourName(colour, words), emoji: sign(colour) }));
  const none = [{ value: 'none', label: words.bot.lobby.noColour }];
  return select({
    id: settingId(view, 'colour', fresh),
    placeholder: words.bot.lobby.colour,
    options: options.length === 0 ? none : options,
    disabled: options.length === 0,
  });
}

/** None if the game has only one number of seats. */
function seatsSelect(view: TableView, { words }: Reader, fresh: string): Block[] {
  const { game, options } = view;
  const { min, max } = gameOf(game).seats;
  if (min === max) return [];
  const choices = Array.from({ length: max - min + 1 }, (_, index) => ({
    value: String(min + index),
    label: words.bot.lobby.seatCount({ count: min + index }),
    selected: min + index === options.seats,
  }));
  return [select({ id: settingId(view, 'seats', fresh), placeholder: words.bot.lobby.seats, options: choices })];
}

function clockSelect(view: TableView, { words }: Reader, fresh: string): Block {
  const current = clockKey(view.options.clock);
  return select({
    id: settingId(view, 'clock', fresh),
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
function languageSelect(view: TableView, { words }: Reader, fresh: string): Block[] {
  if (LANGUAGES.length < 2) return [];
  const choices = LANGUAGES.map((language) => ({
    value: language,
    label: wordsIn(language).bot.languageName,
    selected: language === view.options.language,
  }));
  return [select({ id: settingId(view, 'language', fresh), placeholder: words.bot.lobby.language, options: choices })];
}

/** Removes players who have not come; the host can leave by themselves. */
function freeSelect(view: TableView, { names, words }: Reader, fresh: string): Block[] {
  const sign = (colour: string): string => presentationOf(view.game).words.sign(colour);
  const options = view.places.flatMap(({ occupant, colour }, seat): Choice[] => {
    if (occupant.kind !== 'person' || occupant.person === view.host) return [];
    return [{ value: occupant.person, label: names[seat] ?? '', emoji: sign(colour) }];
  });
  const id = settingId(view, 'free', fresh);
  return options.length === 0 ? [] : [select({ id, placeholder: words.bot.lobby.freeSeat, options })];
}

/** `fresh`: so that the same can be chosen again. */
export const lobbySelects = (view: TableView, reader: Reader, fresh: string): Block[] => [
  computerSelect(view, reader, fresh),
  personSelect(settingId(view, 'invite', fresh), reader.words.bot.lobby.invite),
  ...freeSelect(view, reader, fresh),
  colourSelect(view, reader, fresh),
  ...seatsSelect(view, reader, fresh),
  clockSelect(view, reader, fresh),
  ...languageSelect(view, reader, fresh),
];
