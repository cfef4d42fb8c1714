/** After a start: every running table is checked against its log, what is damaged set aside, and the rest goes on. */

import { ok } from '#engine/result.ts';
import { adoptRules } from '../adopted-rules.ts';
import type { TableId } from '../ids.ts';
import { type Damage, damageOf } from '../integrity.ts';
import type { Ports, TableStore } from '../ports.ts';
import { isCurrent } from '../rulebook.ts';
import type { Table } from '../table.ts';
import type { Desk } from './desk.ts';

export async function resume({ store }: Ports, desk: Desk, attend: (table: Table) => void): Promise<void> {
  for (const id of store.running()) await resumeOne(id);

  async function resumeOne(id: TableId): Promise<void> {
    const checked = await desk.read(id, (table) => ok(damageIn(table, store)));
    if (!checked.ok) return;
    if (checked.value) return desk.setAside(id, checked.value);
    const current = await desk.change(id, 'lets-sleep', (table) => ok({ ...adoptRules(table), facts: [] }));
    if (!current.ok) return;
    const deciding = current.value.play?.waiting.map(({ seat }) => seat) ?? [];
    desk.tell(id, [{ kind: 'resumed', deciding }]);
    attend(current.value);
  }
}

/** What was played by other rules can't be judged by those of today. */
const damageIn = (table: Table, store: TableStore): Damage | null =>
  isCurrent(table.game, table.rulesVersion) ? damageOf(table, store.log(table.id)) : null;
