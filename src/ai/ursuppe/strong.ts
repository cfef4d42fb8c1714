/** Searches with a judge learned from many games. */
import type { Ursuppe } from '#games/ursuppe/types.ts';
import { type SearchingPlan, searchingLevel } from '../search/searching-level.ts';
import { judge } from './judge.ts';
import { policyOf } from './policy.ts';
import { STEADY_THUMB } from './steady.ts';
import type { Thumb } from './thumb.ts';

/** In play-outs people are a little less predictable. */
export const QUICK_THUMB: Thumb = { ...STEADY_THUMB, noise: 0.3 };

/** A rehearsal of a whole round takes too long, so there is no race. */
export const PLAN: SearchingPlan<Ursuppe> = {
  curiosity: 0.3,
  doubt: 1,
  openness: 0.15,
  ripe: 4,
  certainty: { errors: 3, within: 0.01 },
  iterations: 3000,
  race: null,
};

export const STRONG = searchingLevel(policyOf(QUICK_THUMB, judge), PLAN);
