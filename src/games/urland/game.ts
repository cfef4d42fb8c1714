import type { Game } from '#engine/game.ts';
import { adopt } from './adopt.ts';
import { MAX_SEATS, MIN_SEATS } from './box.ts';
import { copyState } from './copy.ts';
import { parseEntry } from './entry-json.ts';
import { isReveal } from './events.ts';
import { chancesIn, drawChance } from './fate.ts';
import { answersOf, menuOf } from './menu.ts';
import { decisionIn, enactEntry, refuseEntry } from './play.ts';
import { setUp } from './setup.ts';
import type { Urland } from './types.ts';
import { viewOf } from './view.ts';
import { worldOf } from './world.ts';

const NO_OPTIONS: Urland['options'] = {};

export const URLAND: Game<Urland> = {
  id: 'urland',
  rulesVersion: 2,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  maxEntries: 2000,
  options: [],
  settleOptions: () => NO_OPTIONS,
  setUp,
  decision: decisionIn,
  draw: drawChance,
  chances: chancesIn,
  refuse: refuseEntry,
  enact: enactEntry,
  reveals: isReveal,
  copy: copyState,
  adopt,
  view: viewOf,
  menu: menuOf,
  answers: answersOf,
  world: worldOf,
  parseEntry,
};
