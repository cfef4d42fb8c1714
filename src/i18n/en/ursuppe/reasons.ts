import type { Gene } from '#games/ursuppe/genes.ts';
import { amoebas, bp, cubes, plural, points } from './counts.ts';
import { GENES, geneName } from './genes.ts';

type Space = { space: number };
type Percent = { percent: number };

interface Site {
  at: number;
  space: number;
  meals: number;
}

/** Where the drift takes a new amoeba, and what it finds there. */
function site({ at, space, meals }: Site): string {
  const where = at === space ? 'The current leaves it there, where' : `The current takes it to space ${space}, where`;
  return meals === 0
    ? `${where} no meal lies for it yet.`
    : plural(meals, { one: `${where} # meal lies for it.`, other: `${where} # meals lie for it.` });
}

/** Why a move is good. */
export const reasons = {
  'start-ahead': ({ space }: Space) =>
    `Space ${space} is the furthest one free: it counts in the end, and you buy genes first.`,
  'start-behind': ({ space }: Space) => `From space ${space} your amoebas eat before the others do.`,
  'start-between': ({ space }: Space) =>
    `Space ${space} is a bit of both: a few spaces gained, and not the last to eat.`,
  food: ({ space }: Space) => `A meal for it lies on space ${space}.`,
  site,
  'away-from-hunger': ({ space, percent }: Space & Percent) =>
    percent === 100
      ? `It would drift to space ${space}, where it starves. One step takes it to a meal.`
      : `It would drift to space ${space}, where it starves. The dice lead it to a meal in ${percent} of 100 throws.`,
  'poor-odds': ({ space, percent, price }: Space & Percent & { price: number }) =>
    `No meal lies on space ${space}. A step of its own costs ${bp(price)} and finds one in ${percent} of 100 cases.`,
  'no-food-near': 'No meal for it lies within a step.',
  'dies-anyway': 'It dies in Phase 5 anyway, as things stand.',
  'no-way-to-food': 'None of the ways that the dice allow leads to a meal.',
  'once-more': ({ percent }: Percent) => `It starves here. Another step finds a meal in ${percent} of 100 cases.`,
  'cling-to-food': ({ space }: Space) => `A meal lies on space ${space}, and none here.`,
  'hold-to-food': ({ space }: Space) => `A meal lies here on space ${space}, and none where the other one goes.`,
  meal: ({ cubes: eaten, left }: { cubes: number; left: number }) =>
    left === 0
      ? `It eats ${cubes(eaten)}. No further meal for yours is left here.`
      : plural(left, {
          one: `It eats ${cubes(eaten)} and leaves # more meal for yours here.`,
          other: `It eats ${cubes(eaten)} and leaves # more meals for yours here.`,
        }),
  'others-pay': 'It eats a cube less, and somebody else pays 1 BP for that.',
  'bears-hunger': ({ damage, deadly }: { damage: number; deadly: number }) =>
    `It lives on with ${damage} damage: yours die of ${deadly}.`,
  prey: ({ percent }: Percent) =>
    percent === 100
      ? 'Nothing can save its prey.'
      : `It succeeds in ${percent} of 100 cases, however its prey is defended.`,
  'doomed-prey': 'Your own one dies in Phase 5 anyway, as things stand. This way another need not starve.',
  fight: ({ percent }: Percent) => `You win the fight in ${percent} of 100 cases.`,
  flee: ({ percent }: Percent) =>
    percent === 100 ? 'It gets away for certain.' : `It gets away in ${percent} of 100 cases.`,
  'keep-genes': ({ paid }: { paid: number }) => `You keep all your genes for ${bp(paid)}.`,
  'must-give': ({ excess, bp: own }: { excess: number; bp: number }) =>
    `You have ${bp(own)}, too few to pay for ${excess} mutation points.`,
  'points-stay': ({ points: scored }: { points: number }) => `You still score ${points(scored)} a round for genes.`,
  'spares-bp': ({ spared }: { spared: number }) => `It spares you ${bp(spared)}.`,
  gene: ({ gene }: { gene: string }) => `${geneName(gene as Gene)}: ${GENES[gene as Gene].effect}.`,
  'gene-points': ({ gene, points: scored }: { gene: string; points: number }) =>
    `With ${geneName(gene as Gene)} you score ${points(scored)} a round for genes.`,
  'amoeba-points': ({ count, points: scored, ...place }: Site & { count: number; points: number }) =>
    `With ${amoebas(count)} that live you score ${points(scored)} a round for them. ${site(place)}`,
  'toward-points': ({ more, ...place }: Site & { more: number }) =>
    `With ${plural(more, { one: 'one', other: '#' })} more after it, amoebas bring you more points. ${site(place)}`,
  'save-to-divide': ({ bp: own, count }: { bp: number; count: number }) =>
    `You keep ${bp(own)}: with the 10 to come they pay for ${amoebas(count)}.`,
  save: ({ bp: own }: { bp: number }) => `You keep your ${bp(own)} for later.`,
  'on-the-whole': 'No single reason: played on many times, it did best on the whole.',
};
