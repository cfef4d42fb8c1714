/** Who is to decide, since when, and whether somebody else does it for him. */
import type { Seat } from '#engine/seat.ts';
import type { Moment } from '../change.ts';
import { askedIn } from '../rulebook.ts';
import { delayOf } from '../seats/computers.ts';
import { type Play, personAt, type Table, type Waiting } from '../table.ts';
import { standStill } from '../time/allowance.ts';
import { type Delay, drawDelay } from '../time/delay.ts';
import { applicableOrder } from './standing-orders.ts';

/** What was decided in advance happens as late as if somebody had just looked in: its speed tells nothing. */
const ORDER_DELAY: Delay = { least: 20_000, spread: 160_000 };

const isWatched = ({ places }: Table): boolean => places.some(({ occupant }) => occupant.kind === 'person');

function autoAt(table: Table, play: Play, seat: Seat, { now, dice }: Moment): number | null {
  const occupant = table.places[seat]?.occupant;
  if (occupant?.kind === 'computer' && isWatched(table)) return now + delayOf(occupant.character, dice);
  if (occupant?.kind !== 'person') return now;
  const isDecided = applicableOrder(table, play, seat, dice) !== null;
  return isDecided ? now + drawDelay(ORDER_DELAY, dice) : null;
}

/** Muting lasts as long as one decision follows another of the same seat. */
function freshWaiting(table: Table, play: Play, seat: Seat, muted: boolean, moment: Moment): Waiting {
  const { now, settingsOf } = moment;
  const auto = autoAt(table, play, seat, moment);
  const waiting = { seat, since: now, runsFrom: now, used: 0, reminded: 0, muted, expired: false, autoAt: auto };
  const person = personAt(table, seat);
  return person === null ? waiting : standStill(waiting, settingsOf(person).awayUntil, now);
}

export const waitingOf = (play: Play, seat: Seat): Waiting | null =>
  play.waiting.find((waiting) => waiting.seat === seat) ?? null;

/** Who waits in `play`. Those who have just `decided`, or did not wait before, begin anew. */
export function waitingIn(table: Table, play: Play, decided: readonly Seat[], moment: Moment): Waiting[] {
  const open = askedIn(table.game, play.state).filter((seat) => !play.sealed.some((sealed) => sealed.seat === seat));
  return open.map((seat) => {
    const before = table.play ? waitingOf(table.play, seat) : null;
    if (before && !decided.includes(seat)) return before;
    return freshWaiting(table, play, seat, before?.muted ?? false, moment);
  });
}

/** As if these seats had only now been asked. */
export function askAnew(table: Table, seats: readonly Seat[], moment: Moment): Table {
  const { play } = table;
  return play ? { ...table, play: { ...play, waiting: waitingIn(table, play, seats, moment) } } : table;
}

/** Everybody's time begins anew. */
export const askAllAnew = (table: Table, moment: Moment): Table =>
  table.play ? askAnew(table, askedIn(table.game, table.play.state), moment) : table;

/** Orders were given or withdrawn: somebody else may decide now, but the seat's own time goes on. */
export function planAnew(table: Table, seat: Seat, moment: Moment): Table {
  const { play } = table;
  if (!play) return table;
  const waiting = play.waiting.map((each) =>
    each.seat === seat ? { ...each, autoAt: autoAt(table, play, seat, moment) } : each,
  );
  return { ...table, play: { ...play, waiting } };
}
