/** When a computer or a standing order decides in a seat's place. */
import type { Seat } from '#engine/seat.ts';
import type { Moment } from '../change.ts';
import type { Play } from '../play-state.ts';
import { delayOf } from '../seats/computers.ts';
import type { Table } from '../table.ts';
import { type Delay, drawDelay } from '../time/delay.ts';
import { answerAtOnce, applicableOrder } from './standing-orders.ts';

/** A standing order acts as late as a player who has just looked in, so that its speed does not reveal it. */
const ORDER_DELAY: Delay = { least: 20_000, spread: 160_000 };

/** Within a turn, a computer goes on at once. */
const NEXT_STEP_DELAY: Delay = { least: 500, spread: 500 };

/** `begins`: a new turn, reaction or sealed decision. `goes-on`: a turn or a reaction that has begun. */
export type Pace = 'begins' | 'goes-on';

const isWatched = ({ places }: Table): boolean => places.some(({ occupant }) => occupant.kind === 'person');

/** Null if a person is to decide. One who has undone what an order did at once decides in person. */
export function autoAt(table: Table, play: Play, seat: Seat, pace: Pace, { now, dice }: Moment): number | null {
  const occupant = table.places[seat]?.occupant;
  if (occupant?.kind === 'computer' && isWatched(table)) {
    return now + (pace === 'begins' ? delayOf(occupant.character, dice) : drawDelay(NEXT_STEP_DELAY, dice));
  }
  if (occupant?.kind !== 'person') return now;
  const isDecided = !answerAtOnce(table) && applicableOrder(table, play, seat, dice) !== null;
  return isDecided ? now + drawDelay(ORDER_DELAY, dice) : null;
}
