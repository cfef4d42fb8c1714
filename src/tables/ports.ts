/** What tables need from the world. Adapters provide it. */
import type { Question } from '#ai/index.ts';
import type { AnyReason } from '#ai/player.ts';
import type { Dice } from '#engine/chance.ts';
import type { Fact } from './facts.ts';
import type { ChannelId, GuildId, PersonId, TableId } from './ids.ts';
import type { Damage } from './log/integrity.ts';
import type { LogRow } from './log/log.ts';
import type { PersonSettings } from './person-settings.ts';
import type { AnyMove } from './rulebook.ts';
import type { Status, Table } from './table.ts';

/** One change of a table, as it is kept. */
export interface Kept {
  /** The table as it was loaded; null if it is new. */
  readonly before: Table | null;
  readonly table: Table;
  readonly rows: readonly LogRow[];
  /** When time alone next changes something. */
  readonly due: number | null;
  /** What is to be announced: kept until it is posted, and the table is `unseen` for so long. */
  readonly facts: readonly Fact[];
}

/**
 * `conflict`: somebody else has changed the table since it was loaded. `channel-busy`: another table gathers or plays in its
 * channel. Law: only `kept` has saved anything.
 */
export type Saving = 'kept' | 'conflict' | 'channel-busy';

/** A table, with the settings that deciding needs. */
export interface Loaded {
  readonly table: Table;
  /** Of everybody who owns a seat, and of the `others` requested. People without settings are missing. */
  readonly settings: ReadonlyMap<PersonId, PersonSettings>;
}

/** `seq`: the row of the log that is to blame; null if it is none of them. */
export class UnreadableTable extends Error {
  readonly seq: number | null;

  constructor(reason: string, seq: number | null = null) {
    super(reason);
    this.seq = seq;
  }
}

/** `locked`: another program holds it. `unreachable`: its server is away. `broken`: the disk fails, or the file is damaged. */
export type StoreTroubleKind = 'locked' | 'unreachable' | 'full' | 'read-only' | 'broken';

/** The store can't do its work now. Law: nothing was changed. */
export class StoreTrouble extends Error {
  readonly kind: StoreTroubleKind;

  constructor(kind: StoreTroubleKind, reason: string) {
    super(reason);
    this.kind = kind;
  }
}

/** Where a table is; `guild` is null in older rows. */
interface HomeTable extends Pick<Table, 'id' | 'guild'> {}

/** As much of a running table as a start has to know at once. */
export interface RunningTable extends HomeTable, Pick<Table, 'rulesVersion' | 'touchedAt'> {
  /** It may be none that is known here. */
  readonly game: string;
}

/** A table that gathers or plays. */
export interface AwakeTable extends Pick<Table, 'id' | 'channel' | 'host' | 'status' | 'touchedAt'> {}

/** What is kept about a person, by where it is kept. */
export type KeptAbout = Readonly<Record<string, readonly object[]>>;

/** How many tables of a game are in a state. */
export interface TableCount {
  readonly game: string;
  readonly status: Status;
  readonly tables: number;
}

