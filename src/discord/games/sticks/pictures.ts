/** Sticks to look at. Nobody holds anything in secret, so the table is all there is. */
import type { Stick } from '#games/sticks/board.ts';
import type { Event } from '#games/sticks/events.ts';
import type { Sticks } from '#games/sticks/types.ts';
import type { GamePictures } from '../game-pictures.ts';
import { boardSketch, endSketch } from './look.ts';

function touchedBy(event: Event): readonly Stick[] {
  switch (event.kind) {
    case 'took':
      return [event.stick];
    case 'reached':
    case 'gathered':
      return event.sticks;
    default:
      return [];
  }
}

export const PICTURES = {
  board: (view, reader, events) => boardSketch(view, reader, events.flatMap(touchedBy)),
  end: endSketch,
} satisfies GamePictures<Sticks>;
