/** Computers, standing orders and the passing of time. Everything here can be worked out again after a restart. */
import { invariant } from '#engine/invariant.ts';
import { err, ok } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import { type Change, type Changed, changed, type Moment } from '../change.ts';
import { type Fact, toDecide } from '../facts.ts';
import type { TableId } from '../ids.ts';
import type { Play } from '../play-state.ts';
import { choose } from '../playing/play.ts';
import { applicableOrder } from '../playing/standing-orders.ts';
import { planAnew, waitingOf } from '../playing/waiting.ts';
import { type Clock, type Ports, StoreTrouble, type TableStore } from '../ports.ts';
import type { AnyMove } from '../rulebook.ts';
import { personAt, runningPlay, type Table } from '../table.ts';
import { autoSeats, dueAt, passTime } from '../time/time.ts';
import type { Checks } from './checks.ts';
import type { TableChanges } from './table-changes.ts';
import { createThinking } from './thinking.ts';

/** In milliseconds. After this time, a silent computer counts as failed. */
const LONGEST_THOUGHT = 60_000;
/** In milliseconds. After an error, a table rests for this long: the trouble may pass, and it is reported less often. */
const REST = 60_000;
/** The same for the store's troubles, which nobody has to repair at the table. */
const BRIEF_REST = 2_000;
/** In milliseconds. */
const NOTE_EVERY = 10_000;
/** How many due tables are tended in one tick, beside those that stay due: a computer thinks there, or they rest. */
const AT_ONCE = 200;

export interface Automation {
  /** Starts every computer and standing order that is due at this table. */
  startDue(table: Table): void;
  /** Tends all tables that are due. */
  tick(): Promise<void>;
  /** Starts nothing more and abandons every computer that thinks. After a restart they are asked again. */
  halt(): void;
  idle(): Promise<void>;
}

/** Follows the seat's standing order. If none fits any more, the person is asked after all. */
function follow(table: Table, seat: Seat, moment: Moment): Changed {
  const { play } = table;
  if (!play || !autoSeats(table, moment.now).includes(seat)) return err({ code: 'not-your-decision' });
  const applicable = applicableOrder(table, play, seat, moment.dice);
  if (!applicable) return changed(planAnew(table, seat, moment), askedAfterAll(play, seat));
  const chosen = choose(table, { seat, version: play.version, move: applicable.move }, moment);
  return chosen.ok ? ok(withCall(chosen.value, seat)) : chosen;
}

function askedAfterAll(play: Play, seat: Seat): Fact[] {
  const waiting = waitingOf(play, seat);
  return waiting ? [toDecide([seat], waiting.as)] : [];
}

/** The order acted for this player. If they must decide again and no ping goes out, notify only them. */
function withCall(change: Change, seat: Seat): Change {
  const { table, facts } = change;
  const person = personAt(table, seat);
  const isAsked = table.play !== null && waitingOf(table.play, seat)?.autoAt === null;
  const isCalled = facts.some((fact) => fact.kind === 'to-decide' && fact.seats.includes(seat));
  if (person === null || !isAsked || isCalled) return change;
  return { ...change, facts: [...facts, { kind: 'still-asked', person }] };
}

function chooseAsComputer(table: Table, seat: Seat, version: number, move: AnyMove, moment: Moment): Changed {
  if (personAt(table, seat) !== null) return err({ code: 'not-your-decision' });
  return choose(table, { seat, version, move }, moment);
}

/** Tables that rest after an error. */
function restingTables(clock: Clock) {
  const until = new Map<TableId, number>();
  return {
    add: (id: TableId, rest: number) => void until.set(id, clock.now() + rest),
    size: () => until.size,
    /** If the clock has gone back, it is over. */
    has(id: TableId): boolean {
      const left = (until.get(id) ?? Number.NEGATIVE_INFINITY) - clock.now();
      const isResting = left > 0 && left <= REST;
      if (!isResting) until.delete(id);
      return isResting;
    },
  };
}

/** So that the next start can tell whether the clock has gone back. A note that fails is no loss. */
function timeNotes({ store, clock }: Ports): () => void {
  let notedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock.now();
    if (Math.abs(now - notedAt) < NOTE_EVERY) return;
    notedAt = now;
    store.stillHere(now).catch(() => undefined);
  };
}

