/** What tables need of the world; adapters bring it. */
import type { Question } from '#ai/index.ts';
import type { AnyReason, Choice } from '#ai/player.ts';
import type { Dice } from '#engine/chance.ts';
import type { Fact } from './facts.ts';
import type { ChannelId, PersonId, TableId } from './ids.ts';
import type { Damage } from './log/integrity.ts';
import type { LogRow } from './log/log.ts';
import type { PersonSettings } from './person-settings.ts';
import type { AnyMove } from './rulebook.ts';
import type { Table } from './table.ts';

/** One change of a table, as it is kept. */
export interface Kept {
  /** As it was loaded; null if it is new. */
  readonly before: Table | null;
  readonly table: Table;
  readonly rows: readonly LogRow[];
  /** When something is to happen by itself. */
  readonly due: number | null;
  /** There is something to announce, so the table is `unseen` until that is shown. */
  readonly isTold: boolean;
}

/**
 * `conflict`: somebody else has changed the table since it was loaded. `channel-busy`: another table gathers or plays in its
 * channel. Law: nothing is kept but where it is `kept`.
 */
export type Saving = 'kept' | 'conflict' | 'channel-busy';

/** A table with what deciding needs to know of its people. */
export interface Loaded {
  readonly table: Table;
  /** Of everybody who owns a seat, and of the others who were asked for; who has set nothing is missing. */
  readonly settings: ReadonlyMap<PersonId, PersonSettings>;
}

export class UnreadableTable extends Error {}

/** What is saved is safe when its promise resolves. */
export interface TableStore {
  /** Null if there is none. Rejects with `UnreadableTable` if what is there can't be read. `others`: whose settings are needed too. */
  load(id: TableId, others?: readonly PersonId[]): Promise<Loaded | null>;
  /** All or nothing. */
  save(kept: Kept): Promise<Saving>;
  /** Rejects with `UnreadableTable` as well. */
  log(id: TableId): Promise<LogRow[]>;
  /** Those that are due, longest ago first. */
  dueBy(now: number, limit: number): Promise<TableId[]>;
  /** Law: nothing happens where somebody else has changed the table since. */
  reschedule(table: Table, due: number | null): Promise<void>;
  /** The table in its lobby or running in this channel. */
  busyIn(channel: ChannelId): Promise<TableId | null>;
  /** Tables that are not over, where this person sits or a computer plays on for them. */
  openTablesOf(person: PersonId): Promise<TableId[]>;
  running(): Promise<TableId[]>;
  /** Of any status but damaged: something was announced that is not shown yet. */
  unseen(): Promise<TableId[]>;
  /** Marks a table as damaged; false if it was already. */
  setAside(id: TableId, damage: Damage): Promise<boolean>;
  settings(person: PersonId): Promise<PersonSettings | null>;
  saveSettings(person: PersonId, settings: PersonSettings): Promise<void>;
  /** Everything that names this person is gone; the games stay. `left`: tables that they have left for this. */
  forget(person: PersonId, left: readonly TableId[]): Promise<void>;
}

/** Told what has been kept, in order for each table. If it fails or is late, the table goes on. */
export interface Announcer {
  announce(table: TableId, facts: readonly Fact[]): void | Promise<void>;
  /** When all that was told of this table so far is shown; left out where telling is showing. */
  shown?(table: TableId): Promise<void>;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls until it is told to stop. */
  every(milliseconds: number, call: () => void): () => void;
}

/** Numbers nobody can foresee. */
export interface SecretSource {
  /** 32 bytes, as 64 hexadecimal digits. */
  seed(): string;
  /** Short, and never the same twice. */
  id(): string;
}

/** A move, why, and what would be next best. As secret as the view that it was found in. */
export interface Advice extends Omit<Choice<AnyMove>, 'reason' | 'iterations'> {
  /** The game's own; null if it can't say. */
  readonly reason: AnyReason | null;
}

export interface ComputerPlayer {
  choose(question: Question): AnyMove | Promise<AnyMove>;
  /** What it would do in a person's place. Told to `stop`, it says the best it has found so far, at once. */
  suggest(question: Omit<Question, 'level'>, stop: AbortSignal): Advice | Promise<Advice>;
}

/** Our own mistakes and the world's: told to whoever runs the bot. */
export type Problem =
  | { readonly kind: 'table-damaged'; readonly table: TableId; readonly damage: Damage }
  | { readonly kind: 'announcement-failed'; readonly table: TableId; readonly error: unknown }
  | { readonly kind: 'resume-failed'; readonly table: TableId; readonly error: unknown }
  | { readonly kind: 'computer-failed'; readonly table: TableId; readonly error: unknown }
  /** `error`: never the suggestion itself, which may be a secret. */
  | { readonly kind: 'suggestion-failed'; readonly table: TableId; readonly error: unknown }
  /** `table`: null if it was not about a single one. */
  | { readonly kind: 'tick-failed'; readonly table: TableId | null; readonly error: unknown };

export interface Ports {
  readonly store: TableStore;
  readonly announcer: Announcer;
  readonly clock: Clock;
  readonly secrets: SecretSource;
  readonly computer: ComputerPlayer;
  /** For delays, and for which computer sits down. */
  readonly dice: Dice;
  report(problem: Problem): void;
}
