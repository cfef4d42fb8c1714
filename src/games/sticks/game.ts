import type { Game } from '#engine/game.ts';
import { adopt } from './adopt.ts';
import { GOALS, SEATS } from './box.ts';
import { parseEntry } from './entry-json.ts';
import { answersOf, menuOf } from './menu.ts';
import { chancesIn, decisionIn, drawChance, enactEntry, refuseEntry } from './play.ts';
import { setUp } from './setup.ts';
import type { Sticks } from './types.ts';
import { viewOf } from './view.ts';

export const STICKS_GAME: Game<Sticks> = {
  id: 'sticks',
  rulesVersion: 1,
  seats: { min: SEATS, max: SEATS },
  // No more than 46 turns: 40 that bring a stick and 6 that are blocked. Each is a decision and perhaps an answer to it.
  maxEntries: 100,
  options: [{ id: 'goal', choices: GOALS }],
  settleOptions: ({ goal }) => ({ goal: GOALS.find((known) => known === goal) ?? GOALS[0] }),
  setUp,
  decision: decisionIn,
  draw: drawChance,
  chances: chancesIn,
  refuse: refuseEntry,
  enact: enactEntry,
  reveals: () => false,
  copy: viewOf,
  adopt,
  view: viewOf,
  menu: menuOf,
  answers: answersOf,
  world: viewOf,
  parseEntry,
};
