/** A finished game, counted from its events. */
import { seatsOf } from '#engine/seat.ts';
import { type Counting, countingOf, type Tally } from '#engine/tally.ts';
import { SEATS } from './box.ts';
import type { Event } from './events.ts';
import { countOf, type Position } from './state.ts';

const SOURCES = ['took', 'gathered'] as const;
export type Source = (typeof SOURCES)[number];

const DEEDS = ['blocked'] as const;
export type Deed = (typeof DEEDS)[number];

export type SticksTally = Tally<Source, Deed>;

/** A turn is over when sticks change hands, or when somebody is kept from it. */
const ENDINGS: readonly Event['kind'][] = ['took', 'gathered', 'blocked'];

function hear(counting: Counting<Source, Deed>, event: Event): void {
  switch (event.kind) {
    case 'took':
      return counting.gain('took', event.seat, 1);
    case 'gathered':
      return counting.gain('gathered', event.seat, event.sticks.length);
    case 'blocked':
      return counting.did('blocked', event.seat);
    default:
      return;
  }
}

/** Each turn is a step, each round a part. Null if these are not all events of the game. */
export function tallyOf(events: readonly Event[], end: Position): SticksTally | null {
  const counting = countingOf({ seats: SEATS, sources: SOURCES, deeds: DEEDS });
  let turns = 0;
  for (const event of events) {
    hear(counting, event);
    if (event.kind === 'began') counting.endStep();
    if (!ENDINGS.includes(event.kind)) continue;
    counting.endStep();
    turns += 1;
    if (turns % SEATS === 0) counting.endPart();
  }
  return counting.tally(seatsOf(SEATS).map((seat) => countOf(end, seat)));
}
