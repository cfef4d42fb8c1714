/**
 * The connection to Discord: its errors are logged, and its final loss is reported to the program that runs the bot.
 */
import { type Client, Events, GatewayCloseCodes, RESTEvents, Status } from 'discord.js';
import type { Logger } from 'pino';
import type { BotWatch, Connection } from '../watch.ts';

/** Discord.js's code for a token refused at login. */
const WRONG_TOKEN = 'TokenInvalid';

/** Discord has closed the connection and refuses the bot: no press reaches it any more. */
export class ConnectionLost extends Error {
  readonly code: string;

  constructor(closeCode: number) {
    super(`${closeCode}, ${GatewayCloseCodes[closeCode] ?? 'unknown'}`);
    this.code = closeCode === GatewayCloseCodes.AuthenticationFailed ? WRONG_TOKEN : 'ConnectionLost';
  }
}

/** Resolves when the connection is lost for good; discord.js resumes all others. */
export function watchConnection(client: Client, log: Logger, { requested }: BotWatch): Promise<ConnectionLost> {
  client.on(Events.Error, (error) => log.error({ err: error }, 'discord'));
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'discord'));
  client.on(Events.ShardError, (error) => log.error({ err: error }, 'connection'));
  client.rest.on(RESTEvents.Response, (_, { status }) => requested(status));
  return new Promise((resolve) => {
    client.once(Events.ShardDisconnect, ({ code }) => {
      log.fatal({ code }, 'connection lost');
      resolve(new ConnectionLost(code));
    });
  });
}

export const connectionOf = ({ ws, guilds }: Client): Connection => ({
  states: ws.shards.map(({ status }) => Status[status]),
  ping: ws.ping < 0 ? null : ws.ping,
  servers: guilds.cache.size,
});
