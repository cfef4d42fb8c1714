/**
 * After a start: what a move would do harm to comes first, tables under older rules and those by a clock that has gone back.
 * Then everything goes on, and running tables are checked meanwhile.
 */
import type { TableId } from '../ids.ts';
import { adoptRules } from '../log/adopted-rules.ts';
import type { Ports, RunningTable } from '../ports.ts';
import { isCurrent, isGameId } from '../rulebook.ts';
import type { Table } from '../table.ts';
import { latestIn, SLACK, setBack } from '../time/set-back.ts';
import type { Checks } from './checks.ts';
import type { TableChanges } from './table-changes.ts';

const isOfToday = ({ game, rulesVersion }: RunningTable): boolean => isGameId(game) && isCurrent(game, rulesVersion);

/** By how much, in milliseconds: the bot has run, or somebody has acted, later than now. 0 if not. */
function clockWasAhead(now: number, lastSeen: number | null, running: readonly RunningTable[]): number {
  const latest = running.reduce((last, { touchedAt }) => Math.max(last, touchedAt), lastSeen ?? now);
  return latest > now + SLACK ? latest - now : 0;
}

export async function resumeTables(ports: Ports, changes: TableChanges, checks: Checks): Promise<void> {
  const { store, clock, report, isOurs = () => true } = ports;
  const startedAt = clock.now();
  const running = (await store.running()).filter(({ guild }) => isOurs(guild));
  const ahead = clockWasAhead(startedAt, await store.lastSeen(), running);
  // Every table first: a move made by the new rules would damage a table that is still under the old ones.
  for (const { id } of running.filter((each) => ahead > 0 || !isOfToday(each))) {
    // One broken table must not stop the others.
    await adopt(id).catch((error: unknown) => report({ kind: 'resume-failed', table: id, error }));
  }
  const unseen = (await store.unseen()).filter(({ guild }) => isOurs(guild));
  // Whoever was not told yet comes first.
  checks.begin(idsOf([...unseen, ...running]), idsOf(unseen));

  /** A table that somebody has touched since the start goes by the clock of now already. */
  function onTime(table: Table): Table {
    const isTouched = latestIn(table) >= startedAt && latestIn(table) <= clock.now();
    return ahead === 0 || isTouched ? table : setBack(table, ahead);
  }

  async function adopt(id: TableId): Promise<void> {
    const adopted = await changes.change(id, 'stays-asleep', (table, moment) => adoptRules(onTime(table), moment));
    if (!adopted.ok && adopted.error.code === 'older-rules')
      await changes.setAside(id, { seq: null, reason: adopted.error.code });
  }
}

const idsOf = (tables: readonly Pick<Table, 'id'>[]): TableId[] => tables.map(({ id }) => id);
