/** The public panel of a game that is over: played to its end, or stopped. */
import type { Seat } from '#engine/seat.ts';
import type { TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import { lastWord, tagged } from '../readers/computer-seats.ts';
import type { Reader } from '../readers/reader.ts';
import { customId } from '../wire/custom-id.ts';
import { type Block, buttons, type Message, message, text } from '../wire/message.ts';
import { lastingButton } from './lasting-buttons.ts';
import { boardBlocks, endBlocks, lineBlocks, nameAt, type PanelParts, seatsInOrder } from './panel-blocks.ts';

const ACCENT = { over: 0x8ac926, stopped: 0x5c6b7a } as const;

const whoAt = (view: TableView, reader: Reader, seat: Seat): string =>
  `${presentationOf(view.game).words.sign(view.places[seat]?.colour ?? '')} ${tagged(nameAt(view, reader, seat), view, reader, seat)}`;

const lineAt = ({ view, play, reader }: PanelParts, seat: Seat): string =>
  presentationOf(view.game).words.playerLine(play.open, seat, reader);

function rankingLines(parts: PanelParts): string[] {
  const { view, reader } = parts;
  const line = (seat: Seat, rank: number): string =>
    reader.words.bot.panel.rank({ rank, who: whoAt(view, reader, seat), line: lineAt(parts, seat) });
  return (view.ranking ?? []).flatMap((seats, index) => seats.map((seat) => line(seat, index + 1)));
}

/** The last state of a stopped game: nobody has won. */
const standingLines = (parts: PanelParts): string[] =>
  seatsInOrder(parts).map((seat) => `${whoAt(parts.view, parts.reader, seat)} · ${lineAt(parts, seat)}`);

function remarkLines(view: TableView, reader: Reader): string[] {
  const remark = lastWord(view, reader);
  return remark === null ? [] : [`-# ${remark}`];
}

/** The buttons after a game, and the values by which people can check the draws. */
function lastBlocks({ id, seed, commitment }: TableView, { words }: Reader): Block[] {
  const { panel } = words.bot;
  return [
    text(`-# ${panel.seed({ seed: seed ?? '', commitment })}`),
    buttons(
      { id: customId('over-rematch', { table: id }), label: panel.rematch, style: 'success' },
      { id: customId('over-story', { table: id }), label: panel.story },
      { id: customId('over-record', { table: id }), label: panel.record },
      { id: customId('over-verify', { table: id }), label: panel.verify },
      lastingButton('recap', id, panel.recap),
    ),
  ];
}

export function overPanel(parts: PanelParts): Message {
  const { view, play, reader, lines } = parts;
  return message(
    [
      text(`# ${presentationOf(view.game).words.headline(play.open, reader)}`),
      ...boardBlocks(parts),
      ...lineBlocks(lines),
      text([...rankingLines(parts), ...remarkLines(view, reader)].join('\n')),
      ...endBlocks(parts),
      ...lastBlocks(view, reader),
    ],
    { accent: ACCENT.over },
  );
}

/** The lines name the person who stopped it. */
export function stoppedPanel(parts: PanelParts): Message {
  const { view, reader, lines } = parts;
  return message(
    [
      text(`## ${reader.words.bot.panel.stopped}`),
      ...boardBlocks(parts),
      ...lineBlocks(lines),
      text(standingLines(parts).join('\n')),
      ...lastBlocks(view, reader),
    ],
    { accent: ACCENT.stopped },
  );
}
