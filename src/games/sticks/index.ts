import type { GameModule } from '#engine/module.ts';
import { COLOURS } from './box.ts';
import { STICKS_GAME } from './game.ts';
import { rankingOf } from './ranking.ts';
import { RECORD } from './record.ts';
import type { Sticks } from './types.ts';

/** A small game to copy from, and to test with: docs/sticks.md has its rules. */
export const MODULE: GameModule<Sticks> = {
  game: STICKS_GAME,
  colours: COLOURS,
  ranking: rankingOf,
  record: RECORD,
  orders: null,
  isTemplate: true,
};
