/** Reads the settings and starts the bot; decides nothing. */
import { config } from 'dotenv';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { startBot } from './discord/bot.ts';

const HOW_TO_GET_A_TOKEN = `There is no DISCORD_TOKEN, so there is no bot to start. To get one:
  1. Open https://discord.com/developers/applications and make a new application.
  2. On its Bot page, press Reset Token and copy what you see.
  3. Copy .env.example to .env and put it behind DISCORD_TOKEN=
  4. On its Installation page, add the scopes bot and applications.commands, and the permissions View Channels,
     Send Messages, Send Messages in Threads, Create Public Threads, Attach Files and Read Message History.
     Open the link it shows to invite the bot.
  5. npm start`;

function quit(problem: string): never {
  console.error(problem);
  process.exit(1);
}

config({ quiet: true });
const read = readConfig(process.env);
if (!read.ok) quit(['These settings are wrong:', ...read.error.map((problem) => `  - ${problem}`)].join('\n'));
const { token, api, databaseFile, logLevel } = read.value;
if (token === null) quit(HOW_TO_GET_A_TOKEN);

const log = pino({ level: logLevel });
const bot = await startBot({ token, api, databaseFile, log }).catch((error: unknown) => {
  log.fatal({ err: error }, 'the bot could not be started');
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    log.info({ signal }, 'stopping');
    void bot.stop().then(() => process.exit(0));
  });
}
