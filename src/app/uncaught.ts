/** What nobody has caught ends the process. Node would print all of it: an error of Discord's has the whole request in it, and so may have a hand. */
import { safeError } from '#discord/wire/safe-error.ts';

/** pino's number for `fatal`. */
const FATAL = 60;

export function endWhenUncaught(): void {
  // Rejections that nobody handles come here, too.
  process.on('uncaughtException', (error: unknown) => {
    console.log(
      JSON.stringify({ level: FATAL, time: Date.now(), err: safeError(error), msg: 'the bot has broken down' }),
    );
    process.exit(1);
  });
}
