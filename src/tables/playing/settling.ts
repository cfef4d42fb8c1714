/** After an entry: chance draws, a finished turn is charged, and the seats that are to decide begin to wait. */
import type { Seat } from '#engine/seat.ts';
import type { Change, Moment } from '../change.ts';
import type { Fact } from '../facts.ts';
import type { Play } from '../play-state.ts';
import { decisionOfSeats, gameOf, moduleOf } from '../rulebook.ts';
import type { Table } from '../table.ts';
import { afterTurn } from '../time/budgets.ts';
import { actsAfter, putOff } from './at-hand.ts';
import { newlyAsked } from './calling.ts';
import { type Batch, drawChance } from './entering.ts';
import { followAtOnce } from './orders-at-once.ts';
import { withoutSpent } from './standing-orders.ts';
import { withWaiting } from './waiting.ts';

export function settle(table: Table, batch: Batch, decided: readonly Seat[], moment: Moment): Change {
  const before = table.play;
  drawChance(table, batch);
  const decidedAt = before ? decided.reduce((at, seat) => withoutSpent(at, before, seat, moment.dice), table) : table;
  const spent = followAtOnce(decidedAt, batch, moment);
  const { now } = moment;
  const asked = withWaiting(spent, batch.play, decided, moment);
  const acts = actsAfter(table, decided, now);
  const newCalls = newlyAsked(table, asked, decided, now);
  const { waiting, calls } = putOff(spent, acts, { waiting: asked.waiting, calls: newCalls }, now);
  const next: Table = { ...spent, play: { ...asked, waiting, acts, budgets: budgetsAfter(table, asked, now) } };
  const facts: Fact[] = [{ kind: 'played', told: batch.told }, ...calls];
  return finishIfOver({ table: next, rows: batch.rows, facts });
}

/** A turn is charged once, when it is over. */
function budgetsAfter(table: Table, after: Play, now: number): Play['budgets'] {
  if (after.budgets.length === 0) return after.budgets;
  const turn = table.play && decisionOfSeats(table.game, table.play.state)?.turn;
  if (!table.play || turn === undefined || turn === null) return after.budgets;
  const isOver = decisionOfSeats(table.game, after.state)?.turn !== turn;
  return isOver ? afterTurn(table, table.play, turn, now) : after.budgets;
}

/** The end is final: the seed becomes public, so nothing can be undone. */
function finishIfOver(change: Change): Change {
  const { table, rows, facts } = change;
  const { play } = table;
  const game = gameOf(table.game);
  if (!play || game.decision(play.state).kind !== 'over') return change;
  const ranking = moduleOf(table.game).ranking(game.view(play.state, 'public'));
  return {
    rows,
    table: { ...table, status: 'over', ranking, play: { ...play, undoable: null, former: [] } },
    facts: [...facts, { kind: 'over' }],
  };
}
