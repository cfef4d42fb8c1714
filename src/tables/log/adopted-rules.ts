/** Games outlive a change of their rules. */

import { gameOf, isCurrent } from '../rulebook.ts';
import type { Table } from '../table.ts';
import type { LogBody } from './log.ts';

export interface Adopted {
  readonly table: Table;
  readonly rows: readonly LogBody[];
}

/** The rules have changed since: the game goes on from where it stands, and its log says so. */
export function adoptRules(table: Table): Adopted {
  const version = gameOf(table.game).rulesVersion;
  const { play } = table;
  if (!play || isCurrent(table.game, table.rulesVersion)) return { table, rows: [] };
  const adopted = { ...table, rulesVersion: version, play: { ...play, length: play.length + 1, undoable: null } };
  return { table: adopted, rows: [{ kind: 'rules', version, state: play.state }] };
}
