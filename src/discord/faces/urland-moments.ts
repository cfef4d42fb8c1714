/** Urland's great moments: which events make one, and what is told of it. */
import type { BySeat } from '#engine/seat.ts';
import { epochOf } from '#games/urland/epoch.ts';
import type { Event } from '#games/urland/events.ts';
import type { View } from '#games/urland/view.ts';
import { sayEvent } from '#i18n/urland/events.ts';
import type { Words } from '#i18n/words.ts';
import type { Occasion } from './face.ts';
import { reasonFor } from './urland-panic.ts';

export interface Highlight {
  readonly occasion: Occasion;
  readonly events: readonly Event[];
  /** All that has happened from its beginning until now. */
  readonly since: readonly Event[];
}

/** More may come to it. */
interface OpenHighlight extends Highlight {
  readonly events: Event[];
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
  const highlights: OpenHighlight[] = [];
  let isOver = true;
  for (const [index, event] of events.entries()) {
    const occasion = OCCASION_OF[event.kind];
    const current = isOver ? undefined : highlights.at(-1);
    // What a turn brings begins with its choice, and is no part of what was before.
    if (event.kind === 'chose') isOver = true;
    else if (occasion && current?.occasion !== occasion) {
      highlights.push({ occasion, events: [event], since: events.slice(index) });
      isOver = false;
    } else if (current && (occasion || ALONG.includes(event.kind))) current.events.push(event);
  }
  return highlights;
}

/** Its own, though volcanoes may have ended it by now. */
export function epochIn({ since }: Highlight, view: View): number {
  const next = since.find((event) => event.kind === 'erupted');
  return epochOf(next ? { ...view, erupted: view.erupted.slice(0, view.erupted.indexOf(next.volcano)) } : view);
}

export function linesOf(
  { events, since }: Highlight,
  view: View,
  names: BySeat<string>,
  say: Words['urland'],
): string[] {
  return events.flatMap((event) => {
    const why = event.kind === 'panicked' ? reasonFor(event, since, view) : null;
    const line = sayEvent(event, names, say);
    if (why === null) return [line];
    const { chooser, ...rest } = why;
    return [say.events.panicReason({ ...rest, chooser: chooser === null ? null : (names[chooser] ?? '') }), line];
  });
}
