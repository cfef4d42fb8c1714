/** Discord.js, set up so that it asks for little and keeps little. */
import { Client, GatewayIntentBits, Options } from 'discord.js';
import { LONGEST_WAIT } from './announcer/poster.ts';

const rejectOnRateLimit = ({ retryAfter }: { retryAfter: number }): boolean => retryAfter > LONGEST_WAIT;

/** Which message is whose panel is in the database: two hundred messages of every channel would only fill the memory. */
const makeCache = Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 });

/** `api`: where Discord's API is, such as `https://discord.com/api`. It says how many connections so many servers need. */
export const createClient = (api: string): Client =>
  new Client({ intents: [GatewayIntentBits.Guilds], shards: 'auto', makeCache, rest: { api, rejectOnRateLimit } });
