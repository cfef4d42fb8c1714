/** What a player has seen of the hidden chips, told to them alone. */
import { listsOf } from '../../plural.ts';
import type { Named } from '../values.ts';
import { plural } from './counts.ts';

const list = listsOf('en');
const either = new Intl.ListFormat('en', { type: 'disjunction' });

interface Chips {
  chips: readonly number[];
}

export const known = {
  picked: ({ chip }: { chip: number }) =>
    `You have seen ${chip}, and it was not handed to you: it is scored this turn.`,
  held: ({ name, chips }: Named & Chips) =>
    `You have seen ${list(chips)}: ${name} holds ${plural(chips.length, { one: 'it', other: 'them' })}.`,
  shared: ({ name, chips }: Named & Chips) =>
    `You have seen ${list(chips)}: of this turn’s three chips one is to be scored, and ${name} holds the other two.`,
  unseen: ({ count, chips }: { count: number } & Chips) =>
    `${plural(count, { one: 'One more is', other: '# more are' })} out that you have not seen: ${either.format(chips.map(String))}.`,
  toCome: ({ chips }: Chips) => `Still to be drawn: ${list(chips)}.`,
};
