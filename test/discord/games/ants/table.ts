/** ANTS at a table, while it is on no list of games. */
import { afterAll, beforeAll } from 'vitest';
import { PRESENTATION } from '#discord/games/ants/index.ts';
import { PRESENTATIONS } from '#discord/games/index.ts';
import type { GameTypes } from '#engine/game.ts';
import type { GameModule } from '#engine/module.ts';
import { MODULE } from '#games/ants/index.ts';
import { type GameId, MODULES } from '#games/index.ts';

const ANTS = 'ants' as GameId;

/** For the tests of the file that calls it. */
export function antsAtTable(): GameId {
  beforeAll(() => {
    MODULES[ANTS] = MODULE as unknown as GameModule<GameTypes>;
    PRESENTATIONS[ANTS] = PRESENTATION as unknown as (typeof PRESENTATIONS)[GameId];
  });
  afterAll(() => {
    Reflect.deleteProperty(MODULES, ANTS);
    Reflect.deleteProperty(PRESENTATIONS, ANTS);
  });
  return ANTS;
}
