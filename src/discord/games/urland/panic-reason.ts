/** Why a panic broke out in a land, and who chose it: inferred from the table afterwards. */
import type { Seat } from '#engine/seat.ts';
import type { Event } from '#games/urland/events.ts';
import { totalIn } from '#games/urland/ichtos.ts';
import { landsOf, oceansOf } from '#games/urland/lands.ts';
import { lastOnTrack } from '#games/urland/track.ts';
import type { View } from '#games/urland/view.ts';

type Panicked = Extract<Event, { kind: 'panicked' }>;

export interface PanicReason {
  readonly land: number;
  /** The number of Ichtos that stood there. */
  readonly count: number;
  /** Whether as many stood elsewhere. */
  readonly isTied: boolean;
  /** The player who chose; null if there was no choice. */
  readonly chooser: Seat | null;
}

const HARMLESS: readonly Event['kind'][] = ['panicked', 'dived', 'drew'];

/** Nobody has come to a land, left one or scored since, except by the panic itself. */
const isUntouched = (since: readonly Event[], { phase }: View): boolean =>
  (phase.kind === 'choose' || phase.kind === 'flee') && since.every(({ kind }) => HARMLESS.includes(kind));

function departed({ land, fled }: Panicked, since: readonly Event[]): number {
  const dived = since.flatMap((event) => (event.kind === 'dived' && event.from === land ? [event.count] : []));
  return [...fled, ...dived].reduce((sum, count) => sum + count, 0);
}

/** Null if the table no longer shows it. */
export function panicReason(event: Panicked, since: readonly Event[], view: View): PanicReason | null {
  if (!isUntouched(since, view)) return null;
  const { land } = event;
  const count = totalIn(view, land) + departed(event, since);
  const isTied = landsOf(view).some((other) => other !== land && totalIn(view, other) === count);
  const isChosen = isTied || oceansOf(view, land).length > 1;
  return { land, count, isTied, chooser: isChosen ? lastOnTrack(view) : null };
}
