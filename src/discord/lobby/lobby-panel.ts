/** A table before the game: the players, their colours, and the agreed options. */
import { gameOf } from '#tables/rulebook.ts';
import type { TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import { greeting, tagged } from '../readers/computer-seats.ts';
import { escaped } from '../readers/escaped.ts';
import type { Reader } from '../readers/reader.ts';
import { customId } from '../wire/custom-id.ts';
import { type Block, type Button, buttons, type Message, mention, message, text } from '../wire/message.ts';
import { isFull } from './lobby-selects.ts';
import { agreements } from './lobby-settings.ts';
import type { LobbyRouteName } from './route-names.ts';

const ACCENT = 0x2a9d8f;
const ASLEEP = 0x5c6b7a;

function seatLine(
  view: TableView,
  reader: Reader,
  seat: number,
  { colour, occupant }: TableView['places'][number],
): string {
  const sign = presentationOf(view.game).words.sign(colour);
  if (occupant.kind !== 'person') return `${sign} ${tagged(escaped(reader.names[seat] ?? ''), view, reader, seat)}`;
  const who = mention(occupant.person);
  return `${sign} ${occupant.person === view.host ? reader.words.bot.lobby.host({ who }) : who}`;
}

function seatLines(view: TableView, reader: Reader): string[] {
  const taken = view.places.map((place, seat) => seatLine(view, reader, seat, place));
  const free = Array<string>(Math.max(0, view.options.seats - view.places.length)).fill(reader.words.bot.lobby.free);
  return [...taken, ...free];
}

const button = ({ id }: TableView, to: LobbyRouteName, label: string, more: Partial<Button> = {}): Button => ({
  id: customId(to, { table: id }),
  label,
  ...more,
});

/** Buttons for everybody. What only the host needs is behind the last one. */
function doors(view: TableView, { words }: Reader): Block {
  const { lobby, panel } = words.bot;
  const isTooFew = view.places.length < gameOf(view.game).seats.min;
  return buttons(
    button(view, 'lobby-join', lobby.join, { style: 'success', disabled: isFull(view) }),
    button(view, 'lobby-leave', lobby.leave),
    button(view, 'lobby-start', lobby.start, { style: 'primary', disabled: isTooFew }),
    { id: customId('rules', { table: view.id }), label: panel.rules },
    button(view, 'lobby-settings', lobby.settings),
  );
}

/** For a host whom nobody has joined, where computers are still missing. */
function playNow(view: TableView, { words }: Reader): Block[] {
  const people = view.places.filter(({ occupant }) => occupant.kind === 'person');
  const isAlone = people.length === 1 && view.places.length < gameOf(view.game).seats.min;
  return isAlone ? [buttons(button(view, 'lobby-play-now', words.bot.lobby.playNow, { style: 'primary' }))] : [];
}

export function lobbyPanel(view: TableView, reader: Reader): Message {
  const { words } = reader;
  const { lobby } = words.bot;
  const game = presentationOf(view.game).words;
  const { min } = gameOf(view.game).seats;
  const missing = Math.max(0, min - view.places.length);
  const hello = greeting(view, reader);
  const head = [
    `## ${lobby.title({ game: game.title(words) })}`,
    game.about(words),
    '',
    ...seatLines(view, reader),
    ...(hello === null ? [] : [`-# ${hello}`]),
    '',
    ...(view.status === 'asleep' ? [lobby.asleep] : []),
    missing > 0 ? lobby.missing({ count: missing }) : lobby.ready,
    `-# ${agreements(view, reader).join(' · ')}`,
  ];
  return message([text(head.join('\n')), doors(view, reader), ...playNow(view, reader)], {
    accent: view.status === 'asleep' ? ASLEEP : ACCENT,
  });
}
