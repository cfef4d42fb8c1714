/** Which phase of the round it is, and in which order the players come. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { countOf } from '../amoebas.ts';
import type { Position } from '../state.ts';
import { ascending, descending } from '../track.ts';

export type PhaseNumber = 1 | 2 | 3 | 4 | 5;

/** Null while the table is set up, and when the game is over. Phase 6 decides nothing, so it is never now. */
export function phaseNumber({ phase, round, amoeba }: Position): PhaseNumber | null {
  if (round === 0 || phase === 'over') return null;
  switch (phase) {
    case 'card':
    case 'defect':
      return 2;
    case 'genes':
      return 3;
    case 'divide':
      return 4;
    case 'aggression':
      return 5;
    default:
      return amoeba === null ? 5 : 1;
  }
}

interface OrderOfPlay {
  readonly now: readonly Seat[];
  /** In the phase after this one. */
  readonly next: readonly Seat[];
}

const UNKNOWN: OrderOfPlay = { now: [], next: [] };

/** Phase 1 goes up the track, all others go down. At setup the drawn order counts, then it goes up and down once. */
export function orderOfPlay(position: Position): OrderOfPlay {
  const { phase, order } = position;
  if (order.length === 0) return UNKNOWN;
  if (phase === 'start') return { now: order, next: [] };
  const [up, down] = [ascending(position), descending(position)];
  if (phase === 'place') return isFirstRound(position) ? { now: up, next: down } : { now: down, next: up };
  return { now: phaseNumber(position) === 1 ? up : down, next: down };
}

/** Of the two rounds in which the first amoebas are placed. */
const isFirstRound = (position: Position): boolean =>
  seatsOf(position.seats).some((seat) => countOf(position, seat) === 0);
