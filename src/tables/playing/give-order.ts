/** A new order may decide at once; else the seat's plan is made anew. */
import type { StandingOrder } from '#engine/module.ts';
import { ok } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import { type Changed, changed, type Moment } from '../change.ts';
import { runningPlay, type Table } from '../table.ts';
import { startBatch } from './entering.ts';
import { nextAnswer } from './orders-at-once.ts';
import { settle } from './settling.ts';
import { addOrder } from './standing-orders.ts';
import { planAnew } from './waiting.ts';

export function giveOrder(table: Table, seat: Seat, order: StandingOrder, moment: Moment): Changed {
  const ordered = addOrder(table, seat, order);
  const play = runningPlay(ordered);
  const isAnswer = play !== null && nextAnswer(ordered, play, moment.dice)?.seat === seat;
  return isAnswer
    ? ok(settle(ordered, startBatch(play), [seat], moment))
    : changed(planAnew(ordered, seat, moment), []);
}
