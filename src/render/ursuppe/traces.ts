/** Arrows and signs that show the last events. */
import type { Seat } from '#engine/seat.ts';
import type { Space } from '#games/ursuppe/board.ts';
import type { Event } from '#games/ursuppe/events.ts';
import type { Shape } from '../scene.ts';
import { circle, filled, lined, stamped } from '../shapes.ts';
import { type Look, paintOf } from './look.ts';
import { boxOf } from './plan.ts';
import { stepArrow } from './steps.ts';
import { ALARM, CREAM } from './theme.ts';

interface Journey {
  readonly seat: Seat;
  readonly from: Space;
  readonly to: Space;
}

const journeysIn = (events: readonly Event[]): Journey[] =>
  events.flatMap((event) => (event.kind === 'went' || event.kind === 'clung' ? [event] : []));

export function arrows(look: Look): Shape[] {
  const journeys = journeysIn(look.events);
  return journeys.flatMap(({ seat, from, to }, i) => {
    const earlier = journeys.slice(0, i).filter((other) => other.from === from && other.to === to).length;
    return stepArrow(from, to, paintOf(look, seat).fill, earlier);
  });
}

const deathsIn = (events: readonly Event[]): (readonly [Space, Seat])[] =>
  events.flatMap((event) =>
    event.kind === 'died' || event.kind === 'eaten' ? [[event.space, event.seat] as const] : [],
  );

/** A skull in the colour of whoever was lost there, over the upper right corner. */
export function graves(look: Look): Shape[] {
  const deaths = deathsIn(look.events);
  return deaths.flatMap(([space, seat], i) => {
    const earlier = deaths.slice(0, i).filter(([other]) => other === space).length;
    const { x, y, width } = boxOf(space);
    const spot = { x: x + width - 26 - earlier * 46, y: y + 24 };
    return [
      filled(circle(spot, 23), paintOf(look, seat).fill),
      lined(circle(spot, 23), { colour: CREAM, width: 4 }),
      filled(circle(spot, 17), ALARM),
      stamped(`icon/skull/${CREAM}`, spot.x, spot.y, 0.055),
    ];
  });
}

/** Whether something has just happened to this amoeba. */
export const isTouched = (events: readonly Event[], seat: Seat, amoeba: number): boolean =>
  events.some(
    (event) =>
      (event.kind === 'placed' || event.kind === 'divided' || event.kind === 'starved' || event.kind === 'wounded') &&
      event.seat === seat &&
      event.amoeba === amoeba,
  );
