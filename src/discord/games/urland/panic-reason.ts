/** Why a panic broke out where it did, and whose choice it was: read off the table that it has left. */
import type { Seat } from '#engine/seat.ts';
import type { Event } from '#games/urland/events.ts';
import { totalIn } from '#games/urland/ichtos.ts';
import { landsOf, oceansOf } from '#games/urland/lands.ts';
import { lastOnTrack } from '#games/urland/track.ts';
import type { View } from '#games/urland/view.ts';

type Panicked = Extract<Event, { kind: 'panicked' }>;

export interface PanicReason {
  readonly land: number;
  /** How many stood there. */
  readonly count: number;
  /** As many stood elsewhere. */
  readonly isTied: boolean;
  /** Null where there was nothing to choose. */
  readonly chooser: Seat | null;
}

const HARMLESS: readonly Event['kind'][] = ['panicked', 'dived', 'drew'];

/** Nobody has come to a land, left it or scored since, but in the panic itself. */
const isUntouched = (since: readonly Event[], { phase }: View): boolean =>
  (phase.kind === 'choose' || phase.kind === 'flee') && since.every(({ kind }) => HARMLESS.includes(kind));

function departed({ land, fled }: Panicked, since: readonly Event[]): number {
  const dived = since.flatMap((event) => (event.kind === 'dived' && event.from === land ? [event.count] : []));
  return [...fled, ...dived].reduce((sum, count) => sum + count, 0);
}

/** Null if the table shows it no more. */
export function reasonFor(event: Panicked, since: readonly Event[], view: View): PanicReason | null {
  if (!isUntouched(since, view)) return null;
  const { land } = event;
  const count = totalIn(view, land) + departed(event, since);
  const isTied = landsOf(view).some((other) => other !== land && totalIn(view, other) === count);
  const isChosen = isTied || oceansOf(view, land).length > 1;
  return { land, count, isTied, chooser: isChosen ? lastOnTrack(view) : null };
}
