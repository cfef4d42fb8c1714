/** A finished game, counted from its events. */
import { type Counting, countingOf, type Tally } from '#engine/tally.ts';
import type { Event } from './events.ts';
import type { Position } from './state.ts';

/** The start space; what Phase 6 brought for amoebas and for genes; spaces jumped. */
const SOURCES = ['start', 'amoebas', 'genes', 'jumped'] as const;
export type Source = (typeof SOURCES)[number];

/** BP paid for genes, amoebas born by division, amoebas of others eaten, own ones lost. */
const DEEDS = ['paid', 'born', 'eaten', 'lost'] as const;
export type Deed = (typeof DEEDS)[number];

export type UrsuppeTally = Tally<Source, Deed>;

function hear(counting: Counting<Source, Deed>, event: Event): void {
  switch (event.kind) {
    case 'marker-placed':
      return counting.gain('start', event.seat, event.space);
    case 'round-began':
      counting.endStep();
      return counting.endPart();
    case 'scored':
      counting.gain('amoebas', event.seat, event.amoebas);
      counting.gain('genes', event.seat, event.genes);
      return counting.gain('jumped', event.seat, event.to - event.from - event.amoebas - event.genes);
    case 'bought':
      return counting.did('paid', event.seat, event.price);
    case 'divided':
      return counting.did('born', event.seat);
    case 'eaten':
      if (event.by !== event.seat) counting.did('eaten', event.by);
      return counting.did('lost', event.seat);
    case 'died':
      return counting.did('lost', event.seat);
    default:
      return;
  }
}

/** Each round is a step. Null if these are not all events of the game. */
export function tallyOf(events: readonly Event[], { seats, track }: Position): UrsuppeTally | null {
  const counting = countingOf({ seats, sources: SOURCES, deeds: DEEDS });
  for (const event of events) hear(counting, event);
  counting.endStep();
  counting.endPart();
  return counting.tally(track);
}
