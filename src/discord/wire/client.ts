/** Discord.js, configured to request little and cache little. */
import { Client, DefaultRestOptions, GatewayIntentBits, Options, type RESTOptions } from 'discord.js';
import { type ShardRange, shardsIn } from '#shared/shard-range.ts';
import { keepLittle } from './lean-servers.ts';
import { mendInteractions } from './mended-interactions.ts';
import { LONGEST_WAIT } from './poster.ts';

const rejectOnRateLimit = ({ retryAfter }: { retryAfter: number }): boolean => retryAfter > LONGEST_WAIT;

/** Undici's name for a lost connection; discord.js expects another one. */
const CUT = 'UND_ERR_SOCKET';

/**
 * Discord.js repeats a request at once if its connection was lost: the connection may just have been idle for too long.
 */
const makeRequest: RESTOptions['makeRequest'] = (...request) =>
  DefaultRestOptions.makeRequest(...request).catch((error: unknown) => {
    const isCut = error instanceof Error && 'code' in error && error.code === CUT;
    throw isCut ? Object.assign(error, { code: 'ECONNRESET' }) : error;
  });

/**
 * Only people who were met are kept, by server and in all. Fewer than those who play at once, and every panel would ask
 * Discord for their names. The bot itself is always among them.
 */
const MOST_MEMBERS = 1_000;
const MOST_USERS = 5_000;

/** The database knows every table's panel: caching two hundred messages per channel would only fill the memory. */
const makeCache = Options.cacheWithLimits({
  ...Options.DefaultMakeCacheSettings,
  ...{ MessageManager: 0, PresenceManager: 0, VoiceStateManager: 0, ReactionManager: 0 },
  GuildMemberManager: { maxSize: MOST_MEMBERS, keepOverLimit: ({ id, client }) => id === client.user.id },
  UserManager: { maxSize: MOST_USERS, keepOverLimit: ({ id, client }) => id === client.user.id },
});

/**
 * In milliseconds. For each press that is answered more than once, discord.js keeps what it knows of the limits on such answers. Left to
 * itself, it tidies once an hour.
 */
const TIDY_LIMITS_EVERY = 60_000;

/**
 * `api`: the address of Discord's API, such as `https://discord.com/api`. Without `shards` it says how many connections the
 * bot needs, and all of them are this client's.
 */
export function createClient(api: string, shards: ShardRange | null = null): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...(shards === null ? { shards: 'auto' } : { shards: shardsIn(shards), shardCount: shards.count }),
    makeCache,
    rest: { api, rejectOnRateLimit, makeRequest, handlerSweepInterval: TIDY_LIMITS_EVERY },
  });
  mendInteractions(client);
  keepLittle(client);
  return client;
}
