import type { GameModule } from '#engine/module.ts';
import { attackingEntry } from './attacking-play.ts';
import { COLOURS } from './colours.ts';
import { URSUPPE } from './game.ts';
import { RECORD } from './record/record.ts';
import { ORDERS } from './standing-orders.ts';
import { descending } from './track.ts';
import type { Ursuppe } from './types.ts';

export const MODULE: GameModule<Ursuppe> = {
  game: URSUPPE,
  colours: COLOURS,
  ranking: (view) => descending(view).map((seat) => [seat]),
  record: RECORD,
  orders: ORDERS,
  policies: { attack: { entry: attackingEntry } },
};
