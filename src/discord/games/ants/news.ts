/** The events of ANTS in words. */
import type { Event } from '#games/ants/events.ts';
import type { Ants } from '#games/ants/types.ts';
import { sayEvent } from '#i18n/ants/events.ts';
import { sayEvents } from '#i18n/ants/told-together.ts';
import type { GameNews } from '../game-news.ts';
import { castFor, wordsFor } from './seat-context.ts';

/** The panel shows these, or the next event tells them. */
const SMALL_TALK: readonly Event['kind'][] = [
  'objects-laid',
  'leaves-laid',
  'enemies-laid',
  'sets-dealt',
  'tiles-laid',
  'dealt',
  'display-laid',
  'turn-began',
  'refilled',
  'slid',
  'kept-one',
];

const ACTIONS: readonly Event['kind'][] = [
  'took-queen',
  'kept',
  'acted',
  'played',
  'defeated',
  'incubated',
  'used',
  'crest-placed',
  'converted',
  'fed',
  'swarmed',
];

const DEALT: readonly Event['kind'][] = ['was-dealt', 'drew-cards'];

export const NEWS = {
  event: (event, reader) => sayEvent(event, castFor(reader), wordsFor(reader)),
  lines: (events, reader) => sayEvents(events, castFor(reader), wordsFor(reader)),
  isNews: ({ kind }) => !SMALL_TALK.includes(kind),
  isAction: ({ kind }) => ACTIONS.includes(kind),
  isDealt: ({ kind }) => DEALT.includes(kind),
} satisfies GameNews<Ants>;
