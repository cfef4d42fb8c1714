/** Urland's great moments: which events make one, and which events are told with it. */
import type { BySeat } from '#engine/seat.ts';
import { epochOf } from '#games/urland/epoch.ts';
import type { Event } from '#games/urland/events.ts';
import type { View } from '#games/urland/view.ts';
import { sayEvent } from '#i18n/urland/events.ts';
import type { PicturedMoment } from '#i18n/urland/situation.ts';
import { eventsInFull } from '#i18n/urland/told-together.ts';
import type { UrlandWords } from '#i18n/urland/words.ts';
import { panicReason } from './panic-reason.ts';

type MomentKind = PicturedMoment['kind'];

export const ACCENTS: Readonly<Record<MomentKind, number>> = {
  panic: 0xd62828,
  epoch: 0xf77f00,
  auction: 0x9b5de5,
};

/** A great moment, made from events. */
export interface ToldMoment {
  readonly kind: MomentKind;
  readonly events: readonly Event[];
  /** All events from its beginning until now. */
  readonly since: readonly Event[];
}

/** More events may belong to it. */
interface OpenMoment extends ToldMoment {
  readonly events: Event[];
}

const MADE_BY: Readonly<Partial<Record<Event['kind'], MomentKind>>> = {
  panicked: 'panic',
  'epoch-ended': 'epoch',
  lost: 'epoch',
  erupted: 'epoch',
  'bids-shown': 'auction',
};

/** The runs of events around those that make a moment, told with it. */
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

export function momentsIn(events: readonly Event[]): readonly ToldMoment[] {
  const moments: OpenMoment[] = [];
  let isOver = true;
  for (const [index, event] of events.entries()) {
    const kind = MADE_BY[event.kind];
    const current = isOver ? undefined : moments.at(-1);
    // The effects of a turn begin with its choice; they do not belong to the moment before.
    if (event.kind === 'chose') isOver = true;
    else if (kind && current?.kind !== kind) {
      moments.push({ kind, events: [event], since: events.slice(index) });
      isOver = false;
    } else if (current && (kind || ALONG.includes(event.kind))) current.events.push(event);
  }
  return moments;
}

/** Its own epoch, though volcanoes may have ended it by now. */
export function epochIn({ since }: ToldMoment, view: View): number {
  const next = since.find((event) => event.kind === 'erupted');
  return epochOf(next ? { ...view, erupted: view.erupted.slice(0, view.erupted.indexOf(next.volcano)) } : view);
}

export function momentLines(
  { events, since }: ToldMoment,
  view: View,
  names: BySeat<string>,
  say: UrlandWords,
): string[] {
  return eventsInFull(events).flatMap(({ event, moved }) => {
    const why = event.kind === 'panicked' ? panicReason(event, since, view) : null;
    const line = sayEvent(event, names, say, moved);
    if (why === null) return [line];
    const { chooser, ...rest } = why;
    return [say.events.panicReason({ ...rest, chooser: chooser === null ? null : (names[chooser] ?? '') }), line];
  });
}
