/** The one way to change a table: wait in its queue, load, decide, save in one transaction, and only then announce. */
import { err, ok, type Result } from '#engine/result.ts';
import { createQueues } from '#shared/queue.ts';
import type { Change, Changed, Moment } from '../change.ts';
import type { Fact } from '../facts.ts';
import type { PersonId, TableId } from '../ids.ts';
import { type Damage, damageOf } from '../log/integrity.ts';
import type { LogRow } from '../log/log.ts';
import { DEFAULT_SETTINGS } from '../person-settings.ts';
import { type Loaded, type Ports, type Saving, type TableStore, UnreadableTable } from '../ports.ts';
import type { Refusal } from '../refusals.ts';
import { isCurrent } from '../rulebook.ts';
import type { Table } from '../table.ts';
import { wake } from '../time/sleep.ts';
import { dueAt } from '../time/time.ts';

/**
 * Law: a pure function of its arguments. It is called again if somebody else has changed the table meanwhile. `log`: empty
 * unless needed.
 */
export type Decide = (table: Table, moment: Moment, log: readonly LogRow[]) => Changed;

/** What a change needs to know beyond its table. */
export interface Needs {
  /** The settings of people without a seat. */
  readonly others?: readonly PersonId[];
  readonly log?: boolean;
}

/** Whether this change wakes a sleeping table. */
export type Waking = 'wakes' | 'stays-asleep';

export interface TableChanges {
  /** Resolves to the change as it was kept. */
  change(id: TableId, waking: Waking, decide: Decide, needs?: Needs): Promise<Changed>;
  /** Keeps a new table. */
  place(table: Table, facts: readonly Fact[]): Promise<Result<Table, Refusal>>;
  /** Looks at the table once all changes requested so far are made. */
  read<T>(id: TableId, look: (table: Table, moment: Moment) => Look<T>): Promise<Result<T, Refusal>>;
  setAside(id: TableId, damage: Damage): Promise<void>;
  /** Queues the facts for the announcer. */
  announce(table: Pick<Table, 'id' | 'revision'>, facts: readonly Fact[]): void;
  /** Resolves when everything announced about the table so far is posted. */
  shown(id: TableId): Promise<void>;
  idle(): Promise<void>;
}

type Look<T> = Result<T, Refusal> | Promise<Result<T, Refusal>>;

/** How often a change is decided anew because another writer was quicker. */
const MOST_TRIES = 8;

export function createTableChanges(ports: Ports, onKept: (table: Table) => void): TableChanges {
  const { store } = ports;
  const changes = createQueues();
  const deliveries = createQueues();

  function announce({ id, revision }: Pick<Table, 'id' | 'revision'>, facts: readonly Fact[]): void {
    if (facts.length === 0) return;
    const delivery = deliveries.run(id, () => ports.announcer.announce(id, facts, revision));
    delivery.catch((error: unknown) => ports.report({ kind: 'announcement-failed', table: id, error }));
  }

  async function setAside(id: TableId, damage: Damage): Promise<void> {
    if (!(await store.setAside(id, damage))) return;
    ports.report({ kind: 'table-damaged', table: id, damage });
    // Whatever was to be shown before is shown no more.
    announce({ id, revision: Number.MAX_SAFE_INTEGER }, [{ kind: 'damaged' }]);
  }

  /** Sets a table aside if it can't be read. */
  async function guard<T>(id: TableId, work: () => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UnreadableTable)) throw error;
      await setAside(id, { seq: error.seq, reason: error.message });
      return err({ code: 'damaged' });
    }
  }

  async function changeLoaded(attempt: Attempt, loaded: Loaded): Promise<Changed | 'conflict'> {
    const before = loaded.table;
    const moment = momentFor(ports, loaded);
    const log = await logFor(store, before, attempt);
    const decided = decideAt(before, moment, log, attempt);
    if (!decided.ok) return decided;
    const kept = withRevision(before, decided.value, attempt.waking, moment.now);
    if (kept === null) return ok({ ...decided.value, table: before });
    const saving = await store.save(keptFrom(before, kept, decided.value, moment));
    if (saving !== 'kept') return saving === 'conflict' ? saving : err({ code: saving });
    announce(kept, decided.value.facts);
    onKept(kept);
    return ok({ ...decided.value, table: kept });
  }

  async function place(table: Table, facts: readonly Fact[]): Promise<Result<Table, Refusal>> {
    const due = dueAt(table, () => DEFAULT_SETTINGS);
    const saving: Saving = await store.save({ before: null, table, rows: [], due, facts });
    if (saving !== 'kept') return err({ code: 'channel-busy' });
    announce(table, facts);
    return ok(table);
  }

  return {
    change: (id, waking, decide, needs = {}) =>
      changes.run(id, () => guard(id, () => changeNow(store, { id, waking, decide, needs }, changeLoaded))),
    place,
    read: (id, look) =>
      changes.run(id, () =>
        guard(id, async () => {
          const loaded = await load(store, id);
          return loaded.ok ? look(loaded.value.table, momentFor(ports, loaded.value)) : loaded;
        }),
      ),
    setAside,
    announce,
    shown: (id) => deliveries.run(id, () => ports.announcer.shown?.(id)),
    async idle() {
      await changes.idle();
      await deliveries.idle();
    },
  };
}

