/** The moves worth a thought, each with a first estimate in spaces of the track. */
import { invariant } from '#engine/invariant.ts';
import { aggressions, reactions } from './attacking.ts';
import { feedings } from './feeding.ts';
import { divisions, firstPlacings, gifts, purchases, starts } from './growing.ts';
import { clingings, goings, goingsAgain, movings, type Weighed } from './steps.ts';
import type { Worth } from './worth.ts';

/** In the order found: the best may be anywhere. Law: at least one, all legal. */
export function movesFor(worth: Worth): Weighed[] {
  const { phase } = worth.position;
  switch (phase) {
    case 'start':
      return starts(worth);
    case 'place':
      return firstPlacings(worth);
    case 'move':
      return movings(worth);
    case 'go':
      return goings(worth);
    case 'cling':
      return clingings(worth);
    case 'again':
      return goingsAgain(worth);
    case 'feed':
      return feedings(worth);
    case 'react':
      return reactions(worth);
    case 'defect':
      return gifts(worth);
    case 'genes':
      return purchases(worth);
    case 'divide':
      return divisions(worth);
    case 'aggression':
      return aggressions(worth);
    case 'card':
    case 'order':
    case 'roll':
    case 'fight':
    case 'over':
      invariant(false, 'a seat decides');
  }
}

/** Best promise first. */
export const promisingMoves = (worth: Worth): Weighed[] => movesFor(worth).sort((a, b) => b.promise - a.promise);
