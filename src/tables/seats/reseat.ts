import { err } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import { type Changed, changed, type Moment } from '../change.ts';
import type { Fact } from '../facts.ts';
import type { LogBody } from '../log/log.ts';
import { usualOrders } from '../playing/standing-orders.ts';
import { askAnew } from '../playing/waiting.ts';
import { firstPerson, type Occupant, ownerOf, seatOf, type Table, withPlace } from '../table.ts';
import { afterReseating } from '../time/budgets.ts';
import { formerWith } from './former-players.ts';

/** Gives the seat to another occupant, who has the usual orders and does not inherit orders and undos of the one before. */
export function reseat(table: Table, seat: Seat, occupant: Occupant, fact: Fact, moment: Moment): Changed {
  const { play } = table;
  if (!play) return err({ code: 'not-running' });
  const undoable = play.undoable?.seat === seat ? null : play.undoable;
  const former = formerWith(table, seat);
  const budgets = afterReseating(table, play, seat, occupant, moment.now);
  const next: Table = { ...table, play: { ...play, undoable, former, budgets, length: play.length + 1 } };
  const moved = withHost(withPlace(next, seat, { occupant, orders: usualOrders(table.game, occupant) }));
  const row: LogBody = { kind: 'seat', seat, now: occupant.kind === 'person' ? 'person' : 'computer' };
  return changed(askAnew(moved, [seat], moment), [fact], [row]);
}

/** A host without a seat loses the part to a person who plays, or else to an absent player. */
function withHost(table: Table): Table {
  if (table.host !== null && seatOf(table, table.host) !== null) return table;
  const [absent] = table.places.flatMap(({ occupant }) => ownerOf(occupant) ?? []);
  return { ...table, host: firstPerson(table) ?? absent ?? table.host };
}