/** As far as it is needed. A start leaves tables that sleep unchecked, so whoever wakes one needs all of it. */
async function logFor(store: TableStore, table: Table, { waking, needs }: Attempt): Promise<readonly LogRow[]> {
  const isWaking = waking === 'wakes' && table.status === 'asleep';
  if (!isWaking && !needs.log) return [];
  const log = await logUpTo(store, table);
  const damage = isWaking ? damageAsleep(table, log) : null;
  if (damage) throw new UnreadableTable(damage.reason, damage.seq);
  return log;
}

/** By older rules no log can be replayed, but reading it has checked its rows. */
const damageAsleep = (table: Table, log: readonly LogRow[]): Damage | null =>
  isCurrent(table.game, table.rulesVersion) ? damageOf(table, log) : null;

/** The log that led to this table. Another process may have added to it since the table was loaded. */
export async function logUpTo(store: TableStore, { id, play }: Table): Promise<LogRow[]> {
  return (await store.log(id)).slice(0, play?.length ?? 0);
}

async function load(
  store: TableStore,
  id: TableId,
  others: readonly PersonId[] = [],
): Promise<Result<Loaded, Refusal>> {
  const loaded = await store.load(id, others);
  if (!loaded) return err({ code: 'no-such-table' });
  return loaded.table.status === 'damaged' ? err({ code: 'damaged' }) : ok(loaded);
}

interface Attempt {
  readonly id: TableId;
  readonly waking: Waking;
  readonly decide: Decide;
  readonly needs: Needs;
}

/** Decides on the table as it was loaded, and saves. */
type ChangeLoaded = (attempt: Attempt, loaded: Loaded) => Promise<Changed | 'conflict'>;

/** Spares a load. Null unless it was kept: whatever else is decided on a table that may have changed counts for nothing. */
async function changeRecalled(store: TableStore, attempt: Attempt, change: ChangeLoaded): Promise<Changed | null> {
  const recalled = attempt.needs.others ? null : await store.recall?.(attempt.id);
  if (!recalled) return null;
  const changed = await change(attempt, recalled);
  const isKept = changed !== 'conflict' && changed.ok && changed.value.table !== recalled.table;
  return isKept ? changed : null;
}

async function changeNow(store: TableStore, attempt: Attempt, change: ChangeLoaded): Promise<Changed> {
  const recalled = await changeRecalled(store, attempt, change);
  if (recalled) return recalled;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const loaded = await load(store, attempt.id, attempt.needs.others);
    if (!loaded.ok) return loaded;
    const changed = await change(attempt, loaded.value);
    if (changed !== 'conflict') return changed;
  }
  throw new Error(`table ${attempt.id} is changed by others all the time`);
}

const momentFor = ({ clock, dice }: Ports, { settings }: Loaded): Moment => ({
  now: clock.now(),
  dice,
  settingsOf: (person) => settings.get(person) ?? DEFAULT_SETTINGS,
});

function decideAt(table: Table, moment: Moment, log: readonly LogRow[], { waking, decide }: Attempt): Changed {
  if (waking !== 'wakes' || table.status !== 'asleep') return decide(table, moment, log);
  const woken = wake(table, moment);
  if (!woken.ok) return woken;
  const decided = decide(woken.value.table, moment, log);
  return decided.ok ? ok(afterWaking(woken.value, decided.value)) : decided;
}

const afterWaking = (woken: Change, { table, rows, facts }: Change): Change => ({
  table,
  rows: [...woken.rows, ...rows],
  facts: [...woken.facts, ...facts],
});

/** Null if nothing has changed. */
function withRevision(before: Table, { table, rows }: Change, waking: Waking, now: number): Table | null {
  if (table === before && rows.length === 0) return null;
  return { ...table, revision: before.revision + 1, touchedAt: waking === 'wakes' ? now : table.touchedAt };
}

const keptFrom = (before: Table, table: Table, { rows, facts }: Change, { now, settingsOf }: Moment) => ({
  before,
  table,
  rows: numbered(table, rows, now),
  due: dueAt(table, settingsOf),
  facts,
});

function numbered({ play }: Table, bodies: Change['rows'], at: number): LogRow[] {
  const first = (play?.length ?? 0) - bodies.length;
  return bodies.map((body, index) => ({ seq: first + index, at, body }));
}
