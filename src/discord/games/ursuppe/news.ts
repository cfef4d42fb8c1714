/** Ursuppe's events in words. */
import type { Event } from '#games/ursuppe/events.ts';
import type { Ursuppe } from '#games/ursuppe/types.ts';
import { sayEvent } from '#i18n/ursuppe/events.ts';
import type { GameNews } from '../game-news.ts';
import { castFor, wordsFor } from './seat-context.ts';

/** The board shows these, or the next event tells them. */
const SMALL_TALK: readonly Event['kind'][] = ['turn-began', 'set-out', 'went-again', 'fled', 'fought', 'income'];

const ACTIONS: readonly Event['kind'][] = [
  'marker-placed',
  'placed',
  'set-out',
  'held-on',
  'clung',
  'went-again',
  'attacked',
  'fought',
  'fled',
  'gave',
  'bought',
  'divided',
];

/** Everybody drifts: where to, the meal tells. */
const isDrift = (event: Event): boolean =>
  (event.kind === 'went' || event.kind === 'stayed') && event.going === 'drift';

export const NEWS = {
  event: (event, reader) => sayEvent(event, castFor(reader), wordsFor(reader)),
  isNews: (event) => !SMALL_TALK.includes(event.kind) && !isDrift(event),
  isAction: ({ kind }) => ACTIONS.includes(kind),
} satisfies GameNews<Ursuppe>;
