/** After an entry: chance draws, a finished turn is charged, and the seats that are to decide begin to wait. */
import type { Seat } from '#engine/seat.ts';
import type { Change, Moment } from '../change.ts';
import { type Fact, hear } from '../facts.ts';
import type { Play } from '../play-state.ts';
import { decisionOfSeats, gameOf, moduleOf } from '../rulebook.ts';
import type { Table } from '../table.ts';
import { afterTurn } from '../time/budgets.ts';
import { putOff, withActs } from './at-hand.ts';
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
  const asked = withWaiting(spent, withActs(table, batch.play, decided, now), decided, moment);
  const [play, calls] = putOff(spent, asked, newlyAsked(table, asked, decided, now), now);
  const next: Table = { ...spent, play: { ...play, budgets: budgetsAfter(table, play, now) } };
  const facts: Fact[] = [{ kind: 'played', heard: hear(batch.told, table.places.length) }, ...calls];
  return finishIfOver({ table: next, rows: batch.rows, facts });
}

/** A turn is charged once, when it is over. */
function budgetsAfter(table: Table, after: Play, now: number): Play['budgets'] {
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
