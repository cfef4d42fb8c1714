import type { Changes } from './changes.ts';
import type { Clock, Deadline } from './clock.ts';
import type { SessionStarts } from './gateway/session-starts.ts';
import type { Push } from './people/push.ts';
import type { Settings } from './settings.ts';
import type { Snowflakes } from './snowflake.ts';
import type { Id, World } from './world/world.ts';

/** What every part of the emulator works on. */
export interface Discord {
  readonly world: World;
  readonly clock: Clock;
  readonly ids: Snowflakes;
  readonly changes: Changes;
  readonly settings: Settings;
  /** The token changes when Discord resets it. */
  readonly credentials: { token: string };
  readonly sessionStarts: SessionStarts;
  /** Whom each person's client has met, by the person's id. */
  readonly met: Map<Id, Set<Id>>;
  /** What rang, by the id of whoever was called. */
  readonly pushes: Map<Id, Push[]>;
  /** Until when each unanswered interaction must be acknowledged, by token. */
  readonly deadlines: Map<string, Deadline>;
  /** Where the emulator listens: `http://127.0.0.1:PORT`. */
  readonly origin: () => string;
}
