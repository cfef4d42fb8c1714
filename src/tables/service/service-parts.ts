/** What all services share: how to change a table, and who may change what. */
import { err, ok, type Result } from '#engine/result.ts';
import type { Seat } from '#engine/seat.ts';
import type { Changed, Moment } from '../change.ts';
import type { PersonId, TableId } from '../ids.ts';
import type { LogRow } from '../log/log.ts';
import type { Ports } from '../ports.ts';
import type { Refusal } from '../refusals.ts';
import { isLevel, type LevelId, USUAL_LEVEL } from '../seats/computers.ts';
import { personAt, seatOf, type Table } from '../table.ts';
import { type Automation, createAutomation } from './automation.ts';
import { type Checks, createChecks } from './checks.ts';
import { createTableChanges, type Decide, type Needs, type TableChanges, type Waking } from './table-changes.ts';

/** The change was kept. The next choice is made on this version. */
export interface Receipt {
  readonly table: TableId;
  /** Null before the start. */
  readonly version: number | null;
}

export type TableAnswer<T = Receipt> = Promise<Result<T, Refusal>>;

export type DecideSeated = (seat: Seat, table: Table, moment: Moment, log: readonly LogRow[]) => Changed;

export interface ServiceParts {
  readonly ports: Ports;
  readonly changes: TableChanges;
  readonly automation: Automation;
  readonly checks: Checks;
  change(id: TableId, decide: Decide, waking?: Waking, needs?: Needs): TableAnswer;
  changeSeated(id: TableId, person: PersonId, decide: DecideSeated, needs?: Needs): TableAnswer;
}

/** Decides as the person at their seat. Refused while a computer plays for them. */
export const asSeated =
  (person: PersonId, decide: DecideSeated): Decide =>
  (table, moment, log) => {
    const seat = seatOf(table, person);
    if (seat === null) return err({ code: 'not-seated' });
    if (personAt(table, seat) === null) return err({ code: 'computer-plays-for-you' });
    return decide(seat, table, moment, log);
  };

export const receiptFor = ({ id, play }: Table): Receipt => ({ table: id, version: play?.version ?? null });

/**
 * What people change after a start is as it should be. The check has turns of its own in the table's queue, so it is waited
 * for before the change has one.
 */
const afterChecks = (changes: TableChanges, checks: Checks): TableChanges => ({
  ...changes,
  async change(id, ...change) {
    await checks.checked(id);
    return changes.change(id, ...change);
  },
});

export function createServiceParts(ports: Ports): ServiceParts {
  const automation = createAutomation(
    ports,
    () => unguarded,
    () => checks,
  );
  const unguarded = createTableChanges(ports, automation.startDue);
  const checks = createChecks(ports, unguarded, automation.startDue);
  const changes = afterChecks(unguarded, checks);

  const change: ServiceParts['change'] = async (id, decide, waking = 'wakes', needs = {}) => {
    const kept = await changes.change(id, waking, decide, needs);
    return kept.ok ? ok(receiptFor(kept.value.table)) : kept;
  };

  const changeSeated: ServiceParts['changeSeated'] = (id, person, decide, needs) =>
    change(id, asSeated(person, decide), 'wakes', needs);

  return { ports, changes, automation, checks, change, changeSeated };
}

/** A level named by a person; the usual one if they name none. */
export const levelFrom = (wanted: string = USUAL_LEVEL): Result<LevelId, Refusal> =>
  isLevel(wanted) ? ok(wanted) : err({ code: 'no-such-level' });
