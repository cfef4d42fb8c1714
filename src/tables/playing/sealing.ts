/** Sealed moves: each can be changed in secret until all are in; then all are uncovered together. */
import { invariant } from '#engine/invariant.ts';
import { err, ok } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import type { Change, Changed, Moment } from '../change.ts';
import type { Fact } from '../facts.ts';
import type { Play, Sealed } from '../play-state.ts';
import { byTheRules } from '../refusals.ts';
import { type AnyMove, askedIn, gameOf } from '../rulebook.ts';
import type { Table } from '../table.ts';
import { drawDelay } from '../time/delay.ts';
import { type Batch, startBatch, uncover } from './entering.ts';
import { settle } from './settling.ts';
import { withoutSpent } from './standing-orders.ts';
import { waitingOf, withWaiting } from './waiting.ts';

/** The delay, in milliseconds, before it is announced that a move lies face down. */
const SHOW_DELAY = { least: 10_000, spread: 80_000 };

const isSameMove = (a: AnyMove, b: AnyMove): boolean => JSON.stringify(a) === JSON.stringify(b);

export function seal(table: Table, play: Play, entry: { by: Seat; move: AnyMove }, moment: Moment): Changed {
  const { by, move } = entry;
  const refusal = gameOf(table.game).refuse(play.state, entry);
  if (refusal) return err(byTheRules(refusal));
  const earlier = play.sealed.find(({ seat }) => seat === by) ?? null;
  if (earlier && isSameMove(earlier.move, move)) return err({ code: 'already-done' });
  const byComputer = table.places[by]?.occupant.kind === 'computer';
  const laid = earlier ? { ...earlier, move, byComputer } : { ...layDown(play, by, move, moment), byComputer };
  const sealed = [...play.sealed.filter((other) => other !== earlier), laid];
  const batch: Batch = startBatch({ ...play, sealed, length: play.length + 1 });
  batch.rows.push({ kind: 'sealed', seat: by, move });
  const facts: Fact[] = !earlier && laid.isShown ? [{ kind: 'sealed', seat: by }] : [];
  if (!areAllIn(table, sealed, play)) {
    // An order given after the seat's own move is meant for the next round.
    const spent = earlier ? table : withoutSpent(table, play, by, moment.dice);
    return ok(keepSealed(spent, batch, facts, moment));
  }
  uncover(gameOf(table.game), batch);
  return ok(settle(table, batch, [by], moment));
}

/** A late player's move is shown at once: its timing hides nothing, and the stand-in button would vanish anyway. */
function layDown(play: Play, seat: Seat, move: AnyMove, { now, dice }: Moment): Omit<Sealed, 'byComputer'> {
  const waiting = waitingOf(play, seat);
  invariant(waiting !== null, 'a seat that is asked waits');
  return { seat, move, waiting, showAt: now + drawDelay(SHOW_DELAY, dice), isShown: waiting.expired };
}

const areAllIn = ({ game }: Table, sealed: readonly Sealed[], { state }: Play): boolean =>
  askedIn(game, state).every((asked) => sealed.some(({ seat }) => seat === asked));

function keepSealed(table: Table, { play, rows }: Batch, facts: readonly Fact[], moment: Moment): Change {
  return { table: { ...table, play: withWaiting(table, play, [], moment) }, facts, rows };
}
