/** A finished game, counted from its events. */
import { type Seat, seatsOf } from '#engine/seat.ts';
import { type Counting, countingOf, type Tally } from '#engine/tally.ts';
import { contentOf } from './content/content.ts';
import type { Event } from './events.ts';
import { SCORE_SOURCES, type ScoreSource } from './scores.ts';
import { scoresOf } from './scoring.ts';
import type { Position } from './state.ts';

/** Room tiles placed, explorers sent. */
const DEEDS = ['rooms', 'explorers'] as const;
export type Deed = (typeof DEEDS)[number];

export type AntsTally = Tally<ScoreSource, Deed>;

/** Points that somebody has for certain, or has lost. What depends on the end is counted there. */
interface Gain {
  readonly seat: Seat;
  readonly source: ScoreSource;
  readonly points: number;
}

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** Each star of one criterion is worth more than the one before. */
function starGain({ seat, criterion }: EventOf<'star'>, earlier: readonly Event[], position: Position): Gain {
  const { vp } = contentOf(position).file.stars;
  const had = earlier.filter((e) => e.kind === 'star' && e.seat === seat && e.criterion === criterion).length;
  return { seat, source: 'stars', points: (vp[had + 1] ?? 0) - (vp[had] ?? 0) };
}

function swarmGain({ seat, area, space }: EventOf<'swarmed'>, position: Position): Gain {
  const { swarms } = contentOf(position).file.flight;
  const points = swarms.find(({ id }) => id === area)?.values[position.seats]?.[space] ?? 0;
  return { seat, source: 'swarming', points };
}

function trackGain({ seat, to }: EventOf<'track-advanced'>, position: Position): Gain {
  const { vp } = contentOf(position).file.tracks;
  return { seat, source: 'production', points: (vp[to] ?? 0) - (vp[to - 1] ?? 0) };
}

/** Food from the store, and then debt, cost points. */
function storeLoss({ seat, food, debt }: EventOf<'store-used'>, earlier: readonly Event[], position: Position): Gain {
  const { storeMalus, debtVp } = contentOf(position).file.constants;
  const before = earlier
    .filter((event) => event.kind === 'store-used' && event.seat === seat)
    .reduce((sum, event) => sum + (event.kind === 'store-used' ? event.food - event.debt : 0), 0);
  const malus = (storeMalus[before + food - debt] ?? 0) - (storeMalus[before] ?? 0);
  return { seat, source: 'store', points: 0 - malus - debt * debtVp };
}

/** `earlier`: the events before it. */
function gainOf(event: Event, earlier: readonly Event[], position: Position): Gain | null {
  const { cards, abilities, file } = contentOf(position);
  switch (event.kind) {
    case 'star':
      return starGain(event, earlier, position);
    case 'swarmed':
      return swarmGain(event, position);
    case 'track-advanced':
      return trackGain(event, position);
    case 'store-used':
      return storeLoss(event, earlier, position);
    case 'played':
      return { seat: event.seat, source: 'cards', points: cards.get(event.card)?.vp ?? 0 };
    case 'defeated':
      return { seat: event.seat, source: 'enemies', points: abilities.get(event.space)?.vp ?? 0 };
    case 'object-taken': {
      const points = file.objects.find(({ id }) => id === event.object)?.vp ?? 0;
      return { seat: event.seat, source: 'objects', points };
    }
    default:
      return null;
  }
}

/** Each round ends with a step, and the last one has another: the count at the end. */
function hear(counting: Counting<ScoreSource, Deed>, event: Event): void {
  switch (event.kind) {
    case 'round-began':
      counting.endStep();
      return counting.endPart();
    case 'room-placed':
      return counting.did('rooms', event.seat);
    case 'explored':
      return counting.did('explorers', event.seat);
    default:
      return;
  }
}

const sumOf = (gains: readonly Gain[], seat: Seat, source: ScoreSource): number =>
  gains.filter((gain) => gain.seat === seat && gain.source === source).reduce((sum, { points }) => sum + points, 0);

/** What every source brought in the end, beyond what was certain before. */
const lastGains = (gains: readonly Gain[], position: Position): Gain[] => {
  const scores = scoresOf(position);
  return seatsOf(position.seats).flatMap((seat) =>
    SCORE_SOURCES.map((source) => ({
      seat,
      source,
      points: (scores[seat]?.[source] ?? 0) - sumOf(gains, seat, source),
    })),
  );
};

/** Null if these are not all events of the game. */
export function tallyOf(events: readonly Event[], position: Position): AntsTally | null {
  if (events.at(-1)?.kind !== 'won') return null;
  const counting = countingOf({ seats: position.seats, sources: SCORE_SOURCES, deeds: DEEDS, isReckoned: true });
  const count = ({ source, seat, points }: Gain): void => counting.gain(source, seat, points);
  const gains: Gain[] = [];
  for (const [index, event] of events.entries()) {
    const gain = gainOf(event, events.slice(0, index), position);
    if (gain) gains.push(gain);
    if (gain) count(gain);
    hear(counting, event);
  }
  counting.endStep();
  lastGains(gains, position).forEach(count);
  counting.endStep();
  counting.endPart();
  return counting.tally(scoresOf(position).map(({ total }) => total));
}
