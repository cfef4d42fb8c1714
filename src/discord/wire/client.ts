/** Discord.js, set up so that it asks for little and keeps little. */
import { Client, DefaultRestOptions, GatewayIntentBits, Options, type RESTOptions } from 'discord.js';
import { LONGEST_WAIT } from './poster.ts';

const rejectOnRateLimit = ({ retryAfter }: { retryAfter: number }): boolean => retryAfter > LONGEST_WAIT;

/** What undici calls a line that was cut; discord.js knows it by another name. */
const CUT = 'UND_ERR_SOCKET';

/** A request whose line was cut is made again at once, by discord.js: the line may just have been idle for too long. */
const makeRequest: RESTOptions['makeRequest'] = (...request) =>
  DefaultRestOptions.makeRequest(...request).catch((error: unknown) => {
    const isCut = error instanceof Error && 'code' in error && error.code === CUT;
    throw isCut ? Object.assign(error, { code: 'ECONNRESET' }) : error;
  });

/** Which message is whose panel is in the database: two hundred messages of every channel would only fill the memory. */
const makeCache = Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 });

/** `api`: where Discord's API is, such as `https://discord.com/api`. It says how many connections so many servers need. */
export const createClient = (api: string): Client =>
  new Client({
    intents: [GatewayIntentBits.Guilds],
    shards: 'auto',
    makeCache,
    rest: { api, rejectOnRateLimit, makeRequest },
  });
