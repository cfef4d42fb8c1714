/** ANTS, counted when it is over. */
import type { ScoreSource } from '#games/ants/scores.ts';
import type { Deed } from '#games/ants/tally.ts';
import { list } from './counts.ts';

export const tally = {
  title: ({ names, total }: { names: readonly string[]; total: number }) =>
    names.length === 1 ? `${list(names)} wins with ${total} VP` : `${list(names)} share the victory: ${total} VP`,
  part: 'Round',
  after: ({ part }: { part: number }) => `After round ${part}`,
  total: 'VP',
  sources: {
    stars: 'Stars',
    swarming: 'Swarming',
    cards: 'Cards',
    enemies: 'Abilities',
    objects: 'Objects',
    production: 'Tracks',
    ants: 'Ants ready',
    stones: 'Stones',
    store: 'Store, debt',
  } satisfies Record<ScoreSource, string>,
  deeds: {
    rooms: 'Rooms dug',
    explorers: 'Explorers',
  } satisfies Record<Deed, string>,
  best: ({ name, from, to, part }: { name: string; from: number; to: number; part: number }) =>
    `Best round: ${name}, from ${from} to ${to} VP in round ${part}.`,
};
