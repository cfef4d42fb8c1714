/**
 * What somebody who watches the bot hears: kinds, numbers and milliseconds. Never who, nor at which table, nor a word of what
 * was sent.
 */
import type { TableEvent } from '#tables/news.ts';
import type { StoreTroubleKind } from '#tables/ports.ts';
import type { GameId } from '#tables/rulebook.ts';

/**
 * `ignored`: a second click on what has just changed. `unknown`: nothing of ours. `busy`: too many at the same time.
 * `failed`: our own mistake, or the store's trouble. `undelivered`: Discord did not take the answer.
 */
export type PressOutcome = 'answered' | 'refused' | 'ignored' | 'unknown' | 'busy' | 'failed' | 'undelivered';

/** `late`: its message did not wait for it. `left-out`: nobody needed it any more. */
export type PictureOutcome = 'in-time' | 'late' | 'left-out' | 'failed';

export interface BotWatch {
  /** An interaction is over. `route`: of a button or a form, or a command with its `/`. */
  pressed(route: string, outcome: PressOutcome): void;
  /** Discord has its first answer to an interaction, so many milliseconds after that came. */
  calledBack(milliseconds: number): void;
  /** A picture was asked for. */
  pictured(outcome: PictureOutcome): void;
  /** `operation`: the name of the store's method. */
  stored(operation: string, milliseconds: number): void;
  /** The trouble that the store is in from now on; null if it is over. */
  storeTrouble(kind: StoreTroubleKind | null): void;
  /** Discord has answered a request with this status. */
  requested(status: number): void;
  happened(event: TableEvent, game: GameId): void;
}

export const NOBODY_WATCHES: BotWatch = {
  pressed() {},
  calledBack() {},
  pictured() {},
  stored() {},
  storeTrouble() {},
  requested() {},
  happened() {},
};

/** How the bot is connected to Discord. */
export interface Connection {
  /** One for each connection that it needs: `Ready`, or what discord.js calls its state. */
  readonly states: readonly string[];
  /** The time for a heartbeat and back in milliseconds; null if it is not known yet. */
  readonly ping: number | null;
  readonly servers: number;
}
