/** Urland's pictures. */
import type { Urland } from '#games/urland/types.ts';
import type { GamePictures } from '../game-pictures.ts';
import { handText } from './hand.ts';
import { boardSketch, endSketch, lookFor } from './look.ts';
import type { AskedSeat } from './seat-context.ts';
import { handSketch } from './sketches.ts';

const isEmptyHanded = ({ view: { hand, picked } }: AskedSeat): boolean => hand.length === 0 && picked === null;

export const PICTURES = {
  board: (view, reader, events) => boardSketch(view, lookFor(reader, events)),
  end: endSketch,
  hand: {
    text: handText,
    sketch: (asked) => (isEmptyHanded(asked) ? null : handSketch(asked)),
  },
} satisfies GamePictures<Urland>;
