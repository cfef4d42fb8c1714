/**
 * The connection to Discord: its errors are logged, and its final loss is reported to the program that runs the bot.
 */
import { type Client, Events, GatewayCloseCodes } from 'discord.js';
import type { Logger } from 'pino';

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
export function watchConnection(client: Client, log: Logger): Promise<ConnectionLost> {
  client.on(Events.Error, (error) => log.error({ err: error }, 'discord'));
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'discord'));
  client.on(Events.ShardError, (error) => log.error({ err: error }, 'connection'));
  return new Promise((resolve) => {
    client.once(Events.ShardDisconnect, ({ code }) => {
      log.fatal({ code }, 'connection lost');
      resolve(new ConnectionLost(code));
    });
  });
}
