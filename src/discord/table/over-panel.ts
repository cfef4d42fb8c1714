/** A game that is over, as everybody sees it: played to its end, or stopped. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { TableView } from '#tables/table-view.ts';
import { lastWord, tagged } from '../computer-seats.ts';
import { customId } from '../custom-id.ts';
import { entranceButton } from '../entrances.ts';
import type { Cast } from '../faces/face.ts';
import { faceOf } from '../faces/faces.ts';
import { type Block, buttons, type Message, message, text } from '../message.ts';
import { boardBlocks, lineBlocks, nameAt, type PanelParts } from './panel-blocks.ts';

const ACCENT = { over: 0x8ac926, stopped: 0x5c6b7a } as const;

const whoAt = (view: TableView, cast: Cast, seat: Seat): string =>
  `${faceOf(view.game).sign(view.places[seat]?.colour ?? '')} ${tagged(nameAt(view, cast, seat), view, cast, seat)}`;

const lineAt = ({ view, play, cast }: PanelParts, seat: Seat): string =>
  faceOf(view.game).playerLine(play.open, seat, cast);

function rankingLines(parts: PanelParts): string[] {
  const { view, cast } = parts;
  const line = (seat: Seat, rank: number): string =>
    cast.words.bot.panel.rank({ rank, who: whoAt(view, cast, seat), line: lineAt(parts, seat) });
  return (view.ranking ?? []).flatMap((seats, index) => seats.map((seat) => line(seat, index + 1)));
}

/** How it stood: nobody has won. */
const standingLines = (parts: PanelParts): string[] =>
  seatsOf(parts.view.places.length).map((seat) => `${whoAt(parts.view, parts.cast, seat)} · ${lineAt(parts, seat)}`);

function remarkLines(view: TableView, cast: Cast): string[] {
  const remark = lastWord(view, cast);
  return remark === null ? [] : [`-# ${remark}`];
}

/** What there is to do when it is over, and what the draws can be checked by. */
function lastBlocks({ id, seed, commitment }: TableView, { words }: Cast): Block[] {
  const { panel } = words.bot;
  return [
    text(`-# ${panel.seed({ seed: seed ?? '', commitment })}`),
    buttons(
      { id: customId('over-rematch', { table: id }), label: panel.rematch, style: 'success' },
      { id: customId('over-record', { table: id }), label: panel.record },
      { id: customId('over-verify', { table: id }), label: panel.verify },
      entranceButton('recap', id, panel.recap),
    ),
  ];
}

export function overPanel(parts: PanelParts): Message {
  const { view, play, cast, lines, pings } = parts;
  return message(
    [
      text(`# ${faceOf(view.game).headline(play.open, cast)}`),
      ...boardBlocks(parts),
      ...lineBlocks(lines),
      text([...rankingLines(parts), ...remarkLines(view, cast)].join('\n')),
      ...lastBlocks(view, cast),
    ],
    { accent: ACCENT.over, pings },
  );
}

/** Who stopped it stands in its lines. */
export function stoppedPanel(parts: PanelParts): Message {
  const { view, cast, lines, pings } = parts;
  return message(
    [
      text(`## ${cast.words.bot.panel.stopped}`),
      ...boardBlocks(parts),
      ...lineBlocks(lines),
      text(standingLines(parts).join('\n')),
      ...lastBlocks(view, cast),
    ],
    { accent: ACCENT.stopped, pings },
  );
}
