import type { Allowance } from './allowance.ts';
import { PRIVILEGED_INTENTS } from './gateway/intents.ts';

/** How this Discord behaves; what is left out is as Discord's own. */
export interface Settings {
  /** Discord's limits per route, in all, and on IDENTIFYs, with their headers and 429s. */
  readonly rateLimits: boolean;
  /** In milliseconds. */
  readonly heartbeatInterval: number;
  /** The privileged gateway intents the application was granted; all of them unless said otherwise. */
  readonly privilegedIntents: number;
  /** How many shards `/gateway/bot` recommends. */
  readonly shards: number;
  /** How many identifying clients may start at once: `max_concurrency` of `/gateway/bot`. */
  readonly maxConcurrency: number;
  /** IDENTIFYs of a day. */
  readonly sessionStarts: Allowance;
  /** Whether a bot that uses these up loses its token. */
  readonly resetsToken: boolean;
  /** Edits of messages older than an hour that a channel takes (30046). */
  readonly oldEdits: Allowance;
  /** New conversations that the bot may open (40003). Discord does not say how many. */
  readonly newConversations: Allowance;
  /** Requests answered 401, 403 or 429 after which Discord shuts an address out. */
  readonly invalidRequests: Allowance;
  /**
   * Whether people's clients can name somebody whom a message mentions outside its `mentions` and whom they have not
   * met. Discord's can't (`unknown`); then such mentions make `close()` throw.
   */
  readonly strangers: 'named' | 'unknown';
  /**
   * How long people look at a message that has just appeared or changed before they press something on it, in
   * milliseconds: the clock is turned until then. Whoever is `hasty` does not look.
   */
  readonly reactionTime: number;
}

const [MINUTE, DAY] = [60_000, 86_400_000] as const;

export const DEFAULT_SETTINGS: Settings = {
  rateLimits: true,
  heartbeatInterval: 41_250,
  privilegedIntents: PRIVILEGED_INTENTS,
  shards: 1,
  maxConcurrency: 1,
  sessionStarts: { limit: 1_000, per: DAY },
  resetsToken: true,
  oldEdits: { limit: 3, per: 6_000 },
  newConversations: { limit: 25, per: 10 * MINUTE },
  invalidRequests: { limit: 10_000, per: 10 * MINUTE },
  strangers: 'named',
  reactionTime: 0,
};
