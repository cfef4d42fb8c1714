/** The numbers that come with the box, and how they change with three players. */
import { OCEANS } from './board.ts';

export const MIN_SEATS = 3;
export const MAX_SEATS = 5;

/** Of each colour, including the score marker. */
export const ICHTOS = 28;
export const ICHTOS_WITHOUT_MARKER = ICHTOS - 1;
export const START_ICHTOS_PER_OCEAN = 3;
export const START_RESERVE = ICHTOS_WITHOUT_MARKER - START_ICHTOS_PER_OCEAN * OCEANS.length;

export const HAND_SIZE = 3;

export const MUTATION_SPACES = [12, 16, 21] as const;
export const FINISH_SPACE = 30;

const ofThree =
  (withThree: number, otherwise: number) =>
  (seats: number): number =>
    seats === 3 ? withThree : otherwise;

export const extraTurnChips = ofThree(1, 2);
export const chipsDealt = ofThree(3, 2);
export const firstGenes = ofThree(3, 4);
/** The most genes that an auction sells, and the number turned up after it. */
export const genesPerMutation = ofThree(2, 3);
export const normalActions = ofThree(3, 2);

/** The actions of an extra turn, with or without Warm Blood. */
export const EXTRA_ACTIONS = 2;
