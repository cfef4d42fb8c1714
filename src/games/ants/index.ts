import type { GameModule } from '#engine/module.ts';
import { COLOURS } from './colours.ts';
import { ANTS } from './game.ts';
import { RECORD } from './record/record.ts';
import { rankingOf } from './scoring.ts';
import { ORDERS } from './standing-orders.ts';
import type { Ants } from './types.ts';

export const MODULE: GameModule<Ants> = {
  game: ANTS,
  colours: COLOURS,
  ranking: rankingOf,
  record: RECORD,
  orders: ORDERS,
};
