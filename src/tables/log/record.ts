/** The record of a game that is over or was stopped, with everything needed to check its chance. */
import { formatRecord } from '#engine/record.ts';
import { err, ok, type Result } from '#engine/result.ts';
import type { Refusal } from '../refusals.ts';
import { moduleOf } from '../rulebook.ts';
import { hasEnded, type Table } from '../table.ts';
import { commitmentOf } from './fair-chance.ts';
import type { LogRow } from './log.ts';
import { ledgerOf } from './trusted-log.ts';

/** Refused while the game runs: the record holds every secret. */
export function exportRecord(table: Table, rows: readonly LogRow[]): Result<string, Refusal> {
  if (!hasEnded(table)) return err({ code: 'not-over' });
  const { earlier, entries: later } = ledgerOf(table, rows);
  const colours = table.places.map(({ colour }) => colour);
  const entries = [...earlier, ...later].map(({ entry }) => entry);
  const rules = rulesOf(table, earlier.length);
  return ok(
    `${fairnessLines(table, rules)}${formatRecord(moduleOf(table.game), { colours, options: table.options.game, entries })}`,
  );
}

/** Says from which entry on the present rules applied, for anybody who checks the record. */
const rulesOf = ({ rulesVersion }: Table, earlier: number): string =>
  earlier === 0 ? String(rulesVersion) : `${rulesVersion} from entry ${earlier + 1} on`;

/** Comment lines of the record. `verify` reads them. */
function fairnessLines({ fairness }: Table, rules: string): string {
  const remarks = [
    `rules ${rules}`,
    `commitment ${commitmentOf(fairness.seed)}`,
    `salt ${fairness.salt}`,
    `seed ${fairness.seed}`,
  ];
  return remarks.map((remark) => `# ${remark}\n`).join('');
}
