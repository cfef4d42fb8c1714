/** The connection to Discord: what goes wrong with it is logged, and that it is lost for good is told to who runs the bot. */
import { type Client, Events, GatewayCloseCodes } from 'discord.js';
import type { Logger } from 'pino';

/** As discord.js names a token that is refused at the login. */
const WRONG_TOKEN = 'TokenInvalid';

/** Discord has closed the connection and would not have the bot back: nobody's press reaches it any more. */
export class ConnectionLost extends Error {
  readonly code: string;

  constructor(closeCode: number) {
    super(`${closeCode}, ${GatewayCloseCodes[closeCode] ?? 'unknown'}`);
    this.code = closeCode === GatewayCloseCodes.AuthenticationFailed ? WRONG_TOKEN : 'ConnectionLost';
  }
}

/** Resolves when the connection is lost; discord.js takes up again whatever can be taken up. */
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
