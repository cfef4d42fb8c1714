/** The traits of a seat's standing after Phase 1, before the next card. */
import { AMOEBAS, LAST_ROUND } from '#games/ursuppe/box.ts';
import { GENES } from '#games/ursuppe/genes.ts';
import { numbering } from '../search/trait-families.ts';

const { family, count } = numbering();

/** Leads beyond these bounds count as the bounds. */
export const FAR_AHEAD = 20;
export const MUCH_RICHER = 10;
export const FASTER = 10;

/** Three or four seats. */
const OF_TABLES = 2;
export const OF_SEATS = 4;

/** By number of seats, and the round. */
export const ROUND = family(OF_TABLES * LAST_ROUND);
/** The leader's spaces to the finish. */
export const TO_GO = family(42);
/** Spaces ahead of the best of the others, and of the second best. */
export const LEAD = family(2 * FAR_AHEAD + 1);
export const SECOND_LEAD = family(2 * FAR_AHEAD + 1);
/** By number of seats, and the number of players ahead. */
export const RANK = family(OF_TABLES * OF_SEATS);
/** Amoebas that will see the next round; those among them that the next damage kills; those that die. */
export const AMOEBA_COUNT = family(AMOEBAS + 1);
export const HURT = family(AMOEBAS + 1);
export const DOOMED = family(AMOEBAS + 1);
/** More amoebas than the best of the others. */
export const MORE_AMOEBAS = family(2 * AMOEBAS + 1);
/** How many of them the next drift leads to a meal, on average, and how many to none: in halves. */
export const FED = family(2 * AMOEBAS + 1);
export const HUNGRY = family(2 * AMOEBAS + 1);
export const BP = family(31);
/** More BP than the richest of the others. */
export const RICHER = family(2 * MUCH_RICHER + 1);
export const GENE = family(GENES.length);
/** As how many the genes count. */
export const GENE_COUNT = family(10);
/** Mutation points, Ray Protection's two among them. */
export const MUTATION = family(32);
/** Mutation points beyond the ozone of the next card, on average: in halves. */
export const EXCESS = family(20);
/** What a round would bring, and how much more than the best of the others gets. */
export const INCOME = family(11);
export const MORE_INCOME = family(2 * FASTER + 1);
/** Rounds until somebody is in the finish at this pace. */
export const ROUNDS_LEFT = family(LAST_ROUND + 1);

export const TRAITS = count();
