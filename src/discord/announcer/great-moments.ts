/** Great moments: separate messages with a picture that stay in the channel. */
import type { TableView } from '#tables/table-view.ts';
import type { GreatMoment } from '../games/game-news.ts';
import type { BoardPicture } from '../table/panel-blocks.ts';
import { type Message, message, picture, text } from '../wire/message.ts';

/** Without its board until that is painted. */
export function greatMomentMessage(
  { name, accent, title, lines }: GreatMoment,
  view: TableView,
  board: BoardPicture | null,
): Message {
  const head = text([`## ${title}`, ...lines].join('\n'));
  const shown = board ? [picture(`${name}-${view.play?.version ?? 0}.png`, board.png, board.alt)] : [];
  return message([head, ...shown], { accent });
}
