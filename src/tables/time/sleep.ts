/** A table sleeps when nobody has touched it for long. */

import { type Changed, changed, type Moment } from '../change.ts';
import type { Fact } from '../facts.ts';
import { adoptRules } from '../log/adopted-rules.ts';
import { askAllAnew } from '../playing/waiting.ts';
import { isAwake, type Table } from '../table.ts';
import { DAY } from './allowance.ts';

export const SLEEP_AFTER = 30 * DAY;

export const isUntouched = (table: Table, now: number): boolean =>
  isAwake(table) && now >= table.touchedAt + SLEEP_AFTER;

export const fallAsleep = (table: Table): Changed => changed({ ...table, status: 'asleep' }, [{ kind: 'fell-asleep' }]);

const WOKE: readonly Fact[] = [{ kind: 'woke' }];

/** Everybody's time begins anew, and all are called. The rules may have changed meanwhile. */
export function wake(asleep: Table, moment: Moment): Changed {
  if (!asleep.play) return changed({ ...asleep, status: 'lobby' }, WOKE);
  const adopted = adoptRules(asleep, moment);
  if (!adopted.ok) return adopted;
  const { table, rows } = adopted.value;
  return changed(askAllAnew({ ...table, status: 'running' }, moment), WOKE, rows);
}
