/** Reads the settings and starts the bot: on Discord with a token, on a Discord of its own without. Decides nothing else. */
import { config } from 'dotenv';
import { type Config, readConfig } from './config.ts';

const HOW_TO_GET_A_TOKEN = `To play on Discord itself:
  1. Open https://discord.com/developers/applications and make a new application.
  2. On its Bot page, press Reset Token and copy what you see.
  3. Copy .env.example to .env and put it behind DISCORD_TOKEN=
  4. On its Installation page, add the scopes bot and applications.commands, and the permissions View Channels,
     Send Messages, Send Messages in Threads, Create Public Threads, Attach Files and Read Message History.
     Open the link it shows to invite the bot.
  5. npm start`;

interface Running {
  stop(): Promise<void>;
}

function quit(problem: string): never {
  console.error(problem);
  process.exit(1);
}

async function startOnDiscord(token: string, { api, databaseFile, logLevel }: Config): Promise<Running> {
  const [{ startBot }, { hireComputers }, { pino }] = await Promise.all([
    import('./discord/bot.ts'),
    import('./computers.ts'),
    import('pino'),
  ]);
  const log = pino({ level: logLevel });
  log.info({ api }, 'starting on Discord');
  const computers = hireComputers();
  const bot = await startBot({ token, api, databaseFile, log, computer: computers.player }).catch((error: unknown) => {
    log.fatal({ err: error }, 'the bot could not be started');
    process.exit(1);
  });
  return { stop: () => bot.stop().finally(() => computers.close()) };
}

async function startOnPlayground({ playgroundPort, playgroundFolder, logLevel }: Config): Promise<Running> {
  const { startLocally } = await import('./local-bot.ts');
  const playground = await startLocally({ port: playgroundPort, folder: playgroundFolder, logLevel });
  console.log(`There is no DISCORD_TOKEN: the bot runs in a Discord of its own, on this machine alone.

  Open ${playground.url}

${HOW_TO_GET_A_TOKEN}
`);
  playground.ready.catch((error: unknown) => quit(`The bot could not be started: ${String(error)}`));
  return playground;
}

config({ quiet: true });
const read = readConfig(process.env);
if (!read.ok) quit(['These settings are wrong:', ...read.error.map((problem) => `  - ${problem}`)].join('\n'));
const { token } = read.value;
const running = await (token === null ? startOnPlayground(read.value) : startOnDiscord(token, read.value));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void running.stop().then(() => process.exit(0)));
}
