/** After a start: every running table is checked against its log, what is damaged set aside, and the rest goes on. */

import type { TableId } from '../ids.ts';
import { damageOf } from '../integrity.ts';
import type { Ports } from '../ports.ts';
import { gameOf, isCurrent } from '../rulebook.ts';
import type { Table } from '../table.ts';
import type { Desk } from './desk.ts';

export async function resume({ store }: Ports, desk: Desk, attend: (table: Table) => void): Promise<void> {
  for (const id of store.running()) await resumeOne(id);

  async function resumeOne(id: TableId): Promise<void> {
    const table = await desk.read(id);
    if (!table.ok) return;
    const { rulesVersion, game } = table.value;
    const damage = isCurrent(game, rulesVersion) ? damageOf(table.value, store.log(id)) : null;
    if (damage) return desk.setAside(id, damage);
    const current = await desk.change(id, 'clock', (at) => ({ ok: true, value: adoptRules(at) }));
    if (!current.ok) return;
    const deciding = current.value.play?.waiting.map(({ seat }) => seat) ?? [];
    desk.tell(id, [{ kind: 'resumed', deciding }]);
    attend(current.value);
  }
}

/** The rules have changed since: the game goes on from where it stands, and its log says so. */
function adoptRules(table: Table) {
  const version = gameOf(table.game).rulesVersion;
  const { play } = table;
  if (!play || isCurrent(table.game, table.rulesVersion)) return { table, rows: [], facts: [] };
  const adopted = { ...table, rulesVersion: version, play: { ...play, length: play.length + 1, undoable: null } };
  return { table: adopted, rows: [{ kind: 'rules', version, state: play.state } as const], facts: [] };
}
