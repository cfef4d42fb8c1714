import type { Gene } from '#games/urland/genes.ts';

export const GENES = {
  assimilation: { name: 'Assimilation', effect: '2 actions: swap two rival Ichtos where you are for one of yours' },
  legs: { name: 'Legs', effect: 'Land with two, or walk one across an open strait' },
  care: { name: 'Care of Young', effect: 'You breed from 2, and get more: 1, 2 or 3 young' },
  egg: { name: 'Egg', effect: 'One new Ichto on a land of yours; 2 actions where you have just one' },
  wings: { name: 'Wings', effect: 'Fly one or two from a land to any area' },
  muscles: { name: 'Muscles', effect: 'Half an Ichto stronger when a land is scored' },
  ears: { name: 'Ears', effect: 'You choose how many of yours flee; lava and teeth on land spare them' },
  stink: { name: 'Stink Gland', effect: 'Drive all of one rival from your land into the sea' },
  turbo: { name: 'Turbo', effect: 'Land with two, or swim to any ocean' },
  warm: { name: 'Warm Blood', effect: 'One more action every turn as Ichto player' },
  teeth: { name: 'Teeth', effect: 'Bite one rival Ichto off the map where you are' },
} satisfies Readonly<Record<Gene, { readonly name: string; readonly effect: string }>>;

/** In a sentence. */
export const geneName = (gene: Gene): string => GENES[gene].name;
