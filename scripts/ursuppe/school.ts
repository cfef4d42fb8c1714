/** Games that Ursuppe's judge learns from. */
import { searchingLevel } from '#ai/search/searching-level.ts';
import { judgeWith } from '#ai/ursuppe/judge.ts';
import { isAfterPhaseOne, policyOf } from '#ai/ursuppe/policy.ts';
import { PLAN, QUICK_THUMB } from '#ai/ursuppe/strong.ts';
import { playByThumb } from '#ai/ursuppe/thumb.ts';
import { TRAITS } from '#ai/ursuppe/trait-families.ts';
import { emptyTraits, glanceAt, noteTraits } from '#ai/ursuppe/traits.ts';
import { pickOne } from '#engine/chance.ts';
import { URSUPPE } from '#games/ursuppe/game.ts';
import { leader } from '#games/ursuppe/track.ts';
import type { Ursuppe } from '#games/ursuppe/types.ts';
import type { School } from '../judge/school.ts';

const list = emptyTraits();

export const SCHOOL: School<Ursuppe> = {
  game: URSUPPE,
  tables: [
    [3, 0.4],
    [4, 0.6],
  ],
  traits: TRAITS,
  weightsFile: new URL('../../src/ai/ursuppe/judge-weights.json', import.meta.url),
  optionsFor: (dice) => ({ finish: pickOne(['long', 'long', 'short'], dice) }),
  playByThumb: (state, seat, noise, dice) => playByThumb(state, seat, { ...QUICK_THUMB, noise }, dice),
  noises: [0.3, 0.3, 1, 2, 4],
  decisions: 45,
  playerWith: (network) => searchingLevel(policyOf(QUICK_THUMB, judgeWith(network)), PLAN),
  isMoment: isAfterPhaseOne,
  seatsIn: ({ seats }) => seats,
  traitsOf(state, seat) {
    noteTraits(state, seat, glanceAt(state), list);
    return list.traits.slice(0, list.length);
  },
  winnerOf: leader,
};