/** Resolves to the table if somebody is to decide there by now: then it stays due until they have. */
async function passTimeAt(id: TableId, store: TableStore, changes: TableChanges): Promise<Table | null> {
  const passed = await changes.change(id, 'stays-asleep', passTime);
  if (!passed.ok) return null;
  const due = await changes.read(id, async (table, { now, settingsOf }) => {
    const at = dueAt(table, settingsOf);
    const isDue = at !== null && at <= now;
    if (!isDue) await store.reschedule(table, at);
    return ok(isDue ? table : null);
  });
  return due.ok ? due.value : null;
}

/** Law: nothing happens by itself at a table that is still to be checked after a start. */
export function createAutomation(ports: Ports, changes: () => TableChanges, checks: () => Checks): Automation {
  const { store, clock, report } = ports;
  const deciding = new Map<string, { readonly since: number }>();
  const resting = restingTables(clock);
  const underWay = new Set<Promise<void>>();
  const noteTime = timeNotes(ports);
  const { thinkAhead, think, anyMove, abandon } = createThinking(ports);
  let isHalted = false;

  /** Null if the computer was abandoned. */
  async function decideFor(table: Table, seat: Seat, isTooSlow: boolean): Promise<Changed | null> {
    const { id } = table;
    const play = runningPlay(table);
    invariant(play !== null, 'a seat decides only in a running game');
    if (personAt(table, seat) !== null)
      return changes().change(id, 'stays-asleep', (at, moment) => follow(at, seat, moment));
    const move = isTooSlow ? anyMove(table, seat) : await think(table, seat);
    if (move === null) return null;
    return changes().change(id, 'stays-asleep', (at, moment) => chooseAsComputer(at, seat, play.version, move, moment));
  }

  /** One decision at a time for each seat: a slow computer is not asked twice. */
  function startDeciding(table: Table, seat: Seat): void {
    const key = `${table.id}/${seat}`;
    const earlier = deciding.get(key);
    const isTooSlow = earlier !== undefined && clock.now() - earlier.since >= LONGEST_THOUGHT;
    if (earlier && !isTooSlow) return;
    if (isTooSlow) report({ kind: 'computer-failed', table: table.id, error: 'no answer' });
    const decision = { since: clock.now() };
    deciding.set(key, decision);
    const acting = decideFor(table, seat, isTooSlow)
      .finally(() => deciding.get(key) === decision && deciding.delete(key))
      .then((acted) => (acted?.ok ? startDueAgain(table.id) : undefined))
      .catch((error: unknown) => letRest(table.id, error))
      .finally(() => underWay.delete(acting));
    underWay.add(acting);
  }

  function letRest(id: TableId, error: unknown): void {
    resting.add(id, error instanceof StoreTrouble ? BRIEF_REST : REST);
    report({ kind: 'tick-failed', table: id, error });
  }

  /** Meanwhile it may have become this seat's turn again. */
  async function startDueAgain(id: TableId): Promise<void> {
    const table = await changes().read(id, ok);
    if (table.ok) startDue(table.value);
  }

  function startDue(table: Table): void {
    if (isHalted) return;
    // Once it is checked, this is called again.
    if (!checks().isChecked(table.id)) return void checks().checked(table.id);
    thinkAhead(table);
    for (const seat of autoSeats(table, clock.now())) startDeciding(table, seat);
  }

  async function tend(id: TableId): Promise<void> {
    const due = await passTimeAt(id, store, changes());
    if (due) startDue(due);
  }

  async function tick(): Promise<void> {
    noteTime();
    const stillDue = deciding.size + resting.size();
    const due = (await store.dueBy(clock.now(), AT_ONCE + stillDue)).filter((id) => !resting.has(id));
    for (const id of due) await checks().checked(id);
    await Promise.all(due.map((id) => tend(id).catch((error: unknown) => letRest(id, error))));
  }

  function halt(): void {
    isHalted = true;
    abandon();
  }

  async function idle(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return { startDue, tick, halt, idle };
}
