/**
 * Players who have just decided still look at the table: they see that they are asked again. They are called only if they
 * have not decided after a while. Sealed decisions are always called for at once: a call that is not made would tell who
 * has decided in secret.
 */
import { type Seat, seat as seatAt } from '#engine/seat.ts';
import { type Fact, type ToDecide, toDecide } from '../facts.ts';
import type { Play, Waiting } from '../play-state.ts';
import { decisionOfSeats } from '../rulebook.ts';
import { personAt, type Table } from '../table.ts';

/** In milliseconds, since a player has last decided in the open. */
const AT_HAND_FOR = 5 * 60_000;
/** In milliseconds. Somebody who looks has pressed by then. */
const CALL_AFTER = 10_000;

/** `play.acts` with these seats, which have decided. What is sealed counts for nothing: its time is secret. */
export function actsAfter({ game, play, places }: Table, decided: readonly Seat[], now: number): Play['acts'] {
  const as = play && decisionOfSeats(game, play.state)?.as;
  if (as !== 'turn' && as !== 'reaction') return play?.acts ?? [];
  return places.map((_, seat) => (decided.includes(seatAt(seat)) ? now : (play?.acts[seat] ?? null)));
}

function isAtHand(acts: Play['acts'], seat: Seat, now: number): boolean {
  const acted = acts[seat] ?? null;
  return acted !== null && acted <= now && now - acted < AT_HAND_FOR;
}

interface Calling {
  readonly waiting: Play['waiting'];
  readonly calls: readonly ToDecide[];
}

/** Puts off the calls of players who are at hand. */
export function putOff(table: Table, acts: Play['acts'], { waiting, calls }: Calling, now: number): Calling {
  const mayWait = ({ as, again }: ToDecide, seat: Seat): boolean =>
    as !== 'sealed' && again === null && personAt(table, seat) !== null && isAtHand(acts, seat, now);
  const later = calls.flatMap((call) => call.seats.filter((seat) => mayWait(call, seat)));
  if (later.length === 0) return { waiting, calls };
  const isLater = (seat: Seat): boolean => later.includes(seat);
  return {
    waiting: waiting.map((each) => (isLater(each.seat) ? { ...each, callAt: now + CALL_AFTER } : each)),
    calls: calls.flatMap((call) => [
      ...withSeats({ ...call, call: 'later' }, call.seats.filter(isLater)),
      ...withSeats(
        call,
        call.seats.filter((seat) => !isLater(seat)),
      ),
    ]),
  };
}

const withSeats = (call: ToDecide, seats: readonly Seat[]): ToDecide[] =>
  seats.length > 0 ? [{ ...call, seats }] : [];

/** Calls the player if it is time. */
export function callIfDue(waiting: Waiting, now: number, facts: Fact[]): Waiting {
  if (waiting.callAt === null || waiting.callAt > now) return waiting;
  facts.push({ ...toDecide([waiting.seat], waiting.as), call: 'late' });
  return { ...waiting, callAt: null };
}
