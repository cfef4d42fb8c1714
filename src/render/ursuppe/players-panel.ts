/** One card for each player: place, what they have, and their genes. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { decider } from '#games/ursuppe/decider.ts';
import { ofSeat, type Position } from '#games/ursuppe/state.ts';
import { leader } from '#games/ursuppe/track.ts';
import { badge } from '../kit/marks.ts';
import type { Box, Shape } from '../scene.ts';
import { filled, lined, roundedBox, text } from '../shapes.ts';
import { type Look, letterOf, nameOf, paintOf } from './look.ts';
import { geneTiles, standing } from './standing.ts';
import { AMBER, BONE, CREAM, INK, SLATE } from './theme.ts';

const GAP = 8;
const PAD = 9;
const STRIP = 52;
const ROUND = 15;
const STATS = 52;

/** The player who decides, or who has won, is on amber. */
const isInLight = (position: Position, seat: Seat): boolean =>
  position.phase === 'over' ? leader(position) === seat : decider(position) === seat;

const PLACE = { width: 50, height: 40 };

/** The place on the track, like a space of it. */
function place(position: Position, seat: Seat, { x, y, width }: Box): Shape[] {
  const box = { x: x + width - PAD - PLACE.width + 2, y: y + (STRIP - PLACE.height) / 2, ...PLACE };
  return [
    filled(roundedBox(box, 10), BONE),
    text(String(ofSeat(position.track, seat)), box.x + PLACE.width / 2, y + STRIP / 2, {
      size: 39,
      face: 'strong',
      colour: INK,
      maxWidth: PLACE.width - 6,
      align: 'center',
    }),
  ];
}

function nameStrip(position: Position, look: Look, seat: Seat, box: Box): Shape[] {
  const lit = isInLight(position, seat);
  const strip = roundedBox({ ...box, height: STRIP }, ROUND);
  const middle = box.y + STRIP / 2;
  return [
    lit ? filled(strip, AMBER) : filled(strip, paintOf(look, seat).fill, 0.34),
    ...(lit ? [lined(roundedBox(box, ROUND), { colour: AMBER, width: 7 })] : []),
    ...badge(paintOf(look, seat), letterOf(look, seat), { x: box.x + PAD + 16, y: middle }, 21),
    text(nameOf(look, seat), box.x + PAD + 45, middle, {
      size: 42,
      face: 'strong',
      colour: lit ? INK : CREAM,
      maxWidth: box.width - 2 * PAD - 49 - PLACE.width,
    }),
    ...place(position, seat, box),
  ];
}

function card(position: Position, look: Look, seat: Seat, box: Box): Shape[] {
  const { x, y, width, height } = box;
  const inner = { x: x + PAD, width: width - 2 * PAD };
  const below = STRIP + STATS;
  return [
    filled(roundedBox(box, ROUND), SLATE),
    ...nameStrip(position, look, seat, box),
    ...standing(position, seat, { ...inner, y: y + STRIP, height: STATS }),
    ...geneTiles(position, seat, { ...inner, y: y + below, height: height - below - PAD }),
  ];
}

export function playersPanel(position: Position, look: Look, { x, y, width, height }: Box): Shape[] {
  const each = Math.floor((height - GAP * (position.seats - 1)) / position.seats);
  return seatsOf(position.seats).flatMap((seat) =>
    card(position, look, seat, { x, y: y + seat * (each + GAP), width, height: each }),
  );
}
