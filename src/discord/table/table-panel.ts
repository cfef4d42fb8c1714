/** A game under way, as everybody sees it: what is happening, whom it waits for, the board, the players, the last events. */

import { seatsOf } from '#engine/seat.ts';
import type { TableView } from '#tables/table-view.ts';
import { tagged } from '../computer-seats.ts';
import { entranceButton } from '../entrances.ts';
import { escaped } from '../escaped.ts';
import type { Cast } from '../faces/face.ts';
import { faceOf } from '../faces/faces.ts';
import { type Block, buttons, inSeconds, LIMITS, lastThatFit, type Message, message, text } from '../message.ts';
import { timeLine } from './allowed-time.ts';
import { overPanel, stoppedPanel } from './over-panel.ts';
import { boardBlocks, lineBlocks, nameAt, type PanelParts } from './panel-blocks.ts';
import { shownView } from './shown-view.ts';

const ACCENT = { running: 0xe9a23b, asleep: 0x5c6b7a } as const;

function waitingLine({ view, play, cast }: PanelParts): string {
  const { panel } = cast.words.bot;
  if (view.status === 'asleep') return panel.asleep;
  const names = play.deciding.map(({ seat }) => nameAt(view, cast, seat));
  return names.length === 0 ? '' : panel.waitingFor({ names });
}

/** Who waits for somebody may as well know that he has said he is away. */
function awayLines({ view, cast, awayUntil }: PanelParts): string[] {
  return view.places.flatMap(({ occupant }, seat) => {
    const until = occupant.kind === 'person' ? awayUntil(occupant.person) : null;
    if (until === null) return [];
    const name = escaped(cast.names[seat] ?? '');
    return [`-# ${cast.words.bot.panel.away({ name, seconds: inSeconds(until) })}`];
  });
}

function playerLines({ view, play: { open, deciding }, cast }: PanelParts): string[] {
  const face = faceOf(view.game);
  return seatsOf(view.places.length).map((seat) => {
    const mark = deciding.some((waiting) => waiting.seat === seat) ? '▶ ' : '';
    const sign = face.sign(view.places[seat]?.colour ?? '');
    const who = tagged(`**${escaped(cast.names[seat] ?? '')}**`, view, cast, seat);
    return `${mark}${sign} ${who} · ${face.playerLine(open, seat, cast)}`;
  });
}

/** Pictures show icons: here are their names. */
function offerLines({ view, play, cast: { words } }: PanelParts): string[] {
  const names = faceOf(view.game)
    .onOffer(play.open, words)
    .map(({ name }) => name);
  return names.length === 0 ? [] : [`-# ${words.bot.panel.onOffer({ names })}`];
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
  const { view, play, cast, lines, pings } = parts;
  const headline = faceOf(view.game).headline(shownView(view, play), cast);
  const accent = view.status === 'asleep' ? ACCENT.asleep : ACCENT.running;
  return message(
    [
      text(
        [`## ${headline}`, waitingLine(parts), timeLine(view, play, cast), ...awayLines(parts)]
          .filter(Boolean)
          .join('\n'),
      ),
      ...boardBlocks(parts),
      text([...playerLines(parts), ...offerLines(parts)].join('\n')),
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
    case 'lobby':
    case 'running':
    case 'asleep':
    case 'damaged':
      return runningPanel(parts);
  }
}

/** What is left of a panel when a newer one has taken its place: what happened while it was the current one. */
export function pastPanel(lines: readonly string[], { words }: Cast): Message {
  const told = lines.length === 0 ? [words.bot.panel.wentOn] : lines;
  const small = told.map((line) => `-# ${line}`);
  return message([text(lastThatFit(small, LIMITS.characters).join('\n'))]);
}
