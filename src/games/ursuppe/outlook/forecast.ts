/** What the end of this round brings as things stand: deaths, then points. */
import type { Seat } from '#engine/seat.ts';
import { numbersOf } from '../amoebas.ts';
import type { AmoebaNumber } from '../box.ts';
import { copyState } from '../copy.ts';
import { isDoomed, naturalDeaths } from '../deaths.ts';
import type { Event } from '../events.ts';
import { isFinished, score } from '../scoring.ts';
import type { Position } from '../state.ts';

/** The amoebas that Phase 5 takes unless something changes. */
export const doomedOf = (position: Position, seat: Seat): AmoebaNumber[] =>
  numbersOf(position, seat).filter((amoeba) => isDoomed(position, seat, amoeba));

type Scored = Extract<Event, { kind: 'scored' }>;

interface Forecast {
  /** Leader first, as they would score. */
  readonly scores: readonly Scored[];
  /** The game would be over. */
  readonly isLast: boolean;
}

export function forecast(position: Position): Forecast {
  const state = copyState(position);
  const scores: Scored[] = [];
  naturalDeaths(state, null);
  score(state, (event) => {
    if (event.kind === 'scored') scores.push(event);
  });
  return { scores, isLast: isFinished(state) };
}
