/** Moments of golden games, as somebody sees them. */
import { readFileSync } from 'node:fs';
import { heardBy } from '#engine/event.ts';
import { linesOf, playRecord } from '#engine/record.ts';
import type { Viewer } from '#engine/seat.ts';
import type { Event } from '#games/ants/events.ts';
import { MODULE } from '#games/ants/index.ts';
import type { Position } from '#games/ants/state.ts';
import { viewOf } from '#games/ants/view.ts';

export interface Moment {
  readonly view: Position;
  /** Of the entry that led there. */
  readonly events: readonly Event[];
}

/** After each entry of a golden game. */
export function momentsOf(name: string, viewer: Viewer = 'public'): Moment[] {
  const moments: Moment[] = [];
  const record = linesOf(readFileSync(`test/games/ants/golden/${name}.ants`, 'utf8'));
  playRecord(MODULE, record, ({ state, events }) =>
    moments.push({ view: viewOf(state, viewer), events: heardBy(events, viewer) }),
  );
  return moments;
}
