/** The processes that share one database. On SQLite there is one, which has everything to itself. */
import type { PersonId, TableId } from './ids.ts';

/** What one process does for all. */
export type Chore = 'threads';

/** What the others should know. It may be lost: whatever rests on it is looked for from time to time as well. */
export type Word =
  /** The table has news, and whoever has its turn is to tell them. */
  | { readonly kind: 'news'; readonly table: TableId }
  /** These people have a new question at the table. */
  | { readonly kind: 'asked'; readonly table: TableId; readonly people: readonly PersonId[] }
  /** These people have pressed buttons, at this time or a little later. */
  | { readonly kind: 'here'; readonly people: readonly PersonId[]; readonly at: number }
  /** Something has changed in these servers: the bot may be allowed to write again. */
  | { readonly kind: 'changed'; readonly guilds: readonly string[] };

/** A word may have 8,000 bytes: so many ids fit in well. */
export const MOST_NAMED = 300;

export interface Crew {
  /** There may be others. */
  readonly isShared: boolean;
  /** The turn to show a table: one process has it, until it gives it back or has ended. False if another has it. */
  take(table: TableId): Promise<boolean>;
  /** False if it was lost meanwhile: another process may have had it, too. */
  give(table: TableId): Promise<boolean>;
  /** Does it unless another process is at it just now. False if another is. */
  alone(chore: Chore, work: () => Promise<void>): Promise<boolean>;
  /** Nobody waits for it. */
  tell(word: Word): void;
  /** What the others tell. */
  hear(listener: (word: Word) => void): void;
  /** Tables with news that nobody was telling, now and when this was asked before. */
  abandoned(): Promise<readonly TableId[]>;
  close(): Promise<void>;
}

export const ALONE: Crew = {
  isShared: false,
  take: async () => true,
  give: async () => true,
  async alone(_, work) {
    await work();
    return true;
  },
  tell: () => undefined,
  hear: () => undefined,
  abandoned: async () => [],
  close: async () => undefined,
};
