/** Letters in circles: the owner of a card, or the button of a choice. */
import type { Paint } from '../players.ts';
import type { Point, Shape } from '../scene.ts';
import { circle, filled, lined, text } from '../shapes.ts';
import { AMBER, CREAM, INK } from './theme.ts';

/** A player's colour and letter. */
export function badge({ fill, ink }: Paint, letter: string, { x, y }: Point, radius = 29): Shape[] {
  const rim = circle({ x, y }, radius);
  return [
    filled(rim, fill),
    lined(rim, { colour: CREAM, width: 4 }),
    text(letter, x, y, {
      size: radius + 17,
      least: 39,
      face: 'strong',
      colour: ink,
      maxWidth: 2 * radius - 8,
      align: 'center',
    }),
  ];
}

/** The size of the circle around the letter of a choice. */
export const LETTER_RADIUS = 22;

export const targetLetter = (letter: string, spot: Point): Shape[] => [
  filled(circle(spot, LETTER_RADIUS), INK),
  filled(circle(spot, LETTER_RADIUS - 2), AMBER),
  text(letter, spot.x, spot.y, { size: 39, face: 'strong', colour: INK, maxWidth: 40, align: 'center' }),
];
