/** Sticks, counted when it is over. */
import type { Deed, Source } from '#games/sticks/tally.ts';
import type { Named } from '../values.ts';
import { sticks } from './things.ts';

export const tally = {
  title: ({ name, total }: Named & { total: number }) => `${name} wins with ${sticks(total)}`,
  shared: 'A game for two winners',
  part: 'Round',
  after: ({ part }: { part: number }) => `After round ${part}`,
  total: 'Sticks',
  sources: { took: 'Taken singly', gathered: 'Gathered' } satisfies Record<Source, string>,
  deeds: { blocked: 'Blocked' } satisfies Record<Deed, string>,
  best: ({ name, from, to, part }: Named & { from: number; to: number; part: number }) =>
    `Biggest turn: ${name}, from ${from} to ${to} in round ${part}.`,
};
