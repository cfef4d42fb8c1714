/** Events in words. */
import type { Event } from '#games/ants/events.ts';
import { type Cast, nameOf } from './cast.ts';
import type { AntsWords } from './words.ts';

type Told = Event & { readonly name: string; readonly names: readonly string[] };

/** Each kind has its sentence, and that takes the event as it is: the kind chooses both. */
const sentenceFor = (kind: Event['kind'], { events }: AntsWords): ((told: Told) => string) =>
  events[kind] as (told: Told) => string;

export function sayEvent(event: Event, cast: Cast, say: AntsWords): string {
  const name = 'seat' in event ? nameOf(cast, event.seat) : '';
  return sentenceFor(event.kind, say)({ ...event, name, names: cast.names });
}
