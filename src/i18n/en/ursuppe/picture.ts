/** Words on pictures: short, and about players, never to them. */
import type { Named } from '../values.ts';
import { bp } from './counts.ts';

export const picture = {
  round: 'Round',
  roundOf: ({ round, last }: { round: number; last: number }) => `${round}/${last}`,
  reserve: 'Reserve',
  calm: 'calm',
  setup: 'The soup is stirred',
  card: 'A card is turned up',
  over: ({ name }: Named) => `${name} wins!`,
  start: ({ name }: Named) => `${name} chooses a start`,
  place: ({ name }: Named) => `${name} places an amoeba`,
  acts: ({ name, amoeba }: Named & { amoeba: number }) => `${name}: amoeba ${amoeba}`,
  attack: ({ name, owner, prey }: Named & { owner: string; prey: number }) => `${name} attacks ${owner}’s ${prey}`,
  defect: ({ name }: Named) => `${name} has a gene defect`,
  genes: ({ name }: Named) => `${name} buys genes`,
  divide: ({ name }: Named) => `${name} divides cells`,
  shop: ({ bp: has }: { bp: number }) => `Gene shop: you have ${bp(has)}`,
  aggression: ({ name }: Named) => `${name} may attack`,
};
