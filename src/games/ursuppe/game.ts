/** Ursuppe (in English, Primordial Soup): amoebas drift, feed, divide and die, and genes change how. */
import type { Game } from '#engine/game.ts';
import { MAX_SEATS, MIN_SEATS } from './box.ts';
import { copyState } from './copy.ts';
import { parseEntry } from './entry-json.ts';
import { chancesIn, drawChance } from './fate.ts';
import { answersOf, menuOf } from './menu.ts';
import { decisionIn, enactEntry, refuseEntry } from './play.ts';
import { setUp } from './setup.ts';
import type { State } from './state.ts';
import type { Ursuppe } from './types.ts';

const RULES_VERSION = 1;

export const URSUPPE: Game<Ursuppe> = {
  id: 'ursuppe',
  rulesVersion: RULES_VERSION,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  maxEntries: 12_000,
  options: [{ id: 'finish', choices: ['long', 'short'] }],
  settleOptions: ({ finish }) => ({ finish: finish === 'short' ? 'short' : 'long' }),
  setUp,
  decision: decisionIn,
  draw: drawChance,
  chances: chancesIn,
  refuse: refuseEntry,
  enact: enactEntry,
  reveals: () => false,
  copy: copyState,
  adopt: (state, from) => (from === RULES_VERSION ? (state as State) : null),
  view: copyState,
  menu: menuOf,
  answers: answersOf,
  world: copyState,
  parseEntry,
};
