import type { Command } from '../compiled-bot.ts';

export interface ChaosOptions {
  /** Whether so many faults are enough. */
  isOver?(faults: number): boolean;
  readonly seed: number;
  /** What runs the bot. */
  readonly program: Command;
  /** SQLite by default. */
  readonly store?: 'sqlite' | 'postgres';
  /** How many share the shards, with PostgreSQL; and how many stand by for each. One of either by default. */
  readonly processes?: number;
  readonly standbys?: number;
  /** Three by default. */
  readonly tables?: number;
  /** All kinds by default. */
  readonly kinds?: readonly string[];
  /** How often each kind, in an order of chance; then it is over. By default one after the other until `isOver`. */
  readonly counts?: Readonly<Record<string, number>>;
  /** After so many faults everybody rests until everything is shown and everybody is called. Four by default. */
  readonly restEvery?: number;
  /** In milliseconds: how long people play before each fault, and how long a fault lasts. */
  readonly playing?: number;
  readonly aWhile?: number;
  /** In milliseconds: how long a recovery may take, and a table stand still. */
  readonly patience?: number;
  /** Told of each fault as it is over. */
  tell?(line: string): void;
}

export interface ChaosReport {
  /** By kind: how often, and the longest recovery. */
  readonly faults: Readonly<Record<string, Tally>>;
  readonly acknowledged: number;
  readonly reminders: number;
  /** What people did a second. */
  readonly rate: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly callsDoubled: readonly string[];
  readonly remindersDoubled: readonly string[];
  /** Somebody was still not called long after a fault. */
  readonly callsMissing: readonly string[];
  /** What else was still not shown. */
  readonly unsettled: readonly string[];
  readonly stuck: readonly string[];
}

export interface Tally {
  readonly count: number;
  /**
   * In milliseconds, from the end of a fault until the bot answers in each server, and every table has one live panel that
   * shows how things stand. Calls come later where their people are at hand.
   */
  readonly recovery: number;
  /** The longest, in milliseconds, and how many got no answer within Discord's three seconds. */
  readonly silence: number;
  readonly unanswered: number;
}