/** Law: when a promise resolves, its data is safe. Any of them may reject with `StoreTrouble`. */
export interface TableStore {
  /** Null if there is no such table. Rejects with `UnreadableTable`. `others`: people whose settings are needed too. */
  load(id: TableId, others?: readonly PersonId[]): Promise<Loaded | null>;
  /**
   * The table as this process last had it, which another may have changed since: only a save tells. Null if it has to be
   * loaded. Absent where loading takes no longer.
   */
  recall?(id: TableId): Promise<Loaded | null>;
  /** All or nothing. */
  save(kept: Kept): Promise<Saving>;
  /** Rejects with `UnreadableTable`. */
  log(id: TableId): Promise<LogRow[]>;
  /**
   * The tables due by now, the most overdue first. Where several processes ask, each table is given to one of them, and to
   * nobody again for some seconds: by then it is due at another time, or whoever had it is gone.
   */
  dueBy(now: number, limit: number): Promise<TableId[]>;
  /** Law: does nothing if somebody else has changed the table since. */
  reschedule(table: Table, due: number | null): Promise<void>;
  /** The table that gathers or plays in this channel. */
  busyIn(channel: ChannelId): Promise<TableId | null>;
  /** Tables that are not over where this person sits, or a computer plays for them. */
  openTablesOf(person: PersonId): Promise<TableId[]>;
  running(): Promise<RunningTable[]>;
  /** How many tables there are of each game in each state. */
  census(): Promise<TableCount[]>;
  /** Tables of any status but damaged with an announcement that is not posted yet. */
  unseen(): Promise<HomeTable[]>;
  /** Marks a table as damaged; false if it was already. */
  setAside(id: TableId, damage: Damage): Promise<boolean>;
  /** The bot runs at this time. */
  stillHere(now: number): Promise<void>;
  /** When it last ran before this start, as far as that is known; null if it is not. */
  lastSeen(): Promise<number | null>;
  settings(person: PersonId): Promise<PersonSettings | null>;
  saveSettings(person: PersonId, settings: PersonSettings): Promise<void>;
  /** Deletes everything that names this person; the games stay. `left`: tables that they have just left for this. */
  forget(person: PersonId, left: readonly TableId[]): Promise<void>;
  /** Law: nothing that only others may know. */
  keptAbout(person: PersonId): Promise<KeptAbout>;
  awakeIn(guild: GuildId): Promise<AwakeTable[]>;
  tablesIn(guild: GuildId): Promise<TableId[]>;
  /** Tables that have been over for so many days, or for fewer where their server says so. */
  spent(now: number, keepDays: number, limit: number): Promise<TableId[]>;
  /** Deletes a table, with its log and all that was kept for it. */
  drop(id: TableId): Promise<void>;
}

/** Gets the facts of kept changes, in order for each table. If it fails or is late, the table goes on. */
export interface Announcer {
  /** `revision`: that of the table after the change. */
  announce(table: TableId, facts: readonly Fact[], revision: number): void | Promise<void>;
  /** Resolves when everything announced about this table so far is posted. Absent if `announce` itself posts. */
  shown?(table: TableId): Promise<void>;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls again and again; the result stops it. */
  every(milliseconds: number, call: () => void): () => void;
}

/** Numbers nobody can foresee. */
export interface SecretSource {
  /** 32 bytes, as 64 hexadecimal digits. */
  seed(): string;
  /** Short, and never the same twice. */
  id(): string;
}

/** A move, the reason for it, and the next best. As secret as the view it was found in. */
export interface Suggested {
  readonly move: AnyMove;
  /** In the game's own terms; null if there is none. */
  readonly reason: AnyReason | null;
}

export interface Advice extends Suggested {
  /** The rest of the turn, as far as it is foreseen. */
  readonly rest: readonly Suggested[];
  /** The asker's chance to win after the move, from 0 to 1; null if there is no estimate. */
  readonly winChance: number | null;
  /** The best move that is not part of this plan. */
  readonly instead: (Suggested & { readonly winChance: number }) | null;
}

export interface ComputerPlayer {
  choose(question: Omit<Question, 'purpose'>): AnyMove | Promise<AnyMove>;
  /** What it would do in a person's place. On `stop` it answers at once with the best found so far. */
  suggest(question: Omit<Question, 'level' | 'purpose'>, stop: AbortSignal): Advice | Promise<Advice>;
}

/** Our own mistakes and the world's, reported to the operator of the bot. */
export type Problem =
  | { readonly kind: 'table-damaged'; readonly table: TableId; readonly damage: Damage }
  | { readonly kind: 'announcement-failed'; readonly table: TableId; readonly error: unknown }
  | { readonly kind: 'resume-failed'; readonly table: TableId; readonly error: unknown }
  | { readonly kind: 'computer-failed'; readonly table: TableId; readonly error: unknown }
  /** `error`: never the suggestion itself, which may be a secret. */
  | { readonly kind: 'suggestion-failed'; readonly table: TableId; readonly error: unknown }
  /** `table`: null if it concerns no single table. */
  | { readonly kind: 'tick-failed'; readonly table: TableId | null; readonly error: unknown };

export interface Ports {
  readonly store: TableStore;
  readonly announcer: Announcer;
  readonly clock: Clock;
  readonly secrets: SecretSource;
  readonly computer: ComputerPlayer;
  /** For delays, and for which computer sits down. */
  readonly dice: Dice;
  /** Of several processes, each looks after the tables of its own servers. By default there is one, and all are its own. */
  readonly isOurs?: (guild: GuildId | null) => boolean;
  report(problem: Problem): void;
}
