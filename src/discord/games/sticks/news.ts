/** What happens in sticks, told. */
import type { Event } from '#games/sticks/events.ts';
import type { Sticks } from '#games/sticks/types.ts';
import { sayEvent } from '#i18n/sticks/events.ts';
import { sticksIn } from '#i18n/sticks/words.ts';
import { escapedNames } from '../../readers/escaped.ts';
import type { GameNews } from '../game-news.ts';

const ACTIONS: readonly Event['kind'][] = ['took', 'reached', 'blocked', 'allowed'];

export const NEWS = {
  event: (event, reader) => sayEvent(event, escapedNames(reader), sticksIn(reader.language)),
  // What was allowed is told by what was gathered.
  isNews: ({ kind }) => kind !== 'allowed',
  isAction: ({ kind }) => ACTIONS.includes(kind),
} satisfies GameNews<Sticks>;
