/** After a start every running table is checked against its log, while people play; damaged ones are set aside. */
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { ok } from '#engine/result.ts';
import { changed } from '../change.ts';
import type { TableId } from '../ids.ts';
import { type Damage, damageOf } from '../log/integrity.ts';
import { putOffLateOrders } from '../playing/waiting.ts';
import type { Ports, TableStore } from '../ports.ts';
import type { Table } from '../table.ts';
import { autoSeats } from '../time/time.ts';
import type { TableChanges } from './table-changes.ts';

export interface Checks {
  /** In this order. `unseen`: those of them with news that nobody was told; everybody who is to decide there is called. */
  begin(tables: readonly TableId[], unseen: readonly TableId[]): void;
  /** False while nothing may happen there by itself: it is still to be checked. */
  isChecked(id: TableId): boolean;
  /** Checks the table now, if that is still to be done. Others get a turn after that. */
  checked(id: TableId): Promise<void>;
  /** Checks no more: the next start does. */
  halt(): void;
  idle(): Promise<void>;
}

/** In milliseconds, at most: where Discord does not take what is told, the others are checked all the same. */
const TELLING_TAKES = 5_000;

/** `startDue`: lets a table go on that is as it should be. */
export function createChecks(ports: Ports, changes: TableChanges, startDue: (table: Table) => void): Checks {
  const unchecked = new Set<TableId>();
  const unseen = new Set<TableId>();
  const beingChecked = new Map<TableId, Promise<void>>();
  let checking: Promise<void> = Promise.resolve();
  const halting = new AbortController();

  /** Whoever was not told yet is told before the others' tables take their time. */
  async function checkAll(untold: readonly TableId[]): Promise<void> {
    for (const id of untold) if (!halting.signal.aborted) await checked(id);
    await Promise.race([Promise.all(untold.map(changes.shown)), enough()]);
    await checkOthers();
  }

  const enough = (): Promise<void> =>
    wait(TELLING_TAKES, undefined, { ref: false, signal: halting.signal }).catch(() => undefined);

  /** There may be thousands of tables, and people play: after each, they have as long as it took. */
  async function checkOthers(): Promise<void> {
    for (const id of unchecked) {
      if (halting.signal.aborted) return;
      const begun = performance.now();
      await checked(id);
      await wait(performance.now() - begun);
    }
  }

  async function checked(id: TableId): Promise<void> {
    if (!unchecked.has(id)) return;
    const work = beingChecked.get(id) ?? checkAndStart(id);
    beingChecked.set(id, work);
    await work.then(() => nextTurn());
  }

  async function checkAndStart(id: TableId): Promise<void> {
    const table = await check(id).catch((error: unknown) => ports.report({ kind: 'resume-failed', table: id, error }));
    unchecked.delete(id);
    beingChecked.delete(id);
    if (table) startDue(table);
  }

  /** Null if nothing is to go on there. */
  async function check(id: TableId): Promise<Table | null> {
    const sound = await soundTable(ports.store, changes, id);
    if (!sound) return null;
    if (unseen.delete(id)) changes.announce(sound, [{ kind: 'resumed' }]);
    return autoSeats(sound, ports.clock.now()).length === 0 ? sound : withOrdersPutOff(changes, id);
  }

  return {
    begin(tables, untold) {
      for (const id of untold) unseen.add(id);
      for (const id of tables) unchecked.add(id);
      checking = checkAll(untold);
    },
    isChecked: (id) => !unchecked.has(id),
    checked,
    halt: () => halting.abort(),
    idle: () => checking,
  };
}

/** Null if the table is gone, or was damaged and is set aside now. */
async function soundTable(store: TableStore, changes: TableChanges, id: TableId): Promise<Table | null> {
  const looked = await changes.read(id, async (table) => ok({ table, damage: await damageIn(store, table) }));
  if (!looked.ok) return null;
  const { table, damage } = looked.value;
  if (!damage) return table;
  if (await hasGoneOn(changes, table)) return soundTable(store, changes, id);
  await changes.setAside(id, damage);
  return null;
}

/** Only running tables are checked: the others may have been played by older rules, which can't be replayed. */
const damageIn = async (store: TableStore, table: Table): Promise<Damage | null> =>
  table.status === 'running' ? damageOf(table, await store.log(table.id)) : null;

/** Another process has changed it since, so its log may be a later one. */
async function hasGoneOn(changes: TableChanges, { id, revision }: Table): Promise<boolean> {
  const now = await changes.read(id, ok);
  return now.ok && now.value.revision !== revision;
}

async function withOrdersPutOff(changes: TableChanges, id: TableId): Promise<Table | null> {
  const put = await changes.change(id, 'stays-asleep', (table, moment) => changed(putOffLateOrders(table, moment), []));
  return put.ok ? put.value.table : null;
}
