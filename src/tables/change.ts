import type { Dice } from '#engine/chance.ts';
import { ok, type Result } from '#engine/result.ts';
import type { Fact } from './facts.ts';
import type { PersonId } from './ids.ts';
import type { LogBody } from './log/log.ts';
import type { PersonSettings } from './person-settings.ts';
import type { Refusal } from './refusals.ts';
import type { Table } from './table.ts';

/** What a decision does to a table. It is kept in one transaction, and only then announced. */
export interface Change {
  readonly table: Table;
  readonly rows: readonly LogBody[];
  readonly facts: readonly Fact[];
}

export type Changed = Result<Change, Refusal>;

/** What deciding needs of the world. */
export interface Moment {
  readonly now: number;
  /** For delays, and for which computer sits down. The game's own draws come from its seed. */
  readonly dice: Dice;
  /** Knows everybody who owns a seat, and the other people whom the change concerns. */
  settingsOf(person: PersonId): PersonSettings;
}

export const changed = (table: Table, facts: readonly Fact[], rows: readonly LogBody[] = []): Changed =>
  ok({ table, rows, facts });
