/** The picture of the table in words, for those who can't see it: enough to play by. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { lyingIn, ROWS, type Row, sticksOf } from '#games/sticks/board.ts';
import { SEATS } from '#games/sticks/box.ts';
import { type Position, pebblesOf } from '#games/sticks/state.ts';
import { headline } from './situation.ts';
import type { SticksWords } from './words.ts';

/** Who plays: by seat, a name and the letter of the colour. */
export interface Cast {
  readonly names: readonly string[];
  readonly letters: readonly string[];
}

function rowText({ holders }: Position, row: Row, { board: { alt } }: SticksWords): string {
  const sticks = lyingIn(holders, row);
  return sticks.length === 0 ? alt.rowGone({ row }) : alt.row({ row, sticks });
}

const holderText = (
  position: Position,
  seat: Seat,
  { names, letters }: Cast,
  { board: { alt } }: SticksWords,
): string =>
  alt.holder({
    name: names[seat] ?? '',
    letter: letters[seat] ?? '',
    sticks: sticksOf(position.holders, seat),
    pebbles: pebblesOf(position, seat),
  });

export function altTextOfBoard(position: Position, cast: Cast, say: SticksWords): string {
  const { alt } = say.board;
  const { phase } = position;
  return [
    alt.headline({ headline: headline(position, say, (seat) => cast.names[seat] ?? '') }),
    ...(phase.kind === 'answer' ? [alt.reached({ sticks: phase.sticks })] : []),
    ...seatsOf(SEATS).map((seat) => holderText(position, seat, cast, say)),
    alt.key,
    ...ROWS.map((row) => rowText(position, row, say)),
  ].join(' ');
}
