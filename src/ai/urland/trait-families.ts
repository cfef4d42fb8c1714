/** The traits of a seat's standing. */
import { GENES } from '#games/urland/genes.ts';
import { numbering } from '../search/trait-families.ts';

const { family, count } = numbering();

/** More Ichtos in one land than this make no difference. */
export const CROWD = 5;

/** Leads beyond these bounds count as the bounds. */
export const FAR_AHEAD = 15;
export const MANY_MORE = 8;

export const OF_OCEAN_COASTS = 4;
export const OF_SEATS = 5;
export const OF_MUTATIONS = 4;

/** By own Ichtos, the strongest rival's, the points if scored, and whether its chip is still to come in this epoch. */
export const LAND = family(CROWD * (CROWD + 1) * 3 * 2);
/** By own Ichtos, in a land that is never scored again. */
export const CHIPLESS_LAND = family(CROWD);
/** By own Ichtos and the number of open regions on the coast. */
export const OCEAN = family(13 * OF_OCEAN_COASTS);
export const RESERVE = family(14);
export const EXTRA_TURNS = family(3);
export const GENE = family(GENES.length);
/** By number of seats, and places after the Environment player. */
export const ROLE = family(3 * OF_SEATS);
/** Spaces ahead of the best of the others, and of the second best. */
export const LEAD = family(2 * FAR_AHEAD + 1);
export const SECOND_LEAD = family(2 * FAR_AHEAD + 1);
export const LEADERS_SPACE = family(32);
export const SPACE = family(32);
/** By number of seats, and the number of players ahead. */
export const RANK = family(3 * OF_SEATS);
/** More Ichtos than the best of the others, on the map and on land: the final scoring's counts. */
export const MORE_ON_MAP = family(2 * MANY_MORE + 1);
export const MORE_ON_LAND = family(2 * MANY_MORE + 1);
export const OPEN_CHIPS = family(12);
/** By epoch, whether the panic has happened, and the number of mutations. */
export const AGE = family(5 * 2 * OF_MUTATIONS);
/** The average points of an open chip as things stand, in fifths of a point. */
export const PROSPECT = family(14);
/** The number of lands whose chip has been scored in this epoch. */
export const SHUT_LANDS = family(10);
/** The number of young if every ocean bred. */
export const YOUNG = family(10);
/** In a land with a third colour: by own Ichtos, the second strongest rival's, and whether its chip is to come. */
export const THIRD_COLOUR = family(CROWD * 4 * 2);

export const TRAITS = count();
