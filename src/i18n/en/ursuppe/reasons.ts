import type { Gene } from '#games/ursuppe/genes.ts';
import { amoebas, bp, plural, points } from './counts.ts';
import { GENES, geneName } from './genes.ts';

/** Why a move is good. */
export const reasons = {
  start: 'Whoever is further ahead buys first, and every space counts in the end.',
  food: ({ space }: { space: number }) => `Its meal lies ready on space ${space}.`,
  'no-food': ({ space }: { space: number }) =>
    `It finds no meal on space ${space} either, and your BP are better saved.`,
  'away-from-hunger': ({ space }: { space: number }) => `Drifting leads to space ${space}, where it would starve.`,
  room: ({ space }: { space: number }) => `Space ${space} has food, and few others are near.`,
  save: 'Your BP are worth more later.',
  dice: 'Of what the dice show, that leads to the best food.',
  'cling-along': 'More food lies where the other one goes.',
  'let-go': 'There is no better food where the other one goes.',
  meal: 'That leaves the best food behind for your others.',
  hunger: 'There is nothing better to do here.',
  prey: ({ chance }: { chance: number }) =>
    chance === 100
      ? 'It can’t be defended, and yours does not starve.'
      : 'If it works, yours does not starve and another is gone.',
  defend: 'An amoeba costs more than that.',
  yield: 'Your BP are worth more than this amoeba.',
  'keep-genes': ({ paid }: { paid: number }) => `The genes are worth more to you than ${bp(paid)}.`,
  'give-genes': ({ count }: { count: number }) =>
    plural(count, { one: 'That gene does the least for you.', other: 'Those genes do the least for you.' }),
  gene: ({ gene }: { gene: string }) => `${geneName(gene as Gene)}: ${GENES[gene as Gene].effect}.`,
  'gene-points': ({ gene, count }: { gene: string; count: number }) =>
    `With ${geneName(gene as Gene)} you score ${points(count)} a round for genes.`,
  'amoeba-points': ({ count, points: scored }: { count: number; points: number }) =>
    `With ${amoebas(count)} you score ${points(scored)} a round.`,
  'more-amoebas': 'Every amoeba more brings points sooner or later.',
};
