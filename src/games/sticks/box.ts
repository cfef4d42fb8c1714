/** What the game comes with, and its numbers. */
export const SEATS = 2;

/** What seats are told apart by. */
export const COLOURS = ['red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const PEBBLES = 3;

/** How many sticks may be gathered at once, and what their numbers may add up to. */
export const FEWEST_GATHERED = 2;
export const MOST_GATHERED = 4;
export const HEAVIEST = 60;

/** How many sticks end the game. The usual goal first. */
export const GOALS = ['twenty', 'ten'] as const;
export type Goal = (typeof GOALS)[number];
export const STICKS_FOR: Readonly<Record<Goal, number>> = { twenty: 20, ten: 10 };
