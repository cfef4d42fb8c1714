/** ANTS: colonies dig, explore and forage in a garden. The mechanics are the published game's, the content is our own. */
import type { Game } from '#engine/game.ts';
import { MAX_SEATS, MIN_SEATS } from './box.ts';
import { copyState } from './copy.ts';
import { parseEntry } from './entry-json.ts';
import { isReveal } from './events.ts';
import { chancesIn, drawChance } from './fate.ts';
import { answersOf, menuOf } from './menu.ts';
import { OPTIONS, settleOptions } from './options.ts';
import { decisionIn, enactEntry, refuseEntry } from './play.ts';
import { setUp } from './setup.ts';
import type { State } from './state.ts';
import type { Ants } from './types.ts';
import { viewOf } from './view.ts';
import { worldOf } from './world.ts';

const RULES_VERSION = 1;

export const ANTS: Game<Ants> = {
  id: 'ants',
  rulesVersion: RULES_VERSION,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  maxEntries: 20_000,
  options: OPTIONS,
  settleOptions,
  setUp,
  decision: decisionIn,
  draw: drawChance,
  chances: chancesIn,
  refuse: refuseEntry,
  enact: enactEntry,
  reveals: isReveal,
  copy: copyState,
  adopt: (state, from) => (from === RULES_VERSION ? (state as State) : null),
  view: viewOf,
  menu: menuOf,
  answers: answersOf,
  world: worldOf,
  parseEntry,
};
