import { createHash } from 'node:crypto';
import type { Allowance } from '../allowance.ts';
import type { Clock } from '../clock.ts';
import { DiscordError, tooManyRequests } from './errors.ts';
import type { Match, Route } from './router.ts';

/** What is known of Discord's limits by route; it publishes none, clients learn them from headers. */
const ALLOWANCES: Readonly<Record<string, Allowance>> = {
  'POST /channels/{channel_id}/messages': { limit: 5, per: 5_000 },
  'PATCH /channels/{channel_id}/messages/{message_id}': { limit: 5, per: 5_000 },
  'DELETE /channels/{channel_id}/messages/{message_id}': { limit: 5, per: 1_000 },
  'GET /channels/{channel_id}/messages': { limit: 5, per: 5_000 },
  'GET /channels/{channel_id}/messages/{message_id}': { limit: 5, per: 5_000 },
  'PUT /channels/{channel_id}/messages/pins/{message_id}': { limit: 5, per: 4_000 },
  'POST /channels/{channel_id}/threads': { limit: 50, per: 300_000 },
  'POST /channels/{channel_id}/messages/{message_id}/threads': { limit: 50, per: 300_000 },
  'POST /webhooks/{webhook_id}/{webhook_token}': { limit: 5, per: 2_000 },
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original': { limit: 5, per: 2_000 },
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}': { limit: 5, per: 2_000 },
};

/** All routes of a bot together; interaction routes don't count. */
const GLOBAL: Allowance = { limit: 50, per: 1_000 };

/** Ids in a path that have a bucket of their own each. */
const MAJOR = ['channel_id', 'guild_id', 'webhook_id', 'webhook_token'] as const;

interface Window {
  readonly endsAt: number;
  used: number;
}

export type Headers = Readonly<Record<string, string>>;

/** Counts requests by route and together, and refuses what is too many (429). */
export class RateLimits {
  readonly #clock: Clock;
  readonly #windows = new Map<string, Window>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The headers to send along; throws a 429 when the limit is reached. */
  admit({ route, params }: Match): Headers {
    if (route.needsToken) this.#admitGlobally();
    const allowance = ALLOWANCES[keyOf(route)];
    if (allowance === undefined) return {};
    const window = this.#windowOf(`${keyOf(route)} ${MAJOR.map((name) => params[name] ?? '').join()}`, allowance);
    const refused = window.used >= allowance.limit;
    if (!refused) window.used++;
    const headers = this.#headers(route, allowance, window);
    if (refused) throw withHeaders(tooManyRequests(this.#secondsLeft(window)), headers);
    return headers;
  }

  #admitGlobally(): void {
    const window = this.#windowOf('global', GLOBAL);
    if (window.used >= GLOBAL.limit) throw tooManyRequests(this.#secondsLeft(window), { global: true });
    window.used++;
  }

  #windowOf(key: string, { per }: Allowance): Window {
    const now = this.#clock.now();
    const open = this.#windows.get(key);
    if (open !== undefined && open.endsAt > now) return open;
    if (this.#windows.size > FORGET_ABOVE) this.#forgetClosed(now);
    const window = { endsAt: now + per, used: 0 };
    this.#windows.set(key, window);
    return window;
  }

  #forgetClosed(now: number): void {
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(key);
  }

  #secondsLeft({ endsAt }: Window): number {
    return (endsAt - this.#clock.now()) / 1_000;
  }

  #headers(route: Route, { limit }: Allowance, window: Window): Headers {
    return {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(limit - window.used),
      'x-ratelimit-reset': (window.endsAt / 1_000).toFixed(3),
      'x-ratelimit-reset-after': this.#secondsLeft(window).toFixed(3),
      'x-ratelimit-bucket': bucketOf(route),
    };
  }
}

const FORGET_ABOVE = 10_000;

const keyOf = ({ method, template }: Route): string => `${method} ${template}`;

const BUCKETS = new Map<string, string>();

/** Stands for the route, not for the channel in it. */
function bucketOf(route: Route): string {
  const key = keyOf(route);
  const known = BUCKETS.get(key) ?? createHash('md5').update(key).digest('hex');
  BUCKETS.set(key, known);
  return known;
}

function withHeaders({ status, body, headers }: DiscordError, more: Headers): DiscordError {
  return new DiscordError(status, body, { ...headers, ...more });
}
