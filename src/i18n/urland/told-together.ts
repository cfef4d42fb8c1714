/** Events as sentences: points, and the markers that they move, are one. */
import type { BySeat } from '#engine/seat.ts';
import type { Event } from '#games/urland/events.ts';
import { sayEvent } from './events.ts';
import type { UrlandWords } from './words.ts';

type MarkerMoved = Extract<Event, { kind: 'marker-moved' }>;

/** An event, and the moves of markers that follow from it. */
export interface EventInFull {
  readonly event: Event;
  readonly moved: readonly MarkerMoved[];
}

const GIVES_POINTS: readonly Event['kind'][] = ['scored', 'final-total', 'final-land'];

export function eventsInFull(events: readonly Event[]): EventInFull[] {
  const told: { event: Event; moved: MarkerMoved[] }[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (event.kind === 'marker-moved' && last && GIVES_POINTS.includes(last.event.kind)) last.moved.push(event);
    else told.push({ event, moved: [] });
  }
  return told;
}

export const sayEvents = (events: readonly Event[], names: BySeat<string>, say: UrlandWords): string[] =>
  eventsInFull(events).map(({ event, moved }) => sayEvent(event, names, say, moved));
