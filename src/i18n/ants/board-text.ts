/** The garden as text of one width: a row of hexes a line, and the players below. */
import { seatsOf } from '#engine/seat.ts';
import { gardenIn } from '#games/ants/content/content.ts';
import { type Position, playerAt } from '#games/ants/state.ts';
import { type Cast, nameOf } from './cast.ts';
import { foragersIn, hexesIn, letterOf } from './garden-text.ts';
import { flightOf, pointsOf, starsOf } from './situation.ts';
import type { AntsWords } from './words.ts';

const GAP = 2;

/** Hexes of neighbouring rows stand half a hex apart. */
function rowsOf(position: Position, cast: Cast, say: AntsWords): string[] {
  const { hexes } = gardenIn(position);
  const texts = hexesIn(position, cast, say).map((hex) => say.boardText.hex(hex));
  const half = Math.ceil((Math.max(...texts.map((text) => text.length)) + GAP) / 2);
  const lines: string[] = [];
  const left = Math.min(...hexes.map(({ q, r }) => 2 * q + r));
  for (const [index, { q, r }] of hexes.entries()) {
    lines[r] = `${(lines[r] ?? '').padEnd((2 * q + r - left) * half)}${texts[index]}`;
  }
  return lines;
}

export function drawBoard(position: Position, cast: Cast, say: AntsWords): string {
  const seats = seatsOf(position.seats);
  const foragers = seats.flatMap((seat) => {
    const corners = foragersIn(position, seat);
    return corners.length === 0 ? [] : [say.boardText.foragers({ letter: letterOf(cast, seat, say), corners })];
  });
  const players = seats.map((seat) => {
    const player = playerAt(position, seat);
    return say.boardText.player({
      ...player,
      name: nameOf(cast, seat),
      points: pointsOf(position, seat),
      stars: starsOf(position, seat),
      flight: flightOf(position, seat),
      hand: player.hand.length,
      rooms: player.rooms.length,
    });
  });
  return [...rowsOf(position, cast, say), ...foragers, '', ...players].map((line) => `  ${line}`.trimEnd()).join('\n');
}
