/**
 * A player's rules of thumb, put into numbers by hand and then adjusted in small steps to win more games against
 * similar players (see docs/computer-player-trials.md).
 */
import { byGene, byStanding, type Judgement, type Scales } from './scales.ts';

const EARLY: Scales = {
  now: 1.16,
  open: byStanding({
    'alone-with-1': 0.41,
    'alone-with-2': 1.89,
    'alone-with-more': 2.59,
    'ahead-by-far': 2.54,
    ahead: 1.52,
    'equal-with-1': 0.21,
    'equal-with-more': 1.01,
    'tied-ahead': 1.41,
    between: 1.07,
    'weakest-by-a-little': 0.32,
    weakest: -0.02,
  }),
  shut: byStanding({
    'alone-with-1': 0.45,
    'alone-with-2': 1.43,
    'alone-with-more': 0.76,
    'ahead-by-far': 0.91,
    ahead: 0.8,
    'equal-with-1': 0.51,
    'equal-with-more': 0.52,
    'tied-ahead': 0.65,
    between: 0.62,
    'weakest-by-a-little': -0.03,
    weakest: 0.08,
  }),
  ocean: [0, 0.34, 0.51, 0.82, 1.08, 1.12, 1.37, 1.53, 1.69, 1.75],
  young: 0.15,
  reserve: -0.07,
  extraTurn: 1.58,
  loss: 0.11,
  genes: {
    muscles: 6,
    assimilation: 4.5,
    egg: 2.5,
    ears: 2.8,
    wings: 0.6,
    warm: 1.2,
    teeth: 0.8,
    legs: 1.5,
    stink: 1.9,
    turbo: 0.3,
    care: 0.3,
  },
};

const scaled = (values: readonly number[], by: number): number[] => values.map((value) => value * by);

/** Near the finish, later gains are worth little. */
const LATE: Scales = {
  ...EARLY,
  open: scaled(EARLY.open, 0.5),
  shut: scaled(EARLY.shut, 0.31),
  ocean: scaled(EARLY.ocean, 0.24),
  young: 0,
  reserve: 0,
  extraTurn: 0.24,
  loss: 0.05,
  genes: byGene(() => 0),
};

export const HAND_MADE: Judgement = { early: EARLY, late: LATE };
