/** Reads the settings and starts the bot: with a token on Discord, without one on a local Discord. */
import { config as readEnvFile } from 'dotenv';
import { type Config, readConfig } from './app/config.ts';
import { type Health, openHealth } from './app/health.ts';
import { hasLocalDiscord, NOTHING_TO_START } from './app/local-packages.ts';
import { operatorIn } from './app/operator.ts';
import { alreadyRunning, type StartingPlace, startFailure, startingPlace } from './app/start-failure.ts';
import type { Claim } from './store/claim.ts';

const HOW_TO_GET_A_TOKEN = `To play on Discord itself:
  1. Open https://discord.com/developers/applications and make a new application.
  2. On its Bot page, press Reset Token and copy what you see.
  3. Copy .env.example to .env and put it behind DISCORD_TOKEN=
  4. npm start, and open the address that it logs behind "invite" to bring the bot to your server.`;

const STANDING_BY = 'Another process answers people. This one stands by, and takes over when that one ends.';

interface Running {
  /** Resolves with the reason when the bot can't go on. */
  readonly lost?: Promise<Error>;
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

/** Takes a second or so. */
const loadBot = () =>
  Promise.all([
    import('./discord/bot.ts'),
    import('./app/computers.ts'),
    import('./app/nightly-backups.ts'),
    import('pino'),
  ]);

/** Whoever stands by loads the bot meanwhile, to be quick when it counts. */
function standBy(): void {
  console.log(STANDING_BY);
  void loadBot();
}

async function claimTables(place: StartingPlace): Promise<Claim> {
  const { claim } = await import('./store/claim.ts');
  return (await claim(place.database, standBy)) ?? quit(alreadyRunning(place));
}

async function startOnDiscord(token: string, health: Health, config: Config): Promise<Running> {
  const { api, database, shards, logLevel, showTemplateGames } = config;
  const [{ startBot }, { hireComputers }, { keepBackups }, { pino }] = await loadBot();
  const log = pino({ level: logLevel });
  log.info({ api }, 'starting on Discord');
  const computers = hireComputers();
  const computer = health.timed(computers.player);
  const bot = await startBot({
    ...{ token, api, database, shards, log, computer, showTemplateGames },
    operator: operatorIn(config),
    watch: health.watch,
  });
  health.lookAt(bot);
  const leaveBackups = keepBackups(config.backups && { database, ...config.backups }, log);
  const stop = (): Promise<void> => {
    leaveBackups();
    health.lookAt(null);
    return bot.stop().finally(() => computers.close());
  };
  return { lost: bot.lost, stop };
}

/** If the wanted port was taken, tells people who know the old address. */
const elsewhere = (url: string, wanted: number): string =>
  wanted === 0 || new URL(url).port === String(wanted) ? '' : `   (another program has port ${wanted})`;

async function startOnPlayground(config: Config, place: StartingPlace): Promise<Running> {
  if (!hasLocalDiscord()) quit(NOTHING_TO_START);
  const { startLocally } = await import('./app/local-bot.ts');
  const { playgroundPort: port, playgroundFolder: folder, logLevel, showTemplateGames } = config;
  const playground = await startLocally({ port, folder, logLevel, showTemplateGames });
  console.log(`There is no DISCORD_TOKEN: the bot runs in a Discord of its own, on this machine alone.

  Open ${playground.url}${elsewhere(playground.url, port)}

${HOW_TO_GET_A_TOKEN}
`);
  playground.ready.catch((error: unknown) => giveUp(error, place));
  return playground;
}

/** Finishes the work under way, then ends the process with an error, so that a supervisor notices. */
function endWhenLost(running: Running, claim: Claim, place: StartingPlace): Running {
  const lost = Promise.race([claim.lost, ...(running.lost ? [running.lost] : [])]);
  void lost.then((error) => running.stop().finally(() => giveUp(error, place)));
  return { ...running, stop: () => running.stop().finally(() => claim.release()) };
}

async function start(config: Config): Promise<Running> {
  const place = startingPlace(config);
  try {
    const { token } = config;
    // Before anything that takes a while: a process that starts is to be seen, too.
    const health = await openHealth(token === null ? null : config.health);
    const claim = await claimTables(place);
    const running = await (token === null ? startOnPlayground(config, place) : startOnDiscord(token, health, config));
    return endWhenLost(running, claim, place);
  } catch (error) {
    giveUp(error, place);
  }
}

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
