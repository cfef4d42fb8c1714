/** Making a choice: legal or refused, sealed or entered, chance drawn, and who is to decide next. */
import { invariant } from '#engine/invariant.ts';
import { err, ok } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import type { Change, Changed, Moment } from '../change.ts';
import { type Fact, hear } from '../facts.ts';
import { setUpAt } from '../log/replay.ts';
import { byTheRules } from '../refusals.ts';
import { type AnyEntry, type AnyMove, askedIn, gameOf, moduleOf } from '../rulebook.ts';
import { type Play, runningPlay, type Sealed, type Table } from '../table.ts';
import { afterDeciding, startBudgets } from '../time/budgets.ts';
import { drawDelay } from '../time/delay.ts';
import { type Batch, drawChance, enter, startBatch, uncover } from './entering.ts';
import { withoutSpent } from './standing-orders.ts';
import { waitingIn, waitingOf } from './waiting.ts';

export interface Choice {
  readonly seat: Seat;
  readonly version: number;
  /** JSON of unknown origin. */
  readonly move: unknown;
}

/** How long the others are not told that a move is laid down, in milliseconds. */
const SHOW_DELAY = { least: 10_000, spread: 80_000 };

export function beginPlay(table: Table, moment: Moment): Change {
  const game = gameOf(table.game);
  const seats = table.places.length;
  const play: Play = {
    version: 0,
    length: 0,
    state: setUpAt(table),
    drawn: 0,
    sealed: [],
    undoable: null,
    waiting: [],
    budgets: startBudgets(table, seats),
    former: [],
  };
  // A lobby may be older than the rules that its game is played by.
  const begun: Table = { ...table, status: 'running', rulesVersion: game.rulesVersion };
  return settle(begun, startBatch(play), [], moment);
}

export function choose(table: Table, choice: Choice, moment: Moment): Changed {
  const play = runningPlay(table);
  if (!play) return err({ code: 'not-running' });
  const parsed = gameOf(table.game).parseEntry({ by: choice.seat, move: choice.move });
  if (!parsed.ok) return err(byTheRules(parsed.error));
  const entry = parsed.value;
  if (entry.by === 'chance') return err({ code: 'not-your-decision' });
  if (choice.version !== play.version) return err({ code: 'stale', version: play.version });
  return isSimultaneous(table, play) ? seal(table, play, entry, moment) : enterOne(table, play, entry, moment);
}

const isSimultaneous = ({ game }: Table, { state }: Play): boolean => askedIn(game, state).length > 1;

const isSame = (a: AnyMove, b: AnyMove): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Face down until all are in; until then it can be changed, and nobody hears of a change. */
function seal(table: Table, play: Play, entry: { by: Seat; move: AnyMove }, moment: Moment): Changed {
  const { by, move } = entry;
  const refusal = gameOf(table.game).refuse(play.state, entry);
  if (refusal) return err(byTheRules(refusal));
  const earlier = play.sealed.find(({ seat }) => seat === by) ?? null;
  if (earlier && isSame(earlier.move, move)) return err({ code: 'already-done' });
  const laid = earlier ? { ...earlier, move } : layDown(play, by, move, moment);
  const sealed = [...play.sealed.filter((other) => other !== earlier), laid];
  const batch: Batch = startBatch({ ...play, sealed, length: play.length + 1 });
  batch.rows.push({ kind: 'sealed', seat: by, move });
  const facts: Fact[] = !earlier && laid.isShown ? [{ kind: 'sealed', seat: by }] : [];
  if (!areAllIn(table, sealed, play)) {
    // What was ordered after one's own bid lay there is meant for the next time.
    const spent = earlier ? table : withoutSpent(table, play, by, moment.dice);
    return ok(keepSealed(spent, batch, facts, moment));
  }
  uncover(gameOf(table.game), batch);
  return ok(settle(table, batch, [by], moment));
}

/** Whose time has run out has no speed to hide; and that it is in would show, since nobody may stand in for him now. */
function layDown(play: Play, seat: Seat, move: AnyMove, { now, dice }: Moment): Sealed {
  const waiting = waitingOf(play, seat);
  invariant(waiting !== null, 'who is asked waits');
  return { seat, move, waiting, showAt: now + drawDelay(SHOW_DELAY, dice), isShown: waiting.expired };
}

const areAllIn = ({ game }: Table, sealed: readonly Sealed[], { state }: Play): boolean =>
  askedIn(game, state).every((asked) => sealed.some(({ seat }) => seat === asked));

function keepSealed(table: Table, { play, rows }: Batch, facts: readonly Fact[], moment: Moment): Change {
  return { table: { ...table, play: { ...play, waiting: waitingIn(table, play, [], moment) } }, facts, rows };
}

function enterOne(table: Table, play: Play, entry: AnyEntry & { by: Seat }, moment: Moment): Changed {
  const batch = startBatch(play);
  const refusal = enter(gameOf(table.game), batch, entry);
  return refusal ? err(refusal) : ok(settle(table, batch, [entry.by], moment));
}

/** Chance draws, time is taken off, and whoever is to decide now begins to wait. */
function settle(table: Table, batch: Batch, decided: readonly Seat[], moment: Moment): Change {
  const before = table.play;
  drawChance(table, batch);
  const spent = before ? decided.reduce((at, seat) => withoutSpent(at, before, seat, moment.dice), table) : table;
  const { play } = batch;
  const waiting = waitingIn(spent, play, decided, moment);
  const budgets = spendTime(table, play, decided, moment.now);
  const next: Table = { ...spent, play: { ...play, waiting, budgets } };
  const played: Fact[] = [
    { kind: 'played', heard: hear(batch.told, table.places.length) },
    ...newlyAsked(before && isSimultaneous(table, before) ? null : before, next.play),
  ];
  return finishIfOver({ table: next, rows: batch.rows, facts: played });
}

/** What is decided face down costs nothing: a budget that shrank would tell how long it took. */
function spendTime(table: Table, after: Play, decided: readonly Seat[], now: number): readonly number[] {
  const { play } = table;
  const [seat] = decided;
  if (!play || seat === undefined || isSimultaneous(table, play)) return after.budgets;
  return afterDeciding(table, play, seat, now);
}

/**
 * After a decision of several, `before` is null: all who are asked then count as new. To leave out who decided last would
 * tell that he was, and would not call one whose order did it for him.
 */
export function newlyAsked(before: Play | null, after: Play | null): Fact[] {
  const asked = after?.waiting ?? [];
  const seats = asked.map(({ seat }) => seat).filter((seat) => !before || waitingOf(before, seat) === null);
  return seats.length > 0 ? [{ kind: 'to-decide', seats }] : [];
}

/** What is over is final: the seed is told, so nothing can be undone. */
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
