/** The one way to change a table: its queue, load, decide, one transaction, and only then tell. */
import { err, ok, type Result } from '#engine/result.ts';
import { createQueues } from '#shared/queue.ts';
import type { Change, Changed, Moment } from '../change.ts';
import type { Fact } from '../facts.ts';
import type { TableId } from '../ids.ts';
import type { Adopted } from '../log/adopted-rules.ts';
import type { Damage } from '../log/integrity.ts';
import type { LogRow } from '../log/log.ts';
import { DEFAULT_SETTINGS } from '../person-settings.ts';
import { type Ports, UnreadableTable } from '../ports.ts';
import type { Refusal } from '../refusals.ts';
import type { Table } from '../table.ts';
import { wake } from '../time/sleep.ts';
import { dueAt } from '../time/time.ts';

export type Decide = (table: Table, moment: Moment) => Changed;

/** Whether a sleeping table wakes by it: not by leaving or stopping, nor by time, computers or orders given in advance. */
export type Waking = 'wakes' | 'stays-asleep';

export interface TableChanges {
  /** Answers with the change as it was kept. */
  change(id: TableId, waking: Waking, decide: Decide): Promise<Changed>;
  /** Keeps a new table. */
  place(table: Table, facts: readonly Fact[]): void;
  /** Looks at it as it is when all changes asked for so far are made. */
  read<T>(id: TableId, look: (table: Table) => Result<T, Refusal>): Promise<Result<T, Refusal>>;
  setAside(id: TableId, damage: Damage): void;
  tell(id: TableId, facts: readonly Fact[]): void;
  /** When all that was told of it so far is shown. */
  shown(id: TableId): Promise<void>;
  moment(): Moment;
  idle(): Promise<void>;
}

export function createTableChanges(ports: Ports, onKept: (table: Table) => void): TableChanges {
  const { store, clock, dice } = ports;
  const changes = createQueues();
  const deliveries = createQueues();

  const settingsOf: Moment['settingsOf'] = (person) => store.settings(person) ?? DEFAULT_SETTINGS;
  const moment = (): Moment => ({ now: clock.now(), dice, settingsOf });

  function tell(id: TableId, facts: readonly Fact[]): void {
    if (facts.length === 0) return;
    const delivery = deliveries.run(id, () => ports.announcer.announce(id, facts));
    delivery.catch((error: unknown) => ports.report({ kind: 'announcement-failed', table: id, error }));
  }

  function setAside(id: TableId, damage: Damage): void {
    if (!store.setAside(id, damage)) return;
    ports.report({ kind: 'table-damaged', table: id, damage });
    tell(id, [{ kind: 'damaged' }]);
  }

  /** What can't be read is set aside, whoever stumbles on it. */
  function guard<T>(id: TableId, work: () => Result<T, Refusal>): Result<T, Refusal> {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      setAside(id, { seq: null, reason: error.message });
      return err({ code: 'damaged' });
    }
  }

  function load(id: TableId): Result<Table, Refusal> {
    const table = store.load(id);
    if (!table) return err({ code: 'no-such-table' });
    return table.status === 'damaged' ? err({ code: 'damaged' }) : ok(table);
  }

  function readNow<T>(id: TableId, look: (table: Table) => Result<T, Refusal>): Result<T, Refusal> {
    const table = load(id);
    return table.ok ? look(table.value) : table;
  }

  function keep(before: Table, { table, rows, facts }: Change, waking: Waking, now: number): Table {
    if (table === before && rows.length === 0) return before;
    const touchedAt = waking === 'wakes' ? now : table.touchedAt;
    const kept: Table = { ...table, revision: before.revision + 1, touchedAt };
    const due = dueAt(kept, settingsOf);
    store.save({ before, table: kept, rows: numbered(kept, rows, now), due, isTold: facts.length > 0 });
    tell(kept.id, facts);
    onKept(kept);
    return kept;
  }

  function changeNow(id: TableId, waking: Waking, decide: Decide): Changed {
    const loaded = load(id);
    if (!loaded.ok) return loaded;
    const at = moment();
    const isWoken = waking === 'wakes' && loaded.value.status === 'asleep';
    if (isWoken && store.busyIn(loaded.value.channel)) return err({ code: 'channel-busy' });
    const decided = isWoken ? decideAwake(loaded.value, at, decide) : decide(loaded.value, at);
    if (!decided.ok) return decided;
    const change = decided.value;
    return ok({ ...change, table: keep(loaded.value, change, waking, at.now) });
  }

  function place(table: Table, facts: readonly Fact[]): void {
    store.save({ before: null, table, rows: [], due: dueAt(table, settingsOf), isTold: facts.length > 0 });
    tell(table.id, facts);
  }

  return {
    change: (id, waking, decide) => changes.run(id, () => guard(id, () => changeNow(id, waking, decide))),
    place,
    read: (id, look) => changes.run(id, () => guard(id, () => readNow(id, look))),
    setAside,
    tell,
    shown: (id) => deliveries.run(id, () => ports.announcer.shown?.(id)),
    moment,
    async idle() {
      await changes.idle();
      await deliveries.idle();
    },
  };
}

function decideAwake(asleep: Table, at: Moment, decide: Decide): Changed {
  const woken = wake(asleep, at);
  if (!woken.ok) return woken;
  const decided = decide(woken.value.table, at);
  return decided.ok ? ok(afterWaking(woken.value, decided.value)) : decided;
}

const afterWaking = ({ rows: first }: Adopted, { table, rows, facts }: Change): Change => ({
  table,
  rows: [...first, ...rows],
  facts: [{ kind: 'woke' }, ...facts],
});

function numbered({ play }: Table, bodies: Change['rows'], at: number): LogRow[] {
  const first = (play?.length ?? 0) - bodies.length;
  return bodies.map((body, index) => ({ seq: first + index, at, body }));
}
