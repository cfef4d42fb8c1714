/** After a start: checks every running table against its log, sets damaged ones aside, and lets the others go on. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ok } from '#engine/result.ts';
import type { TableId } from '../ids.ts';
import { adoptRules } from '../log/adopted-rules.ts';
import { damageOf } from '../log/integrity.ts';
import type { Ports } from '../ports.ts';
import type { Table } from '../table.ts';
import { latestIn, SLACK, setBack } from '../time/set-back.ts';
import type { TableChanges } from './table-changes.ts';

export async function resumeTables(
  { store, clock, report }: Ports,
  changes: TableChanges,
  startDue: (table: Table) => void,
): Promise<void> {
  const running = await store.running();
  const unseen = new Set(await store.unseen());
  const startedAt = clock.now();
  const ahead = await clockWasAhead();
  // Every table first: a move made by the new rules would damage a table that is still under the old ones.
  for (const id of running) await reportingErrors(id, adopt);
  // There may be thousands of tables, so other work gets a turn after each.
  for (const id of new Set([...running, ...unseen])) {
    await reportingErrors(id, resumeOne);
    await nextTurn();
  }

  /** One broken table must not stop the others. */
  async function reportingErrors(id: TableId, work: (id: TableId) => Promise<void>): Promise<void> {
    await work(id).catch((error: unknown) => report({ kind: 'resume-failed', table: id, error }));
  }

  /** By how much, in milliseconds: the bot has run, or something has happened, later than now. 0 if not. */
  async function clockWasAhead(): Promise<number> {
    let latest = (await store.lastSeen()) ?? Number.NEGATIVE_INFINITY;
    for (const id of running) {
      await reportingErrors(id, async () => {
        const table = await changes.read(id, ok);
        if (table.ok) latest = Math.max(latest, latestIn(table.value));
      });
    }
    return latest > startedAt + SLACK ? latest - startedAt : 0;
  }

  /** A table that somebody has touched since the start goes by the clock of now already. */
  function onTime(table: Table): Table {
    const isTouched = latestIn(table) >= startedAt && latestIn(table) <= clock.now();
    return ahead === 0 || isTouched ? table : setBack(table, ahead);
  }

  async function adopt(id: TableId): Promise<void> {
    const adopted = await changes.change(id, 'stays-asleep', (table) => {
      const brought = adoptRules(onTime(table));
      return brought.ok ? ok({ ...brought.value, facts: [] }) : brought;
    });
    if (!adopted.ok && adopted.error.code === 'older-rules')
      await changes.setAside(id, { seq: null, reason: adopted.error.code });
  }

  async function resumeOne(id: TableId): Promise<void> {
    const checked = await changes.read(id, async (table) => ok({ table, damage: await damageIn(table) }));
    if (!checked.ok) return;
    const { table, damage } = checked.value;
    if (damage && (await hasGoneOn(table))) return resumeOne(id);
    if (damage) return changes.setAside(id, damage);
    if (unseen.has(id)) changes.announce(table, [{ kind: 'resumed' }]);
    startDue(table);
  }

  /** Another process has changed it since, so its log may be a later one. */
  async function hasGoneOn({ id, revision }: Table): Promise<boolean> {
    const now = await changes.read(id, ok);
    return now.ok && now.value.revision !== revision;
  }

  /** Only running tables are checked: the others may have been played by older rules, which can't be replayed. */
  async function damageIn(table: Table) {
    return table.status === 'running' ? damageOf(table, await store.log(table.id)) : null;
  }
}
