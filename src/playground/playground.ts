/** A bot in a Discord of its own, with a page to use it: no account, no token, no network. */
import { Emulator } from '#emulator/emulator.ts';
import type { GuildHandle } from '#emulator/people/guild.ts';
import type { Where } from '#emulator/people/place.ts';
import { soon } from '#emulator/people/sight.ts';
import type { TableBook } from './behind.ts';
import { bundlePage } from './page-bundle.ts';
import { PageServer } from './page-server.ts';
import { letIn, type Stage } from './stage.ts';
import { Traffic } from './traffic.ts';
import { WatchedTables } from './watched-tables.ts';
import { keepSaved, readWorld } from './world-file.ts';

/** What a bot needs to run here instead of on Discord. */
export interface BotPlace {
  readonly token: string;
  readonly api: string;
  /** The clock that can be turned on the page. */
  readonly clock: { now(): number; every(milliseconds: number, call: () => void): () => void };
  /** A line for the developer's tab. */
  readonly log: (line: string) => void;
  /** What somebody here is called. */
  readonly nameOf: (userId: string) => string;
}

export interface RunningBot {
  stop(): Promise<void>;
  /**
   * For the developer's tab, with all their secrets: the tables it plays at, latest first, and the very same list as
   * long as nothing has changed.
   */
  readonly tables?: () => readonly TableBook[];
}

/** A command that somebody has already sent. */
export interface Opening {
  readonly command: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

/** What has been done when the page is opened for the first time. */
export interface FirstVisit {
  /** In the channel where the page begins. */
  readonly opening: Opening;
  /** Each in a channel that has the name of its command. */
  readonly others?: readonly Opening[];
  /** What a newcomer should press. */
  readonly hint: string;
}

export interface PlaygroundOptions {
  /** 0 takes any free one. */
  readonly port: number;
  readonly dataFile: string;
  readonly botName: string;
  readonly startBot: (place: BotPlace) => Promise<RunningBot>;
  readonly firstVisit?: FirstVisit;
}

export interface Playground {
  readonly url: string;
  readonly emulator: Emulator;
  /** Resolves when the bot is there and the first visit is prepared; rejects when the bot could not start. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

const PEOPLE = ['Ann', 'Bob', 'Cleo'] as const;

/** Resolves as soon as the page answers; the bot may take a moment longer. */
export async function startPlayground(options: PlaygroundOptions): Promise<Playground> {
  const files = bundlePage();
  const saved = readWorld(options.dataFile);
  const emulator = new Emulator({ botName: options.botName, ...(saved && { world: saved.world }) });
  if (saved !== null) emulator.clock.turn(Math.max(0, saved.now - Date.now()));
  const visit = saved === null ? options.firstVisit : undefined;
  const stage = setStage(emulator, visit);
  await emulator.listen(0);
  const server = new PageServer(stage, files);
  const url = await server.listen(options.port);
  const endSaving = keepSaved(options.dataFile, emulator, (trouble) => stage.traffic.log(trouble));
  // Not before the page can be served: reading a bot's code takes all of this thread.
  const bot = files.then(() => options.startBot(placeFor(stage)));
  const ready = bot.then(async ({ tables = null }) => {
    stage.tables.read = tables;
    if (visit !== undefined) await prepare(stage, visit);
  });
  const stop = async () => {
    stage.tables.stop();
    await bot.then((running) => running.stop()).catch(() => undefined);
    await server.close();
    await stage.traffic.stop();
    endSaving();
    await emulator.close();
  };
  return { url, emulator, ready, stop };
}

function setStage(emulator: Emulator, visit: FirstVisit | undefined): Stage {
  const [known] = emulator.guilds;
  const channels = ['games', ...(visit?.others ?? []).map(({ command }) => command), 'chat'];
  const guild = known ?? emulator.createGuild({ name: 'Playground', channels });
  const traffic = new Traffic(emulator);
  const stage: Stage = {
    emulator,
    guild,
    people: new Map(),
    traffic,
    tables: new WatchedTables((trouble) => traffic.log(trouble)),
    hint: visit?.hint ?? null,
    clockHeld: false,
  };
  if (known === undefined) for (const name of PEOPLE) letIn(stage, name.toLowerCase(), name);
  else for (const username of peopleOf(emulator, guild)) letIn(stage, username);
  return stage;
}

/** All but the bot and the owner, who never shows up. */
function peopleOf({ world }: Emulator, { id }: GuildHandle): string[] {
  const { application } = world;
  const members = world.guilds.get(id)?.members.keys() ?? [];
  return [...members].flatMap((userId) => {
    const user = world.users.get(userId);
    return user === undefined || user.bot || userId === application.ownerId ? [] : [user.username];
  });
}

function placeFor({ emulator, traffic }: Stage): BotPlace {
  const { token, api, clock, world } = emulator;
  return {
    token,
    api,
    log: (line) => traffic.log(line),
    nameOf(userId) {
      const user = world.users.get(userId);
      return user?.displayName ?? user?.username ?? userId;
    },
    clock: {
      now: () => clock.now(),
      // By the machine's clock: else turning it a day ahead would call a thousand times in one go.
      every: (milliseconds, call) => {
        const timer = setInterval(call, milliseconds);
        return () => clearInterval(timer);
      },
    },
  };
}

/** The bot registers its commands in its own time. */
const COMMANDS_WITHIN = 10_000;

async function prepare(stage: Stage, { opening, others = [] }: FirstVisit): Promise<void> {
  await open(stage, opening, {});
  for (const other of others) await open(stage, other, { in: stage.guild.channel(other.command) });
}

async function open(stage: Stage, { command, options = {} }: Opening, where: Where): Promise<void> {
  const { emulator, people } = stage;
  const [name = ''] = command.split(' ');
  await soon(emulator.changes, {
    look: () => [...emulator.world.commands.values()].find(({ json }) => json.name === name) ?? null,
    within: COMMANDS_WITHIN,
    complaint: () => `the bot never offered /${name}`,
  });
  const [first] = people.values();
  await first?.slash(command, options, where);
}
