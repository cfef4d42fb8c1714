/** Orders that answer at once: what they decide is entered together with what led to their question. */
import type { Dice } from '#engine/chance.ts';
import { invariant } from '#engine/invariant.ts';
import type { Seat } from '#engine/seat.ts';
import type { Moment } from '../change.ts';
import type { Play } from '../play-state.ts';
import { decisionOfSeats, gameOf } from '../rulebook.ts';
import { personAt, type Table } from '../table.ts';
import { type Batch, drawChance, enter } from './entering.ts';
import { type Applicable, afterFollowing, answerAtOnce, applicableOrder } from './standing-orders.ts';

interface Answered extends Applicable {
  readonly seat: Seat;
}

/** Computers have no orders, and a sealed move stays its player's own until all are in. */
export function nextAnswer(table: Table, play: Play, dice: Dice): Answered | null {
  const decision = answerAtOnce(table) ? decisionOfSeats(table.game, play.state) : null;
  if (!decision || decision.as === 'sealed') return null;
  for (const seat of decision.seats) {
    const applicable = personAt(table, seat) === null ? null : applicableOrder(table, play, seat, dice);
    if (applicable) return { ...applicable, seat };
  }
  return null;
}

/** Follows one order after the other, and lets chance draw between them, until somebody has to be asked. */
export function followAtOnce(table: Table, batch: Batch, { dice }: Moment): Table {
  let at = table;
  for (let answer = nextAnswer(at, batch.play, dice); answer; answer = nextAnswer(at, batch.play, dice)) {
    const { seat, move, order } = answer;
    const refusal = enter(gameOf(at.game), batch, { by: seat, move });
    invariant(refusal === null, 'what an order decides applies');
    at = afterFollowing(at, seat, order);
    drawChance(at, batch);
  }
  return at;
}
