/** What is in the box, and the numbers that depend on how many play. */
export const MIN_SEATS = 3;
export const MAX_SEATS = 4;

export const NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Which of a player's amoebas. */
export type AmoebaNumber = (typeof NUMBERS)[number];
export const AMOEBAS = NUMBERS.length;

/** Of each colour in play. */
export const CUBES = 55;
/** Of each colour, on every space at the start. */
export const START_CUBES = 2;
export const START_BP = 4;
export const START_AMOEBAS = 2;
export const LAST_ROUND = 10;

/** Of each colour, where an amoeba dies. */
export const DEATH_CUBES = 2;
/** Of each colour, where an amoeba is eaten. */
export const PREY_CUBES = 1;
/** Of the own colour, after a meal. */
export const EXCRETED = 2;

export const MOVE_PRICE = 1;
export const ATTACK_PRICE = 1;
export const FIGHT_PRICE = 1;
export const INCOME = 10;
export const DIVISION_PRICE = 6;
export const QUICK_DIVISION_PRICE = 4;

/** With so much damage an amoeba dies. */
export const DEADLY = 2;
export const DEADLY_WITH_LIFE = 3;

export const tentacleCarries = (seats: number): number => (seats === 3 ? 2 : 3);
export const firstAmoebasDamage = (seats: number): number => (seats === 3 ? 0 : 1);

/** The game ends when a marker stands here or beyond. */
export const FINISH_SPACES = { long: 41, short: 25 } as const;
export type Finish = keyof typeof FINISH_SPACES;
