/** A game under way, as everybody sees it: what is happening, whom it waits for, the board, the players, the last events. */

import { invariant } from '#engine/invariant.ts';
import { seatsOf } from '#engine/seat.ts';
import type { PlayView, TableView } from '#tables/table-view.ts';
import { tagged } from '../computer-seats.ts';
import { entranceButton } from '../entrances.ts';
import { escaped } from '../escaped.ts';
import type { Cast } from '../faces/face.ts';
import { faceOf } from '../faces/faces.ts';
import { type Block, buttons, LIMITS, lastThatFit, type Message, message, text } from '../message.ts';
import { timeLine } from './allowed-time.ts';
import { overPanel, stoppedPanel } from './over-panel.ts';
import { boardBlocks, lineBlocks, nameAt, type PanelParts } from './panel-blocks.ts';

const ACCENT = { running: 0xe9a23b, asleep: 0x5c6b7a } as const;

const playOf = ({ play }: TableView): PlayView => {
  invariant(play !== null, 'a game that has begun');
  return play;
};

function waitingLine(view: TableView, cast: Cast): string {
  const { panel } = cast.words.bot;
  const play = playOf(view);
  if (view.status === 'asleep') return panel.asleep;
  const names = play.deciding.map(({ seat }) => nameAt(view, cast, seat));
  return names.length === 0 ? '' : panel.waitingFor({ names });
}

function playerLines(view: TableView, cast: Cast): string[] {
  const { open, deciding } = playOf(view);
  const face = faceOf(view.game);
  return seatsOf(view.places.length).map((seat) => {
    const mark = deciding.some((waiting) => waiting.seat === seat) ? '▶ ' : '';
    const sign = face.sign(view.places[seat]?.colour ?? '');
    const who = tagged(`**${escaped(cast.names[seat] ?? '')}**`, view, cast, seat);
    return `${mark}${sign} ${who} · ${face.playerLine(open, seat, cast)}`;
  });
}

function tableButtons(view: TableView, { words }: Cast): Block {
  const { panel } = words.bot;
  const { id } = view;
  return buttons(
    entranceButton('play', id, panel.play, 'primary'),
    entranceButton('hand', id, panel.hand),
    entranceButton('recap', id, panel.recap),
    entranceButton('rules', id, panel.rules),
    entranceButton('more', id, panel.more),
  );
}

function runningPanel(parts: PanelParts): Message {
  const { view, cast, lines, pings } = parts;
  const headline = faceOf(view.game).headline(playOf(view).open, cast);
  const accent = view.status === 'asleep' ? ACCENT.asleep : ACCENT.running;
  return message(
    [
      text([`## ${headline}`, waitingLine(view, cast), timeLine(view, playOf(view), cast)].filter(Boolean).join('\n')),
      ...boardBlocks(parts),
      text(playerLines(view, cast).join('\n')),
      ...lineBlocks(lines),
      tableButtons(view, cast),
    ],
    { accent, pings },
  );
}

export function tablePanel(parts: PanelParts): Message {
  switch (parts.view.status) {
    case 'over':
      return overPanel(parts);
    case 'cancelled':
      return stoppedPanel(parts);
    default:
      return runningPanel(parts);
  }
}

/** What is left of a panel when a newer one has taken its place: what happened while it was the current one. */
export function pastPanel(lines: readonly string[], { words }: Cast): Message {
  const told = lines.length === 0 ? [words.bot.panel.wentOn] : lines;
  const small = told.map((line) => `-# ${line}`);
  return message([text(lastThatFit(small, LIMITS.characters).join('\n'))]);
}
