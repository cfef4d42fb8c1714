/** The board as text of one width: each space with its cubes, and its amoebas below. */
import { seatsOf } from '#engine/seat.ts';
import type { Space } from '#games/ursuppe/board.ts';
import { allCubesOn } from '#games/ursuppe/cubes.ts';
import { genesIn } from '#games/ursuppe/genes.ts';
import { ofSeat, type Position } from '#games/ursuppe/state.ts';
import { crowdOn } from './alt-text.ts';
import { type Cast, nameOf } from './cast.ts';
import type { UrsuppeWords } from './words.ts';

type Say = UrsuppeWords;
type Spot = Space | 'island' | null;

const ROWS: readonly (readonly Spot[])[] = [
  [null, 1, null, null, null],
  [2, 3, 4, 5, 6],
  [7, 8, 'island', 9, 10],
  [11, 12, 13, 14, 15],
  [16, 17, 18, 19, null],
];

const NARROWEST = 12;
const GAP = 2;

function cubesText(position: Position, spot: Spot, { boardText }: Say): string {
  if (spot === null) return '';
  if (spot === 'island') return boardText.island;
  return `${String(spot).padStart(2)}: ${allCubesOn(position, spot).join(' ')}`;
}

const crowdText = (position: Position, spot: Spot, cast: Cast, say: Say): string =>
  spot === null || spot === 'island' ? '' : crowdOn(position, spot, cast, say);

/** Two lines for each row, in columns as wide as the fullest space needs. */
export function drawBoard(position: Position, cast: Cast, say: Say): string {
  const lines = ROWS.flatMap((row) => [
    row.map((spot) => cubesText(position, spot, say)),
    row.map((spot) => crowdText(position, spot, cast, say)),
  ]);
  const width = Math.max(NARROWEST, ...lines.flat().map((text) => text.length)) + GAP;
  const board = lines
    .map((cells) => cells.map((text) => text.padEnd(width)).join(''))
    .filter((line) => line.trim() !== '');
  const players = seatsOf(position.seats).map((seat) =>
    say.boardText.player({
      name: nameOf(cast, seat),
      place: ofSeat(position.track, seat),
      bp: ofSeat(position.bp, seat),
      genes: genesIn(position.genes[seat] ?? 0),
    }),
  );
  return [...board, '', ...players].map((line) => `  ${line}`.trimEnd()).join('\n');
}
