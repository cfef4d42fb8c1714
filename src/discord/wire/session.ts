/** The session with Discord. Whoever stands by has one, too, and answers nobody yet. */
import { type Client, Events } from 'discord.js';
import type { Logger } from 'pino';
import type { ShardRange } from '#shared/shard-range.ts';
import type { Clock } from '#tables/ports.ts';
import type { BotWatch } from '../watch.ts';
import { createClient } from './client.ts';
import { type ConnectionLost, watchConnection } from './connection.ts';
import { type Presses, receivePresses } from './presses.ts';
import { safeError } from './safe-error.ts';
import { awaitSession } from './session-starts.ts';

export interface Session {
  readonly client: Client;
  readonly presses: Presses;
  /** Resolves with the reason when Discord refuses the bot for good. */
  readonly lost: Promise<ConnectionLost>;
  /** Resolves when all servers are known. Once, however often it is asked for. */
  login(): Promise<Client<true>>;
}

export interface SessionParts {
  readonly token: string;
  /** The address of Discord's API, such as `https://discord.com/api`. */
  readonly api: string;
  /** Null for all that Discord recommends. */
  readonly shards: ShardRange | null;
  readonly clock: Clock;
  readonly log: Logger;
  readonly watch: BotWatch;
}

export function createSession({ token, api, shards, clock, watch, ...parts }: SessionParts): Session {
  const log = parts.log.child({}, { serializers: { err: safeError } });
  const client = createClient(api, shards);
  const lost = watchConnection(client, log, watch);
  let ready: Promise<Client<true>> | null = null;

  async function login(): Promise<Client<true>> {
    await awaitSession(client, token, shards, { clock, log });
    const knowsAll = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
    const refused = lost.then((error) => Promise.reject(error));
    await Promise.race([client.login(token), refused]);
    return Promise.race([knowsAll, refused]);
  }

  return { client, presses: receivePresses(client, clock), lost, login: () => (ready ??= login()) };
}
