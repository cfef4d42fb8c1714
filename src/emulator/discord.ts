import type { Allowance } from './allowance.ts';
import type { Changes } from './changes.ts';
import type { Clock, Deadline } from './clock.ts';
import type { SessionStarts } from './gateway/session-starts.ts';
import type { Push } from './people/push.ts';
import type { Snowflakes } from './snowflake.ts';
import type { Id, World } from './world/world.ts';

export interface Settings {
  /** How many identifying clients may start at once: `max_concurrency` of `/gateway/bot`. */
  readonly maxConcurrency: number;
  /** How many shards `/gateway/bot` recommends. */
  readonly shards: number;
  /** Edits of messages older than an hour that a channel takes (30046). */
  readonly oldEdits: Allowance;
  /** New conversations that the bot may open (40003). Discord does not say how many. */
  readonly newConversations: Allowance;
  /** Requests answered 401, 403 or 429 after which Discord shuts an address out. */
  readonly invalidRequests: Allowance;
  /** The privileged intents the application was granted. */
  readonly privilegedIntents: number;
  /** Whether clients name people whom they have not met: Discord's can't. */
  readonly strangers: 'named' | 'unknown';
}

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
  /** What rang, by the id of who was called. */
  readonly pushes: Map<Id, Push[]>;
  /** Until when each unanswered interaction must be acknowledged, by token. */
  readonly deadlines: Map<string, Deadline>;
  /** Where the emulator listens: `http://127.0.0.1:PORT`. */
  readonly origin: () => string;
}
