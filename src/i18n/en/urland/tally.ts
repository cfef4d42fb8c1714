/** Urland, counted when it is over. */
import type { Gene } from '#games/urland/genes.ts';
import type { Deed, Source } from '#games/urland/tally.ts';
import { listsOf } from '../../plural.ts';
import type { Named } from '../values.ts';
import { geneName } from './genes.ts';

const list = listsOf('en');

export const tally = {
  title: ({ name, total }: Named & { total: number }) => `${name} wins on space ${total}`,
  part: 'Epoch',
  after: ({ part }: { part: number }) => `After epoch ${part}`,
  total: 'Space',
  sources: {
    start: 'Start',
    environment: 'As Environment',
    dummy: 'As Dummy',
    ichto: 'As Ichto player',
    epoch: 'Epochs’ ends',
    'last-count': 'Last count',
    jumped: 'Jumped over',
  } satisfies Record<Source, string>,
  deeds: { paid: 'Ichtos for genes' } satisfies Record<Deed, string>,
  best: ({ name, from, to, part }: Named & { from: number; to: number; part: number }) =>
    `Biggest leap: ${name}, from ${from} to ${to} in epoch ${part}.`,
  noGenes: 'Nobody bought a gene.',
  /** Prices are Ichtos. */
  bought: ({ name, sales }: Named & { sales: readonly Sold[] }) =>
    `${name} bought ${list(sales.map(({ gene, price }) => `${geneName(gene)} for ${price}`))}.`,
};

interface Sold {
  readonly gene: Gene;
  readonly price: number;
}
