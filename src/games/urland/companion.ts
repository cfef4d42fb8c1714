import type { Companion } from '#engine/companion.ts';
import { COLOURS, type Colour } from './colours.ts';
import { formatRecord, parseRecord } from './record/record.ts';
import { followOrder, isSpent, type Order, parseOrder } from './standing-orders.ts';
import { byPlace } from './track.ts';
import type { Urland } from './types.ts';

export const URLAND_COMPANION: Companion<Urland> = {
  colours: COLOURS,
  ranking: (view) => byPlace(view).map((seat) => [seat]),
  formatRecord: ({ colours, entries }) => formatRecord({ colours: colours as readonly Colour[], entries }),
  readRecord: parseRecord,
  parseOrder,
  followOrder: (order, view, seat, dice) => followOrder(order as Order, view, seat, dice),
  isSpent: (order) => isSpent(order as Order),
};
