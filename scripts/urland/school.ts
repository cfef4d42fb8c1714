/** Games that Urland's judge learns from. */
import { searchingLevel } from '#ai/search/searching-level.ts';
import { emptyGlance, glanceAt } from '#ai/urland/glance.ts';
import { judgeWith } from '#ai/urland/judge.ts';
import { policyOf } from '#ai/urland/policy.ts';
import { sightIn } from '#ai/urland/sight.ts';
import { PLAN, QUICK_THUMB } from '#ai/urland/strong.ts';
import { playByThumb } from '#ai/urland/thumb.ts';
import { TRAITS } from '#ai/urland/trait-families.ts';
import { emptyTraits, noteTraits } from '#ai/urland/traits.ts';
import { invariant } from '#engine/invariant.ts';
import { URLAND } from '#games/urland/game.ts';
import type { Urland } from '#games/urland/types.ts';
import type { School } from '../judge/school.ts';

const glance = emptyGlance();
const list = emptyTraits();

export const SCHOOL: School<Urland> = {
  game: URLAND,
  tables: [
    [3, 0.2],
    [4, 0.4],
    [5, 0.4],
  ],
  traits: TRAITS,
  weightsFile: new URL('../../src/ai/urland/judge-weights.json', import.meta.url),
  optionsFor: () => ({}),
  playByThumb: (state, seat, noise, dice) => playByThumb(sightIn(state, seat), seat, { ...QUICK_THUMB, noise }, dice),
  noises: [0.3, 0.3, 1, 2, 4],
  decisions: 38,
  playerWith: (network) => searchingLevel(policyOf(QUICK_THUMB, judgeWith(network)), PLAN),
  isMoment: ({ phase }) => phase.kind === 'choose',
  seatsIn: ({ seats }) => seats,
  traitsOf(state, seat) {
    glanceAt(state, glance);
    noteTraits(state, seat, glance, list);
    return list.traits.slice(0, list.length);
  },
  winnerOf({ phase }) {
    invariant(phase.kind === 'over', 'a game that is over');
    return phase.winner;
  },
};
