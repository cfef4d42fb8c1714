/** Titles of great moments, and what they mean for the game. */
import { FINISH_SPACES, type Finish, LAST_ROUND } from '#games/ursuppe/box.ts';
import type { Named } from '../values.ts';

export const moments = {
  eaten: 'Eaten alive!',
  killed: 'Struck down!',
  wounded: 'Through the armour!',
  failed: 'The attack fails!',
  extinct: 'Not one left!',
  isExtinct: ({ name }: Named) =>
    `**${name}** has no amoeba in the soup. In Phase 4 the first new one costs nothing and goes anywhere.`,
  'in-sight': 'The end is in sight!',
  mayEnd: ({ finish }: { finish: Finish }) =>
    `Whoever stands on ${FINISH_SPACES[finish]} after Phase 6 ends the game: this round may be the last.`,
  'last-round': 'The last round!',
  isLast: `After round ${LAST_ROUND} the game is over. Whoever is furthest ahead wins.`,
};
