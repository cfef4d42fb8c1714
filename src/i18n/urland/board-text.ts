/** The board as text: the Ichtos, the lands and how they are joined, and the track. */
import { invariant } from '#engine/invariant.ts';
import { type BySeat, type Seat, seatsOf } from '#engine/seat.ts';
import { type Area, type Land, OCEANS } from '#games/urland/board.ts';
import type { Colour } from '#games/urland/colours.ts';
import { ichtosAt } from '#games/urland/ichtos.ts';
import { landsOf, oceansOf, regionsOf } from '#games/urland/lands.ts';
import type { Position } from '#games/urland/state.ts';
import type { UrlandWords } from './words.ts';

type Say = UrlandWords;

const WIDTH = 30;

export function drawBoard(position: Position, colours: BySeat<Colour>, say: Say): string {
  const oceans = OCEANS.map((ocean) => place(`${ocean} ${say.oceans[ocean]}`, position, ocean, colours, say));
  const lands = landsOf(position).map((land) => place(landName(position, land), position, land, colours, say));
  return [...sideBySide(oceans, lands), '', ...players(position, colours, say)].join('\n');
}

/** “3 R R B”: one letter for each Ichto. */
function place(name: string, position: Position, area: Area, colours: BySeat<Colour>, say: Say): string {
  const crowd = seatsOf(position.seats).map((seat) =>
    colourWords(colours, seat, say).letter.repeat(ichtosAt(position, area, seat)),
  );
  return `${name.padEnd(18)} ${crowd.filter((own) => own !== '').join(' ')}`;
}

function colourWords(
  colours: BySeat<Colour>,
  seat: Seat,
  say: Say,
): { readonly name: string; readonly letter: string } {
  const colour = colours[seat];
  invariant(colour !== undefined, () => `seat ${seat} has a colour`);
  return say.colours[colour];
}

/** “10+11 (B C)*”: its regions, the oceans it touches, a star if it has been scored in this epoch. */
function landName(position: Position, land: Land): string {
  const regions = regionsOf(position, land).join('+');
  const isScored = position.scored.includes(land);
  return `${regions} (${oceansOf(position, land).join(' ')})${isScored ? '*' : ''}`;
}

function sideBySide(left: readonly string[], right: readonly string[]): string[] {
  const width = Math.max(WIDTH, ...left.map((line) => line.length)) + 3;
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, row) => row);
  return rows.map((row) => `  ${(left[row] ?? '').padEnd(width)}${right[row] ?? ''}`.trimEnd());
}

function players(position: Position, colours: BySeat<Colour>, say: Say): string[] {
  return seatsOf(position.seats).map((seat) => {
    const genes = (position.genes[seat] ?? []).map((gene) => say.genes[gene].name).join(', ');
    const name = colourWords(colours, seat, say).name.padEnd(7);
    const mark = seat === position.environment ? '*' : ' ';
    return `  ${mark} ${name} space ${String(position.track[seat]).padStart(2)}   reserve ${String(position.reserve[seat]).padStart(2)}   ${genes}`.trimEnd();
  });
}
