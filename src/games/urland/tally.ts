/** A finished game, counted from its public events. */
import { type Seat, seat } from '#engine/seat.ts';
import { type Counting, countingOf, type Tally } from '#engine/tally.ts';
import type { Event } from './events.ts';
import type { Gene } from './genes.ts';
import { type Role, roleIn } from './roles.ts';
import { startSpaces } from './setup.ts';
import { ofSeat, type Position } from './state.ts';

/** The start space; lands scored, by the role of whoever scored; the end of an epoch; the last count; spaces jumped. */
const SOURCES = ['start', 'environment', 'dummy', 'ichto', 'epoch', 'last-count', 'jumped'] as const;
export type Source = (typeof SOURCES)[number];

const DEEDS = ['paid'] as const;
/** Ichtos paid for genes. */
export type Deed = (typeof DEEDS)[number];

export interface Sale {
  readonly seat: Seat;
  readonly gene: Gene;
  readonly price: number;
}

export interface UrlandTally extends Tally<Source, Deed> {
  /** In the order of the sales. */
  readonly sales: readonly Sale[];
}

/** What the markers move for, and what it is called for each seat. */
interface Award {
  readonly points: readonly number[];
  sourceFor(seat: Seat): Source;
}

interface Listener {
  readonly counting: Counting<Source, Deed>;
  readonly seats: number;
  environment: Seat | null;
  isEpochsEnd: boolean;
  award: Award | null;
  /** Whether a land was scored since the last step. */
  isStepOpen: boolean;
}

function closeStep(listener: Listener): void {
  if (listener.isStepOpen) listener.counting.endStep();
  listener.isStepOpen = false;
}

function sourceOfLand({ isEpochsEnd, environment, seats }: Listener): (seat: Seat) => Source {
  const roleOf = (scorer: Seat): Role => (environment === null ? 'ichto' : roleIn(environment, scorer, seats));
  return (scorer) => (isEpochsEnd ? 'epoch' : roleOf(scorer));
}

function hear(listener: Listener, event: Event): void {
  const { counting, seats } = listener;
  switch (event.kind) {
    case 'dealt':
      for (const [index, space] of startSpaces(event.start, seats).entries())
        counting.gain('start', seat(index), space);
      return counting.endStep();
    case 'chose':
      listener.environment = event.seat;
      return;
    case 'epoch-ended':
      listener.isEpochsEnd = true;
      return;
    case 'scored':
      closeStep(listener);
      listener.award = { points: event.points, sourceFor: sourceOfLand(listener) };
      listener.isStepOpen = true;
      return;
    case 'final-total':
      closeStep(listener);
      listener.award = { points: event.points, sourceFor: () => 'last-count' };
      listener.isStepOpen = true;
      return;
    case 'final-land':
      listener.award = { points: event.points, sourceFor: () => 'last-count' };
      return;
    case 'marker-moved':
      return moveMarker(listener, event);
    case 'epoch-began':
      closeStep(listener);
      listener.isEpochsEnd = false;
      return counting.endPart();
    case 'bought':
      return counting.did('paid', event.seat, event.price);
    default:
      return;
  }
}

function moveMarker({ counting, award }: Listener, { seat: mover, from, to }: Event & { kind: 'marker-moved' }): void {
  if (award === null) return;
  const points = ofSeat(award.points, mover);
  counting.gain(award.sourceFor(mover), mover, points);
  counting.gain('jumped', mover, to - from - points);
}

/** Null if these are not all events of the game. */
export function tallyOf(events: readonly Event[], { seats, track }: Position): UrlandTally | null {
  const counting = countingOf({ seats, sources: SOURCES, deeds: DEEDS });
  const listener = { counting, seats, environment: null, isEpochsEnd: false, award: null, isStepOpen: false };
  for (const event of events) hear(listener, event);
  closeStep(listener);
  counting.endPart();
  const tally = counting.tally(track);
  return tally && { ...tally, sales: events.flatMap(saleIn) };
}

const saleIn = (event: Event): Sale[] =>
  event.kind === 'bought' ? [{ seat: event.seat, gene: event.gene, price: event.price }] : [];
