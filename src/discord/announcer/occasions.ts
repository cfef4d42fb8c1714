/** Great moments: a message of their own, with their picture, that stays in the channel. */
import type { AnyEvent } from '#tables/rulebook.ts';
import type { TableView } from '#tables/table-view.ts';
import type { Announced, Cast, Occasion } from '../faces/face.ts';
import { faceOf } from '../faces/faces.ts';
import { type Message, message, picture, text } from '../message.ts';
import type { BoardPicture } from '../table/panel-blocks.ts';

const ACCENTS: Readonly<Record<Occasion, number>> = {
  panic: 0xd62828,
  epoch: 0xf77f00,
  auction: 0x9b5de5,
};

/** With the board, or without it as long as it is not painted. */
export type OccasionMessage = (board: BoardPicture | null) => Message;

function occasionMessage({ occasion, events }: Announced, view: TableView, cast: Cast): OccasionMessage {
  const face = faceOf(view.game);
  const lines = events.map((event) => face.event(event, cast));
  const head = text([`## ${cast.words.bot.occasions[occasion]}`, ...lines].join('\n'));
  return (board) => {
    const shown = board ? [picture(`${occasion}-${view.play?.version ?? 0}.png`, board.png, board.alt)] : [];
    return message([head, ...shown], { accent: ACCENTS[occasion] });
  };
}

export const occasionMessages = (view: TableView, cast: Cast, events: readonly AnyEvent[]): OccasionMessage[] =>
  faceOf(view.game)
    .announced(events)
    .map((announced) => occasionMessage(announced, view, cast));
