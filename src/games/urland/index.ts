import type { Game } from '#engine/game.ts';
import { MAX_SEATS, MIN_SEATS } from './box.ts';
import { copyState } from './copy.ts';
import { parseEntry } from './entry-json.ts';
import { isReveal } from './events.ts';
import { drawChance } from './fate.ts';
import { menuOf, picksOf } from './menu.ts';
import { decisionIn, enactEntry, refuseEntry } from './play.ts';
import { setUp } from './setup.ts';
import type { Urland } from './types.ts';
import { viewOf } from './view.ts';
import { worldOf } from './world.ts';

export const URLAND: Game<Urland> = {
  id: 'urland',
  rulesVersion: 1,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  maxEntries: 2000,
  setUp,
  decision: decisionIn,
  draw: drawChance,
  refuse: refuseEntry,
  enact: enactEntry,
  reveals: isReveal,
  copy: copyState,
  view: viewOf,
  menu: menuOf,
  picks: picksOf,
  world: worldOf,
  parseEntry,
};
