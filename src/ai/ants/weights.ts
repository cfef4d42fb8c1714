/** What things are worth, in victory points at the end of the game. */
import type { QueenId } from '#games/ants/box.ts';
import type { Gain } from '#games/ants/content/content-file.ts';

export const OUTLOOK = {
  /** Rounds for each star that is missing, by the number of players; and the round that always comes. */
  roundsForStar: 3.5,
  roundsAtLeast: 1.5,
  incubationsATurn: 0.22,
  /** With fewer turns to come, not everything comes to use. */
  turnsForAll: 4,
};

/** Of one that is gained, while there is time. */
export const GAINS: Record<Gain, number> = {
  food: 0.6,
  leaf: 0.5,
  fungus: 0.75,
  aggression: 0.75,
  mutation: 1.2,
  wild: 1.2,
};

/** Of operations that are still to be carried out, by piece. */
export const OPERATIONS = {
  flight: 0.9,
  draw: 0.6,
  drawKeep: 0.8,
  display: 1.2,
  search: 1.1,
  object: 3,
  play: 1.5,
  raise: 0.34,
  convert: 0.21,
  larva: 0.43,
  dig: 1.1,
  explore: 1.2,
  forage: 1.4,
  room: 0.99,
  defeat: 2.7,
  scent: 2.5,
  tuck: 0.39,
  empty: 0.8,
  eggShift: 0.6,
  token: 0.4,
  moveTokens: 0.1,
  /** Of what a track makes until the end. */
  track: 0.55,
};

export const COLONY = {
  /** The first ants of a column, then those beyond the strength of one action. */
  ant: 0.68,
  antBeyond: 0.5,
  larva: 0.35,
  egg: 0.3,
  /** The scales on which more of a thing is worth less: cubes, tokens, and what a track makes. */
  plenty: 5.5,
  fewTokens: 4,
  muchMade: 3.4,
  /** By incubation and by piece produced. */
  foodMade: 0.6,
  leafMade: 0.5,
  eggMade: 0.5,
};

export const CARDS = {
  /** Of a card of the hand: how much of what it promises counts, and each further one by so much less. */
  held: 0.43,
  further: 0.78,
  /** Each symbol or other thing that is missing leaves so much. */
  missing: 0.61,
  least: 0.15,
  /** Of an incubation tile that can be turned. */
  tile: 1.2,
  /** Of an Achievement, on the way to a star. */
  deed: 1.5,
  symbol: 0.4,
  symbolAgain: 0.15,
  /** By turn to come. */
  trigger: 0.12,
  /** Of what is paid for in an incubation. */
  paid: 0.5,
  discount: 0.15,
  bigger: 0.21,
  anyTile: 1.9,
  unknown: 0.75,
  emptyRoom: 0.49,
  roomSize: 0.12,
  aphid: 0.35,
  sprout: 0.27,
  radiator: 0.47,
};

export const MAP = {
  terrain: 0.85,
  /** Of a forager beside a hex that nobody has explored. */
  waiting: 0.25,
  /** Of a terrain whose pheromone is still to be emitted, with a forager at a hex that has cubes or will have some. */
  scentNear: 0.5,
  enemyReady: 1.2,
  enemyNear: 0.44,
};

/** Beyond the stars that are there: of what is on the way to the next one. */
export const STARS = {
  scents: [0, 1.4, 3.4, 1.3, 3.3, 3.8, 0],
  achievements: [0, 1, 2.8, 1.1, 3.2, 1.6, 3.6, 5.8, 0],
  /** Of the points of the next star, by the square of an area's covered share. */
  area: 0.65,
  otherArea: 0.28,
  /** Of the points of a swarming space on the way to it. */
  flight: 0.65,
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
export const SPREAD = { atEnd: 2, aTurn: 0.6 };
