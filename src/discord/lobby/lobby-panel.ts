/** A table before the game: who sits down, in which colour, and what is agreed on. */
import { LANGUAGES, wordsIn } from '#i18n/words.ts';
import { LEVELS } from '#tables/computers.ts';
import { companionOf, gameOf } from '#tables/rulebook.ts';
import type { TableView } from '#tables/table-view.ts';
import { greeting, tagged } from '../computer-seats.ts';
import { customId } from '../custom-id.ts';
import { escaped } from '../escaped.ts';
import type { Cast } from '../faces/face.ts';
import { faceOf } from '../faces/faces.ts';
import { type Block, type Button, buttons, type Message, mention, message, select, text } from '../message.ts';
import { CLOCKS, clockKey, clockName } from './clocks.ts';

const ACCENT = 0x2a9d8f;
const ASLEEP = 0x5c6b7a;

function seatLine(
  view: TableView,
  cast: Cast,
  seat: number,
  { colour, occupant }: TableView['places'][number],
): string {
  const sign = faceOf(view.game).sign(colour);
  if (occupant.kind !== 'person') return `${sign} ${tagged(escaped(cast.names[seat] ?? ''), view, cast, seat)}`;
  const who = mention(occupant.person);
  return `${sign} ${occupant.person === view.host ? cast.words.bot.lobby.host({ who }) : who}`;
}

function seatLines(view: TableView, cast: Cast): string[] {
  const taken = view.places.map((place, seat) => seatLine(view, cast, seat, place));
  const free = Array<string>(Math.max(0, view.options.seats - view.places.length)).fill(cast.words.bot.lobby.free);
  return [...taken, ...free];
}

const isFull = ({ places, options }: TableView): boolean => places.length >= options.seats;

const button = ({ id }: TableView, action: string, label: string, more: Partial<Button> = {}): Button => ({
  id: customId(`lobby-${action}`, { table: id }),
  label,
  ...more,
});

/** For everybody. */
function doors(view: TableView, { words }: Cast): Block {
  const { lobby, panel } = words.bot;
  const isTooFew = view.places.length < gameOf(view.game).seats.min;
  return buttons(
    button(view, 'join', lobby.join, { style: 'success', disabled: isFull(view) }),
    button(view, 'leave', lobby.leave),
    button(view, 'start', lobby.start, { style: 'primary', disabled: isTooFew }),
    { id: customId('rules', { table: view.id }), label: panel.rules },
  );
}

/** What the host decides. */
function agreements(view: TableView, { words }: Cast): Block {
  const { lobby } = words.bot;
  const { hints, suggestions } = view.options;
  const hasComputer = view.places.some(({ occupant }) => occupant.kind === 'computer');
  return buttons(
    button(view, 'remove', lobby.removeComputer, { disabled: !hasComputer }),
    button(view, 'hints', hints ? lobby.hintsOn : lobby.hintsOff),
    button(view, 'suggestions', suggestions ? lobby.suggestionsOn : lobby.suggestionsOff),
    button(view, 'cancel', lobby.cancel, { style: 'danger' }),
  );
}

function computerSelect(view: TableView, { words }: Cast): Block {
  const { lobby, computers } = words.bot;
  // Discord shows a choice until the select is another one, and does not let the same be chosen again.
  const args = [String(view.places.length)];
  return select({
    id: customId('lobby-add', { table: view.id, args }),
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

function colourSelect({ id, game, places }: TableView, { words }: Cast): Block {
  const face = faceOf(game);
  const options = companionOf(game)
    .colours.filter((colour) => !places.some((place) => place.colour === colour))
    .map((colour) => ({ value: colour, label: face.colourName(colour, words), emoji: face.sign(colour) }));
  const none = [{ value: 'none', label: words.bot.lobby.noColour }];
  // Another select when somebody has chosen, as with the computers.
  const args = [places.map(({ colour }) => colour).join('-')];
  return select({
    id: customId('lobby-colour', { table: id, args }),
    placeholder: words.bot.lobby.colour,
    options: options.length === 0 ? none : options,
    disabled: options.length === 0,
  });
}

function seatsSelect({ id, game, options }: TableView, { words }: Cast): Block {
  const { min, max } = gameOf(game).seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return select({
    id: customId('lobby-seats', { table: id }),
    placeholder: words.bot.lobby.seats,
    options: counts.map((count) => ({
      value: String(count),
      label: words.bot.lobby.seatCount({ count }),
      selected: count === options.seats,
    })),
  });
}

function clockSelect({ id, options }: TableView, { words }: Cast): Block {
  const current = clockKey(options.clock);
  return select({
    id: customId('lobby-clock', { table: id }),
    placeholder: words.bot.lobby.clock,
    options: CLOCKS.map((clock) => ({
      value: clockKey(clock),
      label: clockName(clock, words),
      selected: clockKey(clock) === current,
    })),
  });
}

/** With one language there is nothing to choose. */
function languageSelect({ id, options }: TableView, { words }: Cast): Block[] {
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

export function lobbyPanel(view: TableView, cast: Cast): Message {
  const { words } = cast;
  const { lobby } = words.bot;
  const { min } = gameOf(view.game).seats;
  const missing = Math.max(0, min - view.places.length);
  const hello = greeting(view, cast);
  const head = [
    `## ${lobby.title({ game: faceOf(view.game).title(words) })}`,
    ...seatLines(view, cast),
    ...(hello === null ? [] : [`-# ${hello}`]),
    '',
    ...(view.status === 'asleep' ? [lobby.asleep] : []),
    missing > 0 ? lobby.missing({ count: missing }) : lobby.ready,
    `-# ${lobby.commitment({ commitment: view.commitment })}`,
  ];
  return message(
    [
      text(head.join('\n')),
      doors(view, cast),
      agreements(view, cast),
      computerSelect(view, cast),
      colourSelect(view, cast),
      seatsSelect(view, cast),
      clockSelect(view, cast),
      ...languageSelect(view, cast),
    ],
    { accent: view.status === 'asleep' ? ASLEEP : ACCENT },
  );
}
