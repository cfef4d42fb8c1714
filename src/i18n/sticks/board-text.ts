/** The board as text: the number of each stick that lies there, the letter of whoever has it else. */
import type { BySeat, Seat } from '#engine/seat.ts';
import { ROWS, rowOf, STICKS } from '#games/sticks/board.ts';
import type { Colour } from '#games/sticks/box.ts';
import { countOf, type Position, pebblesOf } from '#games/sticks/state.ts';
import type { SticksWords } from './words.ts';

type Say = SticksWords;

export function drawBoard(position: Position, colours: BySeat<Colour>, say: Say): string {
  const spots = STICKS.map((stick) => {
    const colour = colours[position.holders[stick - 1] ?? -1];
    return { row: rowOf(stick), mark: colour === undefined ? String(stick) : say.colours[colour].letter };
  });
  const rows = ROWS.map((row) =>
    spots
      .filter((spot) => spot.row === row)
      .map(({ mark }) => mark.padStart(3))
      .join(''),
  );
  const players = colours.map((colour, index) => playerLine(position, index as Seat, colour, say));
  return [...rows, '', ...players].map((line) => `  ${line}`.trimEnd()).join('\n');
}

const playerLine = (position: Position, seat: Seat, colour: Colour, say: Say): string =>
  say.board.player({
    name: say.colours[colour].name,
    sticks: countOf(position, seat),
    pebbles: pebblesOf(position, seat),
  });
