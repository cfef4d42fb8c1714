/** Great moments: a message of their own, with their picture, that stays in the channel. */
import type { TableView } from '#tables/table-view.ts';
import type { Moment, Occasion } from '../faces/face.ts';
import { type Message, message, picture, text } from '../message.ts';
import type { BoardPicture } from '../table/panel-blocks.ts';

const ACCENTS: Readonly<Record<Occasion, number>> = {
  panic: 0xd62828,
  epoch: 0xf77f00,
  auction: 0x9b5de5,
};

/** With its board, or without it as long as it is not painted. */
export function occasionMessage(
  { occasion, title, lines }: Moment,
  view: TableView,
  board: BoardPicture | null,
): Message {
  const head = text([`## ${title}`, ...lines].join('\n'));
  const shown = board ? [picture(`${occasion}-${view.play?.version ?? 0}.png`, board.png, board.alt)] : [];
  return message([head, ...shown], { accent: ACCENTS[occasion] });
}
