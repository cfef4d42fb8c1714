/** A player's rules of thumb, put into numbers by hand. */
import { byStanding, type Judgement, type Scales } from './scales.ts';

const EARLY: Scales = {
  now: 1,
  open: byStanding({
    'alone-with-1': 1.3,
    'alone-with-2': 1.7,
    'alone-with-more': 2,
    'ahead-by-far': 2,
    ahead: 1.6,
    'equal-with-1': 1,
    'equal-with-more': 1.2,
    'tied-ahead': 1.5,
    between: 1.1,
    'weakest-by-a-little': 0.4,
    weakest: 0.2,
  }),
  shut: byStanding({
    'alone-with-1': 0.7,
    'alone-with-2': 0.8,
    'alone-with-more': 0.9,
    'ahead-by-far': 0.9,
    ahead: 0.8,
    'equal-with-1': 0.5,
    'equal-with-more': 0.6,
    'tied-ahead': 0.7,
    between: 0.5,
    'weakest-by-a-little': 0.25,
    weakest: 0.15,
  }),
  ocean: [0, 0.35, 0.6, 0.9, 1.1, 1.3, 1.6, 1.75, 1.9, 2],
  young: 0.2,
  reserve: 0.05,
  extraTurn: 1,
  loss: -0.15,
  mostOnMap: 0,
  mostOnLand: 0,
  genes: {
    muscles: 6,
    assimilation: 4.5,
    egg: 2,
    ears: 2,
    wings: 1.6,
    warm: 1.5,
    teeth: 1,
    legs: 0.8,
    stink: 0.8,
    turbo: 0.8,
    care: 0.8,
  },
};

const scaled = (values: readonly number[], by: number): number[] => values.map((value) => value * by);

const LATE: Scales = {
  ...EARLY,
  open: scaled(EARLY.open, 0.4),
  shut: scaled(EARLY.shut, 0.2),
  ocean: scaled(EARLY.ocean, 0.35),
  young: 0,
  reserve: 0,
  extraTurn: 0.2,
  loss: -0.05,
  mostOnMap: 2,
  mostOnLand: 1,
  genes: Object.fromEntries(Object.keys(EARLY.genes).map((gene) => [gene, 0])) as unknown as Scales['genes'],
};

export const HAND_MADE: Judgement = { early: EARLY, late: LATE };
