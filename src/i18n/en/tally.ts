/** The words about a finished game, counted, that all games share. */
import { listsOf, pluralsOf } from '../plural.ts';
import type { Named } from './values.ts';

const list = listsOf('en');
const plural = pluralsOf<'one' | 'other'>('en');

interface Amount {
  readonly what: string;
  readonly count: number;
}

export const tallyWords = {
  leads: ({ count }: { count: number }) =>
    count === 0
      ? 'The lead never changed.'
      : plural(count, { one: 'The lead changed once.', other: 'The lead changed # times.' }),
  /** For readers who can't see the picture. */
  player: ({ name, total, sources, deeds }: Named & Sums) =>
    `${name}, ${total}: ${list(sources.map(amount))}.${deeds.length === 0 ? '' : ` ${deeds.map(amount).join('; ')}.`}`,
  /** `after`: “After epoch 2”. */
  standing: ({ after, standing }: { after: string; standing: readonly Standing[] }) =>
    `${after}: ${standing.map(({ name, count }) => `${name} ${count}`).join(', ')}.`,
};

interface Sums {
  readonly total: number;
  readonly sources: readonly Amount[];
  readonly deeds: readonly Amount[];
}

interface Standing extends Named {
  readonly count: number;
}

const amount = ({ what, count }: Amount): string => `${what} ${count}`;
