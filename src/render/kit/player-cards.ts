/** A card for each player, one below the other: a strip with badge, name and a number, and below it what their game shows. */
import type { Seat } from '#engine/seat.ts';
import type { Paint } from '../players.ts';
import type { Box, Shape } from '../scene.ts';
import { filled, lined, roundedBox, text } from '../shapes.ts';
import { badge } from './marks.ts';
import { AMBER, BONE, CREAM, INK, SLATE } from './theme.ts';

/** At the right end of the strip. */
interface StripNumber {
  readonly value: number;
  readonly size: number;
  /** Of its box. */
  readonly width: number;
}

export interface PlayerCard {
  readonly paint: Paint;
  readonly letter: string;
  readonly name: string;
  /** On amber: the player who decides, or who has won. */
  readonly isLit: boolean;
  readonly number: StripNumber;
  /** What is drawn in the box below the strip. */
  below(box: Box): Shape[];
}

const GAP = 8;
/** Between what is on a card and its edge. */
export const PAD = 9;
const STRIP = 52;
const ROUND = 15;
const NUMBER_HEIGHT = 40;

function number({ value, size, width }: StripNumber, strip: Box): Shape[] {
  const box = {
    x: strip.x + strip.width - PAD - width + 2,
    y: strip.y + (STRIP - NUMBER_HEIGHT) / 2,
    width,
    height: NUMBER_HEIGHT,
  };
  return [
    filled(roundedBox(box, 10), BONE),
    text(String(value), box.x + width / 2, strip.y + STRIP / 2, {
      size,
      face: 'strong',
      colour: INK,
      maxWidth: width - 6,
      align: 'center',
    }),
  ];
}

function nameStrip({ paint, letter, name, isLit, number: at }: PlayerCard, box: Box): Shape[] {
  const strip = roundedBox({ ...box, height: STRIP }, ROUND);
  const middle = box.y + STRIP / 2;
  return [
    isLit ? filled(strip, AMBER) : filled(strip, paint.fill, 0.34),
    ...(isLit ? [lined(roundedBox(box, ROUND), { colour: AMBER, width: 7 })] : []),
    ...badge(paint, letter, { x: box.x + PAD + 16, y: middle }, 21),
    text(name, box.x + PAD + 45, middle, {
      size: 42,
      face: 'strong',
      colour: isLit ? INK : CREAM,
      maxWidth: box.width - 2 * PAD - 49 - at.width,
    }),
    ...number(at, box),
  ];
}

function drawn(card: PlayerCard, box: Box): Shape[] {
  const { x, y, width, height } = box;
  const below = { x: x + PAD, y: y + STRIP, width: width - 2 * PAD, height: height - STRIP };
  return [filled(roundedBox(box, ROUND), SLATE), ...nameStrip(card, box), ...card.below(below)];
}

export function columnOfCards(seats: readonly Seat[], cardOf: (seat: Seat) => PlayerCard, whole: Box): Shape[] {
  const { x, y, width } = whole;
  const height = Math.floor((whole.height - GAP * (seats.length - 1)) / seats.length);
  return seats.flatMap((seat, index) => drawn(cardOf(seat), { x, y: y + index * (height + GAP), width, height }));
}
