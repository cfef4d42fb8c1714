/** After a start: every running table is checked against its log, what is damaged set aside, and the rest goes on. */

import { ok } from '#engine/result.ts';
import type { Change } from '../change.ts';
import type { TableId } from '../ids.ts';
import { type Damage, damageOf } from '../integrity.ts';
import type { Ports, TableStore } from '../ports.ts';
import { gameOf, isCurrent } from '../rulebook.ts';
import type { Table } from '../table.ts';
import type { Desk } from './desk.ts';

export async function resume({ store }: Ports, desk: Desk, attend: (table: Table) => void): Promise<void> {
  for (const id of store.running()) await resumeOne(id);

  async function resumeOne(id: TableId): Promise<void> {
    const checked = await desk.read(id, (table) => ok(damageIn(table, store)));
    if (!checked.ok) return;
    if (checked.value) return desk.setAside(id, checked.value);
    const current = await desk.change(id, 'clock', (table) => ok(adoptRules(table)));
    if (!current.ok) return;
    const deciding = current.value.play?.waiting.map(({ seat }) => seat) ?? [];
    desk.tell(id, [{ kind: 'resumed', deciding }]);
    attend(current.value);
  }
}

/** What was played by other rules can't be judged by those of today. */
const damageIn = (table: Table, store: TableStore): Damage | null =>
  isCurrent(table.game, table.rulesVersion) ? damageOf(table, store.log(table.id)) : null;

/** The rules have changed since: the game goes on from where it stands, and its log says so. */
function adoptRules(table: Table): Change {
  const version = gameOf(table.game).rulesVersion;
  const { play } = table;
  if (!play || isCurrent(table.game, table.rulesVersion)) return { table, rows: [], facts: [] };
  const adopted = { ...table, rulesVersion: version, play: { ...play, length: play.length + 1, undoable: null } };
  return { table: adopted, rows: [{ kind: 'rules', version, state: play.state }], facts: [] };
}
