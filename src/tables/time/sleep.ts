/** A table sleeps when nobody has touched it for long. */

import { ok, type Result } from '#engine/result.ts';
import { type Changed, changed, type Moment } from '../change.ts';
import { type Adopted, adoptRules } from '../log/adopted-rules.ts';
import { askAllAnew } from '../playing/waiting.ts';
import type { Refusal } from '../refusals.ts';
import { isAwake, type Table } from '../table.ts';
import { DAY } from './allowance.ts';

export const SLEEP_AFTER = 30 * DAY;

export const isUntouched = (table: Table, now: number): boolean =>
  isAwake(table) && now >= table.touchedAt + SLEEP_AFTER;

export const fallAsleep = (table: Table): Changed => changed({ ...table, status: 'asleep' }, [{ kind: 'fell-asleep' }]);

/** Everybody's time begins anew. The rules may have changed meanwhile. */
export function wake(asleep: Table, moment: Moment): Result<Adopted, Refusal> {
  if (!asleep.play) return ok({ table: { ...asleep, status: 'lobby' }, rows: [] });
  const adopted = adoptRules(asleep);
  if (!adopted.ok) return adopted;
  const { table, rows } = adopted.value;
  return ok({ table: askAllAnew({ ...table, status: 'running' }, moment), rows });
}
