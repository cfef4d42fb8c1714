/** What is kept about servers. An adapter provides it. */
import type { GuildId, PersonId } from '../ids.ts';
import type { HouseChange, HouseRules } from './house-rules.ts';

export interface KeptChange {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Null once that person's data is deleted. */
  readonly by: PersonId | null;
  readonly change: HouseChange;
}

/** A server that is known here. */
export interface KnownServer {
  readonly guild: GuildId;
  /** When the bot was removed from it; null if it is there. */
  readonly leftAt: number | null;
}

/** Law: when a promise resolves, its data is safe. Any of them may reject with `StoreTrouble`. */
export interface ServerStore {
  /** The usual rules where nothing was changed. */
  rules(guild: GuildId): Promise<HouseRules>;
  /** Keeps the rules, and who changed what: both or nothing. */
  keepChange(guild: GuildId, rules: HouseRules, change: KeptChange): Promise<void>;
  /** The latest first. */
  changes(guild: GuildId, limit: number): Promise<KeptChange[]>;
  /** Every server with tables or rules. */
  known(): Promise<KnownServer[]>;
  keepLeft(guild: GuildId, leftAt: number | null): Promise<void>;
  /** Its rules and their changes; tables are dropped one by one. */
  dropServer(guild: GuildId): Promise<void>;
}
