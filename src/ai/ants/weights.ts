/** What things are worth, in victory points at the end of the game. */
import type { QueenId } from '#games/ants/box.ts';
import type { Gain } from '#games/ants/content/content-file.ts';

export const OUTLOOK = {
  /** Rounds for each star that is missing, by the number of players; and the round that always comes. */
  roundsForStar: 3,
  roundsAtLeast: 1.4,
  incubationsATurn: 0.26,
  /** With fewer turns to come, not everything comes to use. */
  turnsForAll: 3.7,
};

/** Of one that is gained, while there is time. */
export const GAINS: Record<Gain, number> = {
  food: 0.7,
  leaf: 0.42,
  fungus: 0.77,
  aggression: 0.74,
  mutation: 1.2,
  wild: 1.1,
};

/** Of operations that are still to be carried out, by piece. */
export const OPERATIONS = {
  flight: 0.8,
  draw: 0.61,
  drawKeep: 0.81,
  display: 1.2,
  search: 1.1,
  object: 3,
  play: 1.7,
  raise: 0.39,
  convert: 0.22,
  larva: 0.45,
  dig: 1.2,
  explore: 1.2,
  forage: 1.6,
  room: 1,
  defeat: 2.7,
  scent: 2.6,
  tuck: 0.35,
  empty: 0.73,
  eggShift: 0.55,
  token: 0.36,
  moveTokens: 0.099,
};

export const COLONY = {
  /** The first ants of a column, then those beyond the strength of one action. */
  ant: 0.62,
  antBeyond: 0.53,
  larva: 0.33,
  egg: 0.34,
  /** The scales on which more of a thing is worth less: cubes, tokens, and what a track makes. */
  plenty: 4.8,
  fewTokens: 4.2,
  muchMade: 3.7,
  /** By incubation and by piece produced. */
  antMade: 0.75,
  foodMade: 0.15,
  leafMade: 0.45,
  eggMade: 0.05,
  /** Food that comes from elsewhere between two incubations. */
  otherFood: 1.5,
};

/** A step on a track that is still to be taken, by incubation. */
export const TRACK_STEPS = { food: 0.6, leaf: 0.42, egg: 0.35 };

export const CARDS = {
  /** Of a card of the hand: how much of what it promises counts, and each further one by so much less. */
  held: 0.4,
  further: 0.78,
  /** Each symbol or other thing that is missing leaves so much. */
  missing: 0.61,
  least: 0.15,
  /** Of an incubation tile that can be turned. */
  tile: 1.4,
  /** Of an Achievement, on the way to a star. */
  deed: 1.6,
  symbol: 0.36,
  symbolAgain: 0.15,
  /** By turn to come. */
  trigger: 0.12,
  /** Of what is paid for in an incubation. */
  paid: 0.47,
  discount: 0.15,
  bigger: 0.21,
  anyTile: 2,
  unknown: 0.81,
  emptyRoom: 0.47,
  roomSize: 0.13,
  aphid: 0.35,
  sprout: 0.28,
  radiator: 0.49,
};

export const MAP = {
  terrain: 0.92,
  /** Of a forager beside a hex that nobody has explored. */
  waiting: 0.25,
  /** Of a terrain whose pheromone is still to be emitted, with a forager at a hex that has cubes or will have some. */
  scentNear: 0.51,
  enemyReady: 1.3,
  enemyNear: 0.45,
};

/** Beyond the stars that are there: of what is on the way to the next one. */
export const STARS = {
  scents: [0, 1.3, 3.1, 1.4, 3.4, 3.9, 0],
  achievements: [0, 1, 2.7, 1.2, 3.1, 1.7, 3.7, 6.3, 0],
  /** Of the points of the next star, by the square of an area's covered share. */
  area: 0.6,
  otherArea: 0.32,
  /** Of the points of a swarming space on the way to it. */
  flight: 0.57,
};

/**
 * Of a card that is kept from the start, by what it has. Found in games in which everybody kept cards at random: what is
 * had at once counts for nothing, and a step on a track for less than nothing beside what else a turn brings.
 */
export const KEPT = {
  point: 0.5,
  leaf: 0.5,
  types: { room: 0, skill: 0.7, achievement: 0.9 },
  track: -1.1,
  flight: 0.35,
  forage: 1,
  /** Nobody knows it any better than by so much: of cards that are nearly as good, any may be kept. */
  whim: 2,
};

/** Of the turn's second half. */
export const SECOND = 1;

/** How good each queen is, with what she starts with. */
export const QUEENS: Readonly<Record<QueenId, number>> = {
  Q1: 3,
  Q2: 3,
  Q3: 2,
  Q4: 3,
  Q5: 3,
  Q6: 3,
  Q7: 2,
  Q8: 3,
  Q9: 3,
};

/** By so many points a lead makes e times as likely to win; leads count for less while much is to come. */
export const SPREAD = { atEnd: 2, aTurn: 0.5, /** Points that a turn brings. */ pace: 3.5 };
