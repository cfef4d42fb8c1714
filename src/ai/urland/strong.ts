/** Searches with a judge learned from many games. */
import type { State } from '#games/urland/state.ts';
import type { Urland } from '#games/urland/types.ts';
import { type SearchingPlan, searchingLevel } from '../search/searching-level.ts';
import { judge } from './judge.ts';
import { policyOf } from './policy.ts';
import { STEADY_THUMB } from './steady.ts';
import type { Thumb } from './thumb.ts';

export const QUICK_THUMB: Thumb = { ...STEADY_THUMB, care: 'quick', noise: 0.3 };

export const POLICY = policyOf(QUICK_THUMB, judge);

/** The number of players who act in a rehearsal. */
const ACTING = 4;

/** The Environment player and the Dummy do not act. */
export const turnsFor = ({ seats }: State): number => Math.ceil(ACTING / (seats - 2));

export const PLAN = {
  curiosity: 0.3,
  doubt: 1.5,
  openness: 0.15,
  ripe: 4,
  certainty: { errors: 3, within: 0.03 },
  iterations: 3000,
  race: {
    stretches: turnsFor,
    iterations: 30,
    runners: 8,
    margin: 0.05,
    spread: 0.02,
    errors: 1,
    enough: 0.008,
    least: 4000,
  },
} satisfies SearchingPlan<Urland>;

export const STRONG = searchingLevel(POLICY, PLAN);
