/**
 * Discord lets a bot start about a thousand sessions a day, and then resets its token. A supervisor that starts a failing
 * bot again and again must not get there.
 */
import { type Client, type RESTGetAPIGatewayBotResult, Routes } from 'discord.js';
import type { Logger } from 'pino';
import { type ShardRange, shardsIn } from '#shared/shard-range.ts';
import type { Clock } from '#tables/ports.ts';

type Limit = RESTGetAPIGatewayBotResult['session_start_limit'];

/** Below this number of sessions there is a warning. */
const FEW = 100;
/** Below this number, starts are spread over the time until the next day's. */
const SCARCE = 50;

/** How often the clock is looked at, in milliseconds. */
const TICK = 500;

/** In milliseconds. A start takes one session for each shard. */
export function pauseBefore({ remaining, reset_after }: Pick<Limit, 'remaining' | 'reset_after'>, shards: number) {
  if (remaining >= SCARCE) return 0;
  return remaining < shards ? reset_after : Math.ceil((reset_after * shards) / remaining);
}

const waitUntil = (clock: Clock, at: number): Promise<void> =>
  new Promise((resolve) => {
    const stop = clock.every(TICK, () => {
      if (clock.now() < at) return;
      stop();
      resolve();
    });
  });

/** Resolves when a session may be started for each shard of the range, or for as many as Discord recommends. */
export async function awaitSession(
  client: Client,
  token: string,
  range: ShardRange | null,
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
): Promise<void> {
  client.rest.setToken(token);
  // Whatever is wrong with the line or the token, the login meets it, too, and says so.
  const answer = (await client.rest.get(Routes.gatewayBot()).catch(() => null)) as RESTGetAPIGatewayBotResult | null;
  if (answer === null || answer.session_start_limit.remaining >= FEW) return;
  const { session_start_limit: limit, shards } = answer;
  const pause = pauseBefore(limit, range ? shardsIn(range).length : shards);
  const until = new Date(clock.now() + pause).toISOString();
  const { remaining, total } = limit;
  log.warn(
    { remaining, total, ...(pause > 0 ? { until } : {}) },
    'few starts are left today: is the bot restarted often?',
  );
  if (pause > 0) await waitUntil(clock, clock.now() + pause);
}
