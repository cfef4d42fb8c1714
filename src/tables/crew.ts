/** The processes that share one database. On SQLite there is one, which has everything to itself. */
import type { GuildId, PersonId, TableId } from './ids.ts';

/** What one process does for all. */
export type Chore = 'housekeeping' | 'threads' | 'start';

/** What the others should know. It may be lost: whatever rests on it is looked for from time to time as well. */
export type Word =
  /** The table has news, and whoever has its turn is to tell them. */
  | { readonly kind: 'news'; readonly table: TableId }
  /** These people have a new question at the table. */
  | { readonly kind: 'asked'; readonly table: TableId; readonly people: readonly PersonId[] }
  /** These people are pressing buttons. */
  | { readonly kind: 'here'; readonly people: readonly PersonId[] }
  /** Something has changed in this server: the bot may be allowed to write again. */
  | { readonly kind: 'changed'; readonly guild: GuildId };

export interface Crew {
  /** The turn to show a table: one process has it, until it gives it back or has ended. False if another has it. */
  take(table: TableId): Promise<boolean>;
  give(table: TableId): Promise<void>;
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
  take: async () => true,
  give: async () => undefined,
  async alone(_, work) {
    await work();
    return true;
  },
  tell: () => undefined,
  hear: () => undefined,
  abandoned: async () => [],
  close: async () => undefined,
};
