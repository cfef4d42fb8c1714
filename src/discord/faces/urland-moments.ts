/** Urland's great moments: which events make one, and what is told of it. */
import type { BySeat } from '#engine/seat.ts';
import { epochOf } from '#games/urland/epoch.ts';
import type { Event } from '#games/urland/events.ts';
import type { View } from '#games/urland/view.ts';
import { sayEvent } from '#i18n/urland/events.ts';
import type { Words } from '#i18n/words.ts';
import type { Occasion } from './face.ts';

export interface Highlight {
  readonly occasion: Occasion;
  readonly events: readonly Event[];
  /** All that has happened from its beginning until now. */
  readonly since: readonly Event[];
}

const OCCASION_OF: Readonly<Partial<Record<Event['kind'], Occasion>>> = {
  panicked: 'panic',
  'epoch-ended': 'epoch',
  lost: 'epoch',
  erupted: 'epoch',
  'bids-shown': 'auction',
};

/** What a moment is told with: the runs of events around those that make it one. */
const ALONG: readonly Event['kind'][] = [
  'scored',
  'marker-moved',
  'dived',
  'panic-drawn',
  'epoch-began',
  'could-not-pay',
  'bought',
  'declined',
];

export function highlightsIn(events: readonly Event[]): readonly Highlight[] {
  const highlights: { occasion: Occasion; events: Event[]; since: readonly Event[] }[] = [];
  for (const [index, event] of events.entries()) {
    const occasion = OCCASION_OF[event.kind];
    const last = highlights.at(-1);
    if (occasion && last?.occasion !== occasion)
      highlights.push({ occasion, events: [event], since: events.slice(index) });
    else if (last && (occasion || ALONG.includes(event.kind))) last.events.push(event);
  }
  return highlights;
}

/** Its own, though volcanoes may have ended it by now. */
export function epochIn({ since }: Highlight, view: View): number {
  const next = since.find((event) => event.kind === 'erupted');
  return epochOf(next ? { ...view, erupted: view.erupted.slice(0, view.erupted.indexOf(next.volcano)) } : view);
}

export const linesOf = ({ events }: Highlight, _view: View, names: BySeat<string>, say: Words['urland']): string[] =>
  events.map((event) => sayEvent(event, names, say));
