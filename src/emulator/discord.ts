import type { Changes } from './changes.ts';
import type { Clock, Deadline } from './clock.ts';
import type { Snowflakes } from './snowflake.ts';
import type { World } from './world/world.ts';

export interface Settings {
  /** How many identifying clients may start at once: `max_concurrency` of `/gateway/bot`. */
  readonly maxConcurrency: number;
  /** How many shards `/gateway/bot` recommends. */
  readonly shards: number;
  /** Edits of messages older than an hour that a channel takes each hour (30046). Discord does not say how many. */
  readonly oldEditsPerHour: number;
}

/** What every part of the emulator works on. */
export interface Discord {
  readonly world: World;
  readonly clock: Clock;
  readonly ids: Snowflakes;
  readonly changes: Changes;
  readonly settings: Settings;
  /** Until when each unanswered interaction must be acknowledged, by token. */
  readonly deadlines: Map<string, Deadline>;
  /** Where the emulator listens: `http://127.0.0.1:PORT`. */
  readonly origin: () => string;
}
