/** The public panel of a running game: what is happening, who must decide, the board, the players, the last events. */

import type { TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import { tagged } from '../readers/computer-seats.ts';
import { escaped } from '../readers/escaped.ts';
import type { Reader } from '../readers/reader.ts';
import { type Block, buttons, inSeconds, LIMITS, lastThatFit, type Message, message, text } from '../wire/message.ts';
import { timeLine } from './allowed-time.ts';
import { handButton, lastingButton } from './lasting-buttons.ts';
import { overPanel, stoppedPanel } from './over-panel.ts';
import { boardBlocks, lineBlocks, nameAt, type PanelParts, seatsInOrder } from './panel-blocks.ts';
import { pictureSelect } from './picture-select.ts';
import { shownView } from './shown-view.ts';

const ACCENT = { running: 0xe9a23b, asleep: 0x5c6b7a } as const;

function waitingLine({ view, play, reader }: PanelParts): string {
  const { panel } = reader.words.bot;
  if (view.status === 'asleep') return panel.asleep;
  const names = play.deciding.map(({ seat }) => nameAt(view, reader, seat));
  if (names.length === 0) return '';
  // The last one who is waited for can't have decided: all moves would be uncovered.
  const mayBeIn = names.length > 1 && play.deciding.some(({ as }) => as === 'sealed');
  return mayBeIn ? panel.waitingForSealed({ names }) : panel.waitingFor({ names });
}

/** The players who wait may know that somebody is away. */
function awayLines({ view, reader }: PanelParts): string[] {
  return view.places.flatMap(({ awayUntil: until }, seat) => {
    if (until === null) return [];
    const name = escaped(reader.names[seat] ?? '');
    return [`-# ${reader.words.bot.panel.away({ name, seconds: inSeconds(until) })}`];
  });
}

function playerLines(parts: PanelParts): string[] {
  const { view, reader } = parts;
  const { open, deciding } = parts.play;
  const game = presentationOf(view.game).words;
  const leader = game.leader?.(open) ?? null;
  return seatsInOrder(parts).map((seat) => {
    const mark = deciding.some((waiting) => waiting.seat === seat) ? '▶ ' : '';
    const crown = seat === leader ? '👑 ' : '';
    const sign = game.sign(view.places[seat]?.colour ?? '');
    const who = tagged(`${crown}**${escaped(reader.names[seat] ?? '')}**`, view, reader, seat);
    return `${mark}${sign} ${who} · ${game.playerLine(open, seat, reader)}`;
  });
}

/** Pictures show icons: this line has their names. */
function offerLines({ view, play, reader: { words } }: PanelParts): string[] {
  const offered = presentationOf(view.game).words.onOffer?.(play.open, words) ?? [];
  const names = offered.map(({ name }) => name);
  return names.length === 0 ? [] : [`-# ${words.bot.panel.onOffer({ names })}`];
}

function tableButtons(view: TableView, { words }: Reader): Block {
  const { panel } = words.bot;
  const { id } = view;
  return buttons(
    lastingButton('play', id, panel.play, 'primary'),
    ...handButton(view, words),
    lastingButton('recap', id, panel.recap),
    lastingButton('rules', id, panel.rules),
    lastingButton('more', id, panel.more),
  );
}

function runningPanel(parts: PanelParts): Message {
  const { view, play, reader, lines } = parts;
  const { words } = presentationOf(view.game);
  const headline = words.headline(shownView(view, play), reader);
  const conditions = words.conditions?.(play.open, reader) ?? '';
  const accent = view.status === 'asleep' ? ACCENT.asleep : ACCENT.running;
  return message(
    [
      text(
        [`## ${headline}`, conditions, waitingLine(parts), timeLine(view, play, reader), ...awayLines(parts)]
          .filter(Boolean)
          .join('\n'),
      ),
      ...boardBlocks(parts),
      text([...playerLines(parts), ...offerLines(parts)].join('\n')),
      ...lineBlocks(lines),
      ...pictureSelect(view, reader.words),
      tableButtons(view, reader),
    ],
    { accent },
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

/** The lines of a panel that a newer one has replaced. */
export function pastLines(lines: readonly string[], { words }: Reader, most: number = LIMITS.characters): string {
  const told = lines.length === 0 ? [words.bot.panel.wentOn] : lines;
  const small = told.map((line) => `-# ${line}`);
  return lastThatFit(small, most).join('\n');
}
