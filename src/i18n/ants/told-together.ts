/** Events as sentences: what foragers and effects bring one after the other is one, and so is a flight. */
import type { Seat } from '#engine/seat.ts';
import type { Gain } from '#games/ants/content/content-file.ts';
import type { Event } from '#games/ants/events.ts';
import { type Cast, nameOf } from './cast.ts';
import { sayEvent } from './events.ts';
import type { AntsWords } from './words.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;
type Bringing = Of<'foraged' | 'harvested' | 'gained'>;

const brings = (event: Event): event is Bringing =>
  event.kind === 'foraged' || event.kind === 'harvested' || event.kind === 'gained';

/** Whether the second one goes into the sentence of the first. */
function goesOn(before: Event, event: Event): boolean {
  if (brings(before) && brings(event)) return before.seat === event.seat;
  return before.kind === 'flew' && event.kind === 'flew' && before.seat === event.seat;
}

/** Events that are told in one sentence. */
function toldTogether(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && goesOn(before, event)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** What came in all, in the order in which it first came. */
function gotIn(group: readonly Bringing[]): { what: Gain; count: number }[] {
  const got = new Map<Gain, number>();
  for (const event of group) {
    if (event.kind === 'foraged') continue;
    const what = event.kind === 'harvested' ? event.cube : event.what;
    got.set(what, (got.get(what) ?? 0) + event.count);
  }
  return [...got].map(([what, count]) => ({ what, count }));
}

function sayBrought(group: readonly Bringing[], seat: Seat, cast: Cast, { gathered }: AntsWords): string {
  const corners = group.flatMap((event) => (event.kind === 'foraged' ? [event.corner] : []));
  return gathered({ name: nameOf(cast, seat), corners, got: gotIn(group) });
}

export const sayEvents = (events: readonly Event[], cast: Cast, say: AntsWords): string[] =>
  toldTogether(events).flatMap((group) => {
    const last = group.at(-1);
    if (last === undefined) return [];
    const brought = group.filter(brings);
    const isOne = group.length === 1 || !brings(last);
    return [isOne ? sayEvent(last, cast, say) : sayBrought(brought, last.seat, cast, say)];
  });
