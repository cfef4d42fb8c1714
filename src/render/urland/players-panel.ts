/** One card for each player, one below the other. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import type { View } from '#games/urland/view.ts';
import { deciding } from '#i18n/urland/situation.ts';
import { badge } from '../kit/marks.ts';
import type { Box, Shape } from '../scene.ts';
import { filled, lined, roundedBox, text } from '../shapes.ts';
import { type Look, letterOf, nameOf, paintOf } from './look.ts';
import { geneTiles, standing } from './player-standing.ts';
import { AMBER, BONE, CREAM, INK, SLATE } from './theme.ts';

const GAP = 8;
const PAD = 10;
const STRIP = 50;
const ROUND = 15;
const HIGHEST = 168;

/** The player whose turn it is, or who has won, is on amber; at a great moment nobody is, since nobody must decide. */
function isInLight(view: View, { moment }: Look, seat: Seat): boolean {
  if (view.phase.kind === 'over') return view.phase.winner === seat;
  return moment === null && deciding(view).includes(seat);
}

const PLACE = { width: 50, height: 38 };

/** The place on the track, like a space of it. */
function place(view: View, seat: Seat, { x, y, width }: Box): Shape[] {
  const box = { x: x + width - PAD - PLACE.width + 4, y: y + (STRIP - PLACE.height) / 2, ...PLACE };
  return [
    filled(roundedBox(box, 10), BONE),
    text(String(view.track[seat] ?? 0), box.x + PLACE.width / 2, y + STRIP / 2, {
      size: 39,
      face: 'strong',
      colour: INK,
      maxWidth: PLACE.width - 6,
      align: 'center',
    }),
  ];
}

function nameStrip(view: View, look: Look, seat: Seat, box: Box): Shape[] {
  const lit = isInLight(view, look, seat);
  const strip = roundedBox({ ...box, height: STRIP }, ROUND);
  const middle = box.y + STRIP / 2;
  return [
    lit ? filled(strip, AMBER) : filled(strip, paintOf(look, seat).fill, 0.34),
    ...(lit ? [lined(roundedBox(box, ROUND), { colour: AMBER, width: 7 })] : []),
    ...badge(paintOf(look, seat), letterOf(look, seat), { x: box.x + PAD + 15, y: middle }, 21),
    text(nameOf(look, seat), box.x + PAD + 44, middle, {
      size: 42,
      face: 'strong',
      colour: lit ? INK : CREAM,
      maxWidth: box.width - 2 * PAD - 44 - PLACE.width - 4,
    }),
    ...place(view, seat, box),
  ];
}

function card(view: View, look: Look, seat: Seat, box: Box): Shape[] {
  const { x, y, width, height } = box;
  const below = { x: x + PAD, y: y + STRIP, width: width - 2 * PAD, height: height - STRIP };
  return [
    filled(roundedBox(box, ROUND), SLATE),
    ...nameStrip(view, look, seat, box),
    ...standing(view, look, seat, below),
    ...geneTiles(view.genes[seat] ?? [], below),
  ];
}

/** The height of a card if this much is left for all of them. */
export const cardHeight = (seats: number, height: number): number =>
  Math.min(HIGHEST, Math.floor((height - GAP * (seats - 1)) / seats));

export function playersPanel(view: View, look: Look, { x, y, width, height }: Box): Shape[] {
  const each = cardHeight(view.seats, height);
  return seatsOf(view.seats).flatMap((seat) =>
    card(view, look, seat, { x, y: y + seat * (each + GAP), width, height: each }),
  );
}
