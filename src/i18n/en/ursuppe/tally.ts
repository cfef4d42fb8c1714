/** Ursuppe, counted when it is over. */
import type { Deed, Source } from '#games/ursuppe/tally.ts';
import type { Named } from '../values.ts';

export const tally = {
  title: ({ name, total }: Named & { total: number }) => `${name} wins on space ${total}`,
  part: 'Round',
  after: ({ part }: { part: number }) => `After round ${part}`,
  total: 'Space',
  sources: {
    start: 'Start',
    amoebas: 'For amoebas',
    genes: 'For genes',
    jumped: 'Jumped over',
  } satisfies Record<Source, string>,
  deeds: {
    paid: 'BP for genes',
    born: 'Amoebas born',
    eaten: 'Amoebas eaten',
    lost: 'Amoebas lost',
  } satisfies Record<Deed, string>,
  best: ({ name, from, to, part }: Named & { from: number; to: number; part: number }) =>
    `Biggest leap: ${name}, from ${from} to ${to} in round ${part}.`,
};
