/** The common parts of a game's panels, while it runs and when it is over. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { PlayView, TableView } from '#tables/table-view.ts';
import { presentationOf } from '../games/index.ts';
import { escaped } from '../readers/escaped.ts';
import type { Reader } from '../readers/reader.ts';
import { type Block, mention, picture, text } from '../wire/message.ts';
import { pictureName } from '../wire/picture-name.ts';

/** The painted board; null until it is painted. */
export interface BoardPicture {
  readonly png: Buffer;
  readonly alt: string;
}

export interface PanelParts {
  readonly view: TableView;
  /** Part of the view: before the start there is no such panel. */
  readonly play: PlayView;
  readonly reader: Reader;
  readonly board: BoardPicture | null;
  /** What the whole game came to; null unless it is over. */
  readonly end: BoardPicture | null;
  /** The last events, oldest first. */
  readonly lines: readonly string[];
}

/** A panel fits on a phone's screen. What is more is in the panel before it, and in Recap. */
const MOST_LINES = 4;

export const boardBlocks = ({ board }: PanelParts): Block[] =>
  board === null ? [] : [picture(pictureName('board', board.png), board.png, board.alt)];

export const endBlocks = ({ end }: PanelParts): Block[] =>
  end === null ? [] : [picture(pictureName('end', end.png), end.png, end.alt)];

export function lineBlocks(lines: readonly string[]): Block[] {
  const last = lines.slice(-MOST_LINES).map((line) => `-# ${line}`);
  return last.length === 0 ? [] : [text(last.join('\n'))];
}

export const seatsInOrder = ({ view, play }: PanelParts): readonly Seat[] =>
  presentationOf(view.game).words.listed?.(play.open) ?? seatsOf(view.places.length);

/** A person's name is a mention: it opens their profile. */
export function nameAt({ places }: TableView, { names }: Reader, seat: Seat): string {
  const occupant = places[seat]?.occupant;
  return occupant?.kind === 'person' ? mention(occupant.person) : escaped(names[seat] ?? '');
}
