/** What is written on the lands: the round, what is going on and who comes when, and the reserves. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { LAST_ROUND } from '#games/ursuppe/box.ts';
import { orderOfPlay } from '#games/ursuppe/outlook/order-of-play.ts';
import { ofSeat, type Position } from '#games/ursuppe/state.ts';
import { captionOf } from '#i18n/ursuppe/caption.ts';
import { badge } from '../kit/marks.ts';
import type { Point, Shape } from '../scene.ts';
import { circle, filled, lined, stamped, text } from '../shapes.ts';
import { castIn, colourOf, type Look, letterOf, paintOf, wordsOf } from './look.ts';
import { LANDS } from './plan.ts';
import { AMBER, CREAM, EMBER, MUTED, OZONE } from './theme.ts';

export function roundLand({ round }: Position, look: Look): Shape[] {
  const { x, y, width } = LANDS.round;
  const { picture, title } = wordsOf(look);
  const style = { maxWidth: width - 24, align: 'center' } as const;
  if (round === 0) return [text(title, x + width / 2 - 6, y + 72, { ...style, size: 54, face: 'map', colour: AMBER })];
  return [
    text(picture.round, x + width / 2 - 4, y + 36, { ...style, size: 42, colour: AMBER }),
    text(picture.roundOf({ round, last: LAST_ROUND }), x + width / 2 - 4, y + 92, {
      ...style,
      size: 68,
      face: 'strong',
      colour: CREAM,
    }),
  ];
}

export function reserveLand(position: Position, look: Look): Shape[] {
  const { x, y, width } = LANDS.reserve;
  const spotOf = (seat: Seat): Point => ({
    x: x + width / 2 + (seat % 2 === 0 ? -28 : 32),
    y: y + (seat < 2 ? 78 : 127),
  });
  return [
    text(wordsOf(look).picture.reserve, x + width / 2 + 4, y + 36, {
      size: 39,
      colour: MUTED,
      maxWidth: width - 34,
      align: 'center',
    }),
    ...seatsOf(position.seats).map((seat) => {
      const { x: left, y: top } = spotOf(seat);
      return stamped(`food/${look.palette}/${colourOf(look, seat)}/${ofSeat(position.reserve, seat)}`, left, top);
    }),
  ];
}

const BADGE = 20;
const STEP = 58;

const chevron = (x: number, y: number): Shape =>
  lined(`M${x - 4} ${y - 9}L${x + 5} ${y}L${x - 4} ${y + 9}`, { colour: MUTED, width: 5 });

function queue(look: Look, seats: readonly Seat[], lit: Seat | null, { x, y }: Point): Shape[] {
  return seats.flatMap((seat, i) => {
    const spot = { x: x + BADGE + i * STEP, y };
    return [
      ...(seat === lit ? [filled(circle(spot, BADGE + 7), AMBER)] : []),
      ...badge(paintOf(look, seat), letterOf(look, seat), spot, BADGE),
      ...(i + 1 < seats.length ? [chevron(spot.x + STEP / 2, y)] : []),
    ];
  });
}

const isSame = (a: readonly Seat[], b: readonly Seat[]): boolean => a.every((seat, i) => seat === b[i]);

/** Who comes when in this phase, and in the next if that is another order. */
function orders(position: Position, look: Look, { x, y }: Point): Shape[] {
  const { now, next } = orderOfPlay(position);
  const width = now.length * STEP;
  const then = next.length === 0 || isSame(now, next) ? [] : queue(look, next, null, { x: x + width + 46, y });
  const sign = then.length === 0 ? [] : [stamped(`icon/next/${OZONE}`, x + width + 14, y, 0.075)];
  return [...queue(look, now, position.turn, { x, y }), ...sign, ...then];
}

const LEFT = 32;

export function plaque(position: Position, look: Look): Shape[] {
  const { x, y, width } = LANDS.plaque;
  const maxWidth = width - LEFT - 16;
  const left = x + LEFT;
  const queues = orders(position, look, { x: left + 4, y: y + 123 });
  if (look.title !== null) {
    const asked = { size: 44, face: 'strong', colour: EMBER, maxWidth, lines: 2 } as const;
    return [text(look.title, left, y + 28, asked), ...queues];
  }
  const { title, phase } = captionOf(position, castIn(look, position), wordsOf(look));
  const isOver = position.phase === 'over';
  const size = { size: 50, face: 'strong', colour: CREAM, maxWidth } as const;
  if (phase === null) {
    const lone = text(title, left, y + 46, { ...size, colour: isOver ? EMBER : CREAM });
    return [lone, ...queues];
  }
  return [text(title, left, y + 33, size), text(phase, left, y + 79, { size: 40, colour: AMBER, maxWidth }), ...queues];
}
