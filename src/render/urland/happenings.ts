/** Events as marks on the map: moves, arrivals, gains and losses. */
import { type BySeat, type Seat, seatsOf } from '#engine/seat.ts';
import type { Area, Region } from '#games/urland/board.ts';
import type { Event } from '#games/urland/events.ts';
import type { Action, Heap } from '#games/urland/moves.ts';

export interface Journey {
  /** Null for all Ichtos there together. */
  readonly seat: Seat | null;
  readonly from: Area;
  readonly to: Area;
}

/** A player's gain or loss in an area, in their colour. */
export interface Note {
  readonly of: 'points' | 'ichtos';
  readonly seat: Seat;
  readonly area: Area;
  readonly words: string;
}

export interface Happenings {
  readonly journeys: readonly Journey[];
  readonly notes: readonly Note[];
  /** Areas where something happened to the area itself. */
  readonly struck: readonly Area[];
  readonly erupting: readonly Region[];
}

const NOTHING: Happenings = { journeys: [], notes: [], struck: [], erupting: [] };

const MINUS = '−';
type Noting = (seat: Seat, area: Area, count: number) => Note;
const lost: Noting = (seat, area, count) => ({ of: 'ichtos', seat, area, words: `${MINUS}${count}` });
const gained: Noting = (seat, area, count) => ({ of: 'ichtos', seat, area, words: `+${count}` });
const won: Noting = (seat, area, count) => ({ of: 'points', seat, area, words: `+${count}` });

function bySeat(values: BySeat<number>, area: Area, note: Noting): Note[] {
  return seatsOf(values.length).flatMap((seat) => {
    const value = values[seat] ?? 0;
    return value > 0 ? [note(seat, area, value)] : [];
  });
}

const takenFrom = (seat: Seat, heap: Heap): Note[] => heap.map(({ place, count }) => lost(seat, place, count));

const journey = (seat: Seat | null, from: Area, to: Area): Happenings => ({
  ...NOTHING,
  journeys: [{ seat, from, to }],
});
const notes = (...list: Note[]): Happenings => ({ ...NOTHING, notes: list });

function ofAction(seat: Seat, action: Action): Happenings {
  switch (action.kind) {
    case 'land':
    case 'swim':
    case 'fly':
    case 'cross':
      return journey(seat, action.from, action.to);
    case 'breed':
      return { ...NOTHING, struck: [action.ocean] };
    case 'retreat':
      return notes(...takenFrom(seat, action.heap));
    case 'assimilate':
      return notes(
        gained(seat, action.area, 1),
        lost(action.first, action.area, 1),
        lost(action.second, action.area, 1),
      );
    case 'egg':
      return notes(gained(seat, action.land, 1));
    case 'stink':
      return journey(action.victim, action.land, action.ocean);
    case 'bite':
      return notes(lost(action.victim, action.area, 1));
  }
}

function ofEvent(event: Event): Happenings {
  switch (event.kind) {
    case 'acted':
      return ofAction(event.seat, event.action);
    case 'bred':
      return notes(...bySeat(event.young, event.ocean, gained));
    case 'scored':
      return { ...NOTHING, struck: [event.chip], notes: bySeat(event.points, event.chip, won) };
    case 'panicked':
      return { ...journey(null, event.land, event.ocean), struck: [event.land] };
    case 'dived':
      return journey(event.seat, event.from, event.ocean);
    case 'lost':
      return { ...NOTHING, struck: [event.land], notes: bySeat(event.losses, event.land, lost) };
    case 'erupted':
      return { ...NOTHING, erupting: [event.volcano] };
    case 'bought':
      return notes(...takenFrom(event.seat, event.heap));
    case 'dealt':
    case 'passed':
    case 'turned-up':
    case 'drew':
    case 'drew-chip':
    case 'chose':
    case 'chose-chip':
    case 'was-handed':
    case 'turn-began':
    case 'passed-over':
    case 'extra-turn':
    case 'turn-ended':
    case 'marker-moved':
    case 'panic-drawn':
    case 'panic-without-effect':
    case 'epoch-ended':
    case 'epoch-began':
    case 'mutation':
    case 'bid-placed':
    case 'bids-shown':
    case 'could-not-pay':
    case 'declined':
    case 'final-total':
    case 'final-land':
    case 'won':
      return NOTHING;
  }
}

export function happeningsOf(events: readonly Event[]): Happenings {
  const each = events.map(ofEvent);
  return {
    journeys: each.flatMap(({ journeys }) => journeys),
    notes: each.flatMap(({ notes }) => notes),
    struck: each.flatMap(({ struck }) => struck),
    erupting: each.flatMap(({ erupting }) => erupting),
  };
}
