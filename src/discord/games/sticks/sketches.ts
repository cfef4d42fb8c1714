/** The picture beside each question: the table, with the sticks marked that it is about. */
import { lyingIn, type Stick } from '#games/sticks/board.ts';
import type { Move } from '#games/sticks/moves.ts';
import type { Sketch } from '../game-pictures.ts';
import { boardSketch } from './look.ts';
import { type AskedSeat, type AtQuestion, stickOf } from './seat-context.ts';

/** Those that the other player reaches for; those of the line, or of the part of the list, that is open. */
function marksAt({ view: { phase, holders }, step, shown }: AtQuestion): readonly Stick[] {
  if (phase.kind === 'answer') return phase.sticks;
  const { line } = step.draft;
  return line === undefined ? (shown?.map(stickOf) ?? []) : lyingIn(holders, line);
}

export const sketchesOf = (at: AtQuestion): Sketch[] => [boardSketch(at.view, at.reader, marksAt(at))];

export function moveSketchOf({ view, reader }: AskedSeat, move: Move): Sketch | null {
  switch (move.kind) {
    case 'take':
      return boardSketch(view, reader, [move.stick]);
    case 'gather':
      return boardSketch(view, reader, move.sticks);
    case 'block':
    case 'allow':
      return null;
  }
}
