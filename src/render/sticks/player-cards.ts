/** One card for each player below the sticks. */
import { deciders } from '#engine/decision.ts';
import { type Seat, seatsOf } from '#engine/seat.ts';
import { PEBBLES, SEATS } from '#games/sticks/box.ts';
import { decisionIn } from '#games/sticks/play.ts';
import { countOf, pebblesOf } from '#games/sticks/state.ts';
import type { View } from '#games/sticks/view.ts';
import { badge } from '../kit/marks.ts';
import { paintOf } from '../kit/seats.ts';
import { AMBER, BONE, CREAM, MUTED, SLATE } from '../kit/theme.ts';
import type { Box, Shape } from '../scene.ts';
import { circle, filled, lined, roundedBox, text } from '../shapes.ts';
import { type Look, letterOf, nameOf, wordsOf } from './look.ts';

const CARD_HEIGHT = 156;
const GAP = 20;
const PAD = 24;

/** Those that are left are full, those that are spent are empty. */
function pebbles(left: number, { x, y, width }: Box): Shape[] {
  return Array.from({ length: PEBBLES }, (_, index) => {
    const spot = { x: x + width - PAD - 22 - (PEBBLES - 1 - index) * 58, y: y + 108 };
    return index < left ? filled(circle(spot, 22), BONE) : lined(circle(spot, 20), { colour: MUTED, width: 4 });
  });
}

function card(view: View, look: Look, seat: Seat, box: Box): Shape[] {
  const { x, y, width } = box;
  const isAsked = deciders(decisionIn(view)).includes(seat);
  const count = wordsOf(look).board.count({ count: countOf(view, seat), goal: view.goal });
  return [
    filled(roundedBox(box, 24), SLATE),
    ...(isAsked ? [lined(roundedBox(box, 24), { colour: AMBER, width: 6 })] : []),
    ...badge(paintOf(look, seat), letterOf(look, seat), { x: x + PAD + 29, y: y + 48 }),
    text(nameOf(look, seat), x + PAD + 76, y + 48, {
      size: 48,
      face: 'strong',
      colour: CREAM,
      maxWidth: width - 2 * PAD - 76,
    }),
    text(count, x + PAD, y + 110, { size: 44, colour: CREAM, maxWidth: width - 2 * PAD - 190 }),
    ...pebbles(pebblesOf(view, seat), box),
  ];
}

export function playerCards(view: View, look: Look, { x, y, width }: Omit<Box, 'height'>): Shape[] {
  const each = (width - GAP * (SEATS - 1)) / SEATS;
  return seatsOf(SEATS).flatMap((seat) =>
    card(view, look, seat, { x: x + seat * (each + GAP), y, width: each, height: CARD_HEIGHT }),
  );
}
