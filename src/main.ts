/** Reads the settings and starts the bot: with a token on Discord, without one on a local Discord. */
import { config as readEnvFile } from 'dotenv';
import { type Config, readConfig } from './app/config.ts';
import { openHealth } from './app/health.ts';
import { hasLocalDiscord, NOTHING_TO_START } from './app/local-packages.ts';
import { keepFilesPrivate } from './app/own-files.ts';
import { alreadyRunning, type StartingPlace, startFailure, startingPlace } from './app/start-failure.ts';
import { endWhenUncaught } from './app/uncaught.ts';
import type { InLine } from './store/claim.ts';

const HOW_TO_GET_A_TOKEN = `To play on Discord itself:
  1. Open https://discord.com/developers/applications and make a new application.
  2. On its Bot page, press Reset Token and copy what you see.
  3. Copy .env.example to .env and put it behind DISCORD_TOKEN=
  4. npm start, and open the address that it logs behind "invite" to bring the bot to your server.`;

interface Running {
  /** Resolves with the reason when the bot can't go on. */
  readonly lost: Promise<Error>;
  stop(): Promise<void>;
}

function quit(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function giveUp(error: unknown, place: StartingPlace): never {
  const detail = error instanceof Error ? error.stack : String(error);
  quit(startFailure(error, place) ?? `The bot could not be started: ${detail}`);
}

async function getInLine({ shards }: Config, place: StartingPlace): Promise<InLine> {
  const { claim } = await import('./store/claim.ts');
  return (await claim(place.database, shards)) ?? quit(alreadyRunning(place));
}

/** If the wanted port was taken, tells people who know the old address. */
const elsewhere = (url: string, wanted: number): string =>
  wanted === 0 || new URL(url).port === String(wanted) ? '' : `   (another program has port ${wanted})`;

async function startOnPlayground(config: Config, place: StartingPlace, { turn }: InLine): Promise<Running> {
  if (!hasLocalDiscord()) quit(NOTHING_TO_START);
  const claim = await turn;
  const { startLocally } = await import('./app/local-bot.ts');
  const { playgroundPort: port, playgroundFolder: folder, logLevel, showTemplateGames } = config;
  const playground = await startLocally({ port, folder, logLevel, showTemplateGames });
  console.log(`There is no DISCORD_TOKEN: the bot runs in a Discord of its own, on this machine alone.

  Open ${playground.url}${elsewhere(playground.url, port)}

${HOW_TO_GET_A_TOKEN}
`);
  playground.ready.catch((error: unknown) => giveUp(error, place));
  return { lost: claim.lost, stop: () => playground.stop().finally(() => claim.release()) };
}

/** Finishes the work under way, then ends the process with an error, so that a supervisor notices. */
function endWhenLost(running: Running, place: StartingPlace): Running {
  void running.lost.then((error) => running.stop().finally(() => giveUp(error, place)));
  return running;
}

async function start(config: Config): Promise<Running> {
  const place = startingPlace(config);
  try {
    const { token } = config;
    // Before anything that takes a while: a process that starts is to be seen, too.
    const health = await openHealth(token === null ? null : config.health);
    const line = await getInLine(config, place);
    if (token === null) return endWhenLost(await startOnPlayground(config, place, line), place);
    const { startOnDiscord } = await import('./app/discord-bot.ts');
    return endWhenLost(await startOnDiscord(token, health, config, line), place);
  } catch (error) {
    giveUp(error, place);
  }
}

endWhenUncaught();
keepFilesPrivate();
const file = readEnvFile({ quiet: true }).parsed ?? {};
const read = readConfig(process.env, Object.keys(file));
if (!read.ok) quit(['These settings are wrong:', ...read.error.map((problem) => `  - ${problem}`)].join('\n'));

/** Until the bot has started there is nothing to finish: a start that hangs can be stopped at once. */
let stop: Running['stop'] = async () => undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(0)));
}
const running = await start(read.value);
stop = () => running.stop();
