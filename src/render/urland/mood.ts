import type { Position } from '#games/urland/state.ts';
import type { Look } from './look.ts';

export type Mood = 'calm' | 'panic' | 'eruption' | 'auction' | 'triumph';

const MOOD_OF = { panic: 'panic', epoch: 'eruption', auction: 'auction' } as const satisfies Record<string, Mood>;

/** The mood of a great moment comes first, then that of the present decision, then that of the last events. */
export function moodOf({ phase }: Position, { events, moment }: Look): Mood {
  if (moment) return MOOD_OF[moment.kind];
  switch (phase.kind) {
    case 'panic':
    case 'flee':
      return 'panic';
    case 'dive':
    case 'epoch':
      return 'eruption';
    case 'bid':
    case 'buy':
      return 'auction';
    case 'over':
      return 'triumph';
    case 'setup':
    case 'draw':
    case 'choose':
    case 'actions':
      return moodOfEvents(events);
  }
}

function moodOfEvents(events: Look['events']): Mood {
  // Each epoch ends in losses, even if nobody loses anything; the first volcano, at setup, costs none: a game begins in
  // daylight.
  if (events.some(({ kind }) => kind === 'lost')) return 'eruption';
  return events.some(({ kind }) => kind === 'panicked') ? 'panic' : 'calm';
}
