/** A table before the game: who sits down, in which colour, and what is agreed on. */
import type { PersonId } from '#tables/ids.ts';
import { gameOf } from '#tables/rulebook.ts';
import type { TableView } from '#tables/table-view.ts';
import { greeting, tagged } from '../computer-seats.ts';
import { customId } from '../custom-id.ts';
import { escaped } from '../escaped.ts';
import type { Cast } from '../faces/face.ts';
import { faceOf } from '../faces/faces.ts';
import { type Block, type Button, buttons, type Message, mention, message, text } from '../message.ts';
import { isFull, lobbySelects } from './lobby-selects.ts';

const ACCENT = 0x2a9d8f;
const ASLEEP = 0x5c6b7a;
/** Of the commitment: half of it fits on a line, and no other seed with the same beginning can be found. */
const DIGITS_SHOWN = 32;

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
    { id: customId('over-verify', { table: view.id }), label: panel.verify },
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

export function lobbyPanel(view: TableView, cast: Cast, pings: readonly PersonId[] = []): Message {
  const { words } = cast;
  const { lobby } = words.bot;
  const face = faceOf(view.game);
  const { min } = gameOf(view.game).seats;
  const missing = Math.max(0, min - view.places.length);
  const hello = greeting(view, cast);
  const head = [
    `## ${lobby.title({ game: face.title(words) })}`,
    face.about(words),
    '',
    ...seatLines(view, cast),
    ...(hello === null ? [] : [`-# ${hello}`]),
    '',
    ...(view.status === 'asleep' ? [lobby.asleep] : []),
    missing > 0 ? lobby.missing({ count: missing }) : lobby.ready,
    `-# ${lobby.commitment({ start: view.commitment.slice(0, DIGITS_SHOWN) })}`,
  ];
  return message([text(head.join('\n')), doors(view, cast), agreements(view, cast), ...lobbySelects(view, cast)], {
    accent: view.status === 'asleep' ? ASLEEP : ACCENT,
    pings,
  });
}
