/** The soup in words: which spaces touch, and where the current carries. */
import type { Direction, Space } from '#games/ursuppe/board.ts';
import type { Card } from '#games/ursuppe/cards.ts';
import { list } from './counts.ts';
import { drift, upper, WAYS } from './soup.ts';

interface SpaceOnMap {
  space: Space;
  neighbours: readonly { readonly way: Direction; readonly space: Space }[];
  /** Where a drift from here ends; null while nothing drifts. */
  driftsTo: Space | null;
}

const driftOf = (space: Space, to: Space | null): string => {
  if (to === null) return '';
  return to === space ? ' What drifts here stays.' : ` What drifts here goes to ${to}.`;
};

export const map = {
  title: 'The soup as it is now',
  /** `card`: null before the first. */
  current: ({ card }: { card: Card | null }) =>
    card === null ? 'No card is turned up yet, so nothing drifts.' : `${upper(drift(card))}.`,
  space: ({ space, neighbours, driftsTo }: SpaceOnMap) =>
    `**${space}**: ${list(neighbours.map(({ way, space: next }) => `${next} in the ${WAYS[way]}`))}.${driftOf(space, driftsTo)}`,
};
