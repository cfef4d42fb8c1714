/** The bot's words about the table around the game itself. */
import { FINISH_SPACES, type Finish } from '#games/ursuppe/box.ts';
import { type Card, environmentOf } from '#games/ursuppe/cards.ts';
import type { Gene } from '#games/ursuppe/genes.ts';
import type { Defence, Order } from '#games/ursuppe/orders.ts';
import type { PhaseNumber } from '#games/ursuppe/outlook/order-of-play.ts';
import type { Named } from '../values.ts';
import { amoebas, bp, list } from './counts.ts';
import { geneName } from './genes.ts';
import { drift, upper } from './soup.ts';

const PHASES: Readonly<Record<PhaseNumber, string>> = {
  1: 'move and feed',
  2: 'environment',
  3: 'new genes',
  4: 'cell division',
  5: 'deaths',
};

const inPhase = ({ round, number }: { round: number; number: PhaseNumber }): string =>
  `Round ${round}, phase ${number}: ${PHASES[number]}`;

interface PlayerLine {
  place: number;
  bp: number;
  count: number;
  /** Amoebas that die as things stand. */
  doomed: number;
  genes: readonly Gene[];
}

interface OrderWords {
  readonly name: string;
  readonly hint: string;
}

const DEFENCES: Readonly<Record<Defence, OrderWords>> = {
  fight: { name: 'Defend: fight', hint: 'With Defense; then yield' },
  flee: { name: 'Defend: flee', hint: 'With Escape; then yield' },
  'fight-flee': { name: 'Defend: fight, then flee', hint: 'What your genes allow; then yield' },
  'flee-fight': { name: 'Defend: flee, then fight', hint: 'What your genes allow; then yield' },
  yield: { name: 'Defend: yield', hint: 'Save your BP' },
};

export const table = {
  phase: ({ number }: { number: PhaseNumber }) => `Phase ${number}: ${PHASES[number]}`,
  title: 'Ursuppe',
  about:
    'Amoebas drift, feed, divide and die in a primordial soup, and genes change how. Three or four players, ten rounds at most. **Rules** has the game in a minute.',
  options: {
    finish: {
      title: 'Length',
      about: 'Where the finish of the track begins',
      choices: {
        long: `Whole game, to ${FINISH_SPACES.long}`,
        short: `Shorter game, to ${FINISH_SPACES.short}`,
      } satisfies Record<Finish, string>,
    },
  },
  headline: {
    setup: 'The soup is stirred',
    start: ({ name }: Named) => `${name} chooses a start space`,
    place: ({ name }: Named) => `${name} places an amoeba`,
    move: ({ name, amoeba, ...at }: Named & { round: number; number: PhaseNumber; amoeba: number }) =>
      `${inPhase(at)}. ${name}’s amoeba ${amoeba}`,
    attack: ({
      name,
      owner,
      prey,
      ...at
    }: Named & { round: number; number: PhaseNumber; owner: string; prey: number }) =>
      `${inPhase(at)}. ${name} attacks ${owner}’s amoeba ${prey}`,
    turn: ({ name, ...at }: Named & { round: number; number: PhaseNumber }) => `${inPhase(at)}. ${name} decides`,
    card: ({ round }: { round: number }) => `${inPhase({ round, number: 2 })}. A card is turned up`,
    over: ({ name }: Named) => `${name} wins`,
  },
  /** To whom a turn belongs. */
  tasks: {
    start: 'Choose a start space',
    place: 'Place an amoeba',
    move: ({ amoeba, ...at }: { round: number; number: PhaseNumber; amoeba: number }) =>
      `${inPhase(at)}. Your amoeba ${amoeba}`,
    turn: inPhase,
  },
  /** Under the headline. */
  environment: ({ card }: { card: Card }) => `${upper(drift(card))} · ozone ${environmentOf(card).ozone}`,
  player: ({ place, bp: has, count, doomed, genes }: PlayerLine) =>
    [
      `space ${place}`,
      bp(has),
      doomed === 0 ? amoebas(count) : `${amoebas(count)} (${doomed} dying)`,
      ...(genes.length === 0 ? [] : [list(genes.map(geneName))]),
    ].join(' · '),
  finalPlayer: ({ place, count, genes }: Pick<PlayerLine, 'place' | 'count' | 'genes'>) =>
    [`space ${place}`, amoebas(count), ...(genes.length === 0 ? [] : [list(genes.map(geneName))])].join(' · '),
  orders: {
    drift: { name: 'Drift with all, always', hint: 'Without cubes, and without asking' },
    eat: { name: 'Eat by itself', hint: 'A basic meal, else the smallest that goes' },
    rest: { name: 'Rest after the first step', hint: 'With Speed: no second step' },
    'never-cling': { name: 'Never cling', hint: 'With Holding: let them go' },
    peace: { name: 'Keep the peace', hint: 'With Aggression: no attack in Phase 5' },
    'no-purchase': { name: 'Buy no genes', hint: 'In this round alone' },
    'no-division': { name: 'Bring no amoebas', hint: 'In this round alone' },
    shopping: { name: 'Shopping list', hint: 'For this round alone' },
    colony: { name: 'New amoebas', hint: 'For this round alone' },
  } satisfies Record<Exclude<Order['kind'], 'defend'>, OrderWords>,
  defences: DEFENCES,
  driftOnce: { name: 'Drift with all, in the next Phase 1', hint: 'In the one that goes on now, or comes next' },
};
