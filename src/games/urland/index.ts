import type { GameModule } from '#engine/module.ts';
import { COLOURS } from './colours.ts';
import { URLAND } from './game.ts';
import { RECORD } from './record/record.ts';
import { ORDERS } from './standing-orders.ts';
import { byPlace } from './track.ts';
import type { Urland } from './types.ts';

export const MODULE: GameModule<Urland> = {
  game: URLAND,
  colours: COLOURS,
  ranking: (view) => byPlace(view).map((seat) => [seat]),
  record: RECORD,
  orders: ORDERS,
};
