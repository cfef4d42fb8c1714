/** A table before the game: who sits down, in which colour, and what is agreed on. */
import { LANGUAGES, wordsIn } from '#i18n/words.ts';
import { companionOf, gameOf } from '#tables/rulebook.ts';
import type { TableView } from '#tables/table-view.ts';
import { customId } from '../custom-id.ts';
import { escaped } from '../escaped.ts';
import type { Cast } from '../faces/face.ts';
import { faceOf } from '../faces/faces.ts';
import { type Block, type Button, buttons, type Message, mention, message, select, text } from '../message.ts';
import { CLOCKS, clockKey, clockName } from './clocks.ts';

const ACCENT = 0x2a9d8f;

function seatLines(view: TableView, { names, words }: Cast): string[] {
  const face = faceOf(view.game);
  const taken = view.places.map(({ colour, occupant }, index) => {
    const isHost = occupant.kind === 'person' && occupant.person === view.host;
    const who = occupant.kind === 'person' ? mention(occupant.person) : escaped(names[index] ?? '');
    return `${face.sign(colour)} ${isHost ? words.bot.lobby.host({ who }) : who}`;
  });
  const free = Array<string>(Math.max(0, view.options.seats - view.places.length)).fill(words.bot.lobby.free);
  return [...taken, ...free];
}

function doors({ id, places, options, game }: TableView, { words }: Cast): Block {
  const { lobby } = words.bot;
  const isFull = places.length >= options.seats;
  const hasComputer = places.some(({ occupant }) => occupant.kind === 'computer');
  const plain = (action: string, label: string, more: Partial<Button> = {}): Button => ({
    id: customId(`lobby-${action}`, { table: id }),
    label,
    ...more,
  });
  return buttons(
    plain('join', lobby.join, { style: 'success', disabled: isFull }),
    plain('leave', lobby.leave),
    plain('add', lobby.addComputer, { disabled: isFull }),
    plain('remove', lobby.removeComputer, { disabled: !hasComputer }),
    plain('start', lobby.start, { style: 'primary', disabled: places.length < gameOf(game).seats.min }),
    plain('hints', options.hints ? lobby.hintsOn : lobby.hintsOff),
    { id: customId('rules', { table: id }), label: words.bot.panel.rules },
    plain('cancel', lobby.cancel, { style: 'danger' }),
  );
}

function colourSelect({ id, game, places }: TableView, { words }: Cast): Block {
  const face = faceOf(game);
  const options = companionOf(game)
    .colours.filter((colour) => !places.some((place) => place.colour === colour))
    .map((colour) => ({ value: colour, label: face.colourName(colour, words), emoji: face.sign(colour) }));
  const none = [{ value: 'none', label: words.bot.lobby.noColour }];
  return select({
    id: customId('lobby-colour', { table: id }),
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
  const head = [
    `## ${lobby.title({ game: faceOf(view.game).title(words) })}`,
    ...seatLines(view, cast),
    '',
    missing > 0 ? lobby.missing({ count: missing }) : lobby.ready,
    `-# ${lobby.commitment({ commitment: view.commitment })}`,
  ];
  return message(
    [
      text(head.join('\n')),
      doors(view, cast),
      colourSelect(view, cast),
      seatsSelect(view, cast),
      clockSelect(view, cast),
      ...languageSelect(view, cast),
    ],
    { accent: ACCENT },
  );
}
