/** The bot, put together and started: store, pictures, tables, Discord. The one file here that knows them all. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { Logger } from 'pino';
import { hasFirst, isOwn, type ShardRange } from '#shared/shard-range.ts';
import { openStores } from '#store/open-stores.ts';
import type { Stores } from '#store/sql/stores.ts';
import type { DatabaseOptions } from '#store/sqlite/database.ts';
import { type Chance, REAL_CHANCE } from '#tables/adapters/secret-source.ts';
import { SYSTEM_CLOCK } from '#tables/adapters/system-clock.ts';
import type { ChannelId } from '#tables/ids.ts';
import type { Clock, ComputerPlayer, TableCount, TableStore } from '#tables/ports.ts';
import { gamesOnOffer } from '#tables/rulebook.ts';
import { closedToBanned } from '#tables/servers/closed-to.ts';
import { createHousekeeping } from '#tables/servers/housekeeping.ts';
import { createTables, type Tables } from '#tables/service/tables.ts';
import { createPictures, type Pictures } from '#workers/pictures.ts';
import { createHouse } from './admin/house.ts';
import { addressedTables } from './announcer/addressed-tables.ts';
import { createAnnouncer, type TableAnnouncer } from './announcer/announcer.ts';
import { type CareParts, createThreadCare } from './announcer/thread-care.ts';
import { createNotices } from './around/notices.ts';
import { type Operator, type OperatorSettings, operatorOf, UNKNOWN_OPERATOR } from './around/operator.ts';
import { registerCommands } from './commands/registration.ts';
import { createExamination } from './doctor/discord-examination.ts';
import { painter, warmUp } from './painter.ts';
import { whenStale } from './play/play-routes.ts';
import { createRenewals } from './play/renewals.ts';
import { createReaders } from './readers/readers.ts';
import { COMMANDS, ROUTES } from './routes.ts';
import { type BotWatch, type Connection, NOBODY_WATCHES } from './watch.ts';
import { reportTo, watchedStores, watchStore } from './watched-stores.ts';
import type { Pace } from './wire/acknowledgement.ts';
import { type Attendance, createAttendance } from './wire/attendance.ts';
import { createBrakes } from './wire/brakes.ts';
import { createThreads, homesIn } from './wire/channel-threads.ts';
import type { Channels } from './wire/channels.ts';
import { connectionOf } from './wire/connection.ts';
import type { Context } from './wire/context.ts';
import { contextsFrom } from './wire/contexts.ts';
import { createConversations } from './wire/conversations.ts';
import { COST_LIMITS } from './wire/costs.ts';
import { invitationOf } from './wire/invitation.ts';
import { watchMembership } from './wire/membership.ts';
import { mayWrite, watchServers } from './wire/open-channels.ts';
import { createPoster, type Poster } from './wire/poster.ts';
import type { Predecessor, Presses } from './wire/presses.ts';
import { createPrivatePanels } from './wire/private-panels.ts';
import { fetchRoom } from './wire/rooms.ts';
import type { Sender } from './wire/route.ts';
import { createRouter } from './wire/router.ts';
import { safeError } from './wire/safe-error.ts';
import { createSession, type Session } from './wire/session.ts';
import { createThreadDoors, watchThreads } from './wire/thread-doors.ts';
import { createUploads } from './wire/uploads.ts';

export interface BotOptions {
  readonly token: string;
  /** The address of Discord's API, such as `https://discord.com/api`. */
  readonly api: string;
  /** A file, or the address of a database on a PostgreSQL server. */
  readonly database: string;
  /** The connections to Discord that this process has; null for all that Discord recommends. */
  readonly shards?: ShardRange | null;
  /** One that is logged in already, or will be; by default the bot makes its own. */
  readonly session?: Session;
  /** None by default. */
  readonly predecessor?: Predecessor;
  /** For a file. */
  readonly sqlite?: DatabaseOptions;
  readonly log: Logger;
  readonly clock?: Clock;
  /** Real randomness by default. */
  readonly chance?: Chance;
  readonly computer: ComputerPlayer;
  readonly operator?: OperatorSettings;
  /** Also offers the games that show how a game is built. */
  readonly showTemplateGames?: boolean;
  /** Painters that the caller owns and closes; by default the bot makes its own. */
  readonly pictures?: Pictures;
  /** How long a message waits for its picture, in milliseconds. */
  readonly picturePatience?: number;
  readonly pace?: Pace;
  readonly mostAtOnce?: number;
  /** Nobody by default. */
  readonly watch?: BotWatch;
  /** How long a stop waits for work under way, in milliseconds: a supervisor kills the process after a while. */
  readonly patience?: number;
}

/** Docker kills after ten seconds. */
const STOP_WITHIN = 8_000;

export interface Bot {
  /** Resolves with the reason when Discord refuses the bot for good; only `stop` makes sense then. */
  readonly lost: Promise<Error>;
  /** As it is now. */
  connection(): Connection;
  /** Resolves when all that went on at the start is checked, and told where it was not. */
  checked(): Promise<void>;
  /** The tables of each game in each state. */
  census(): Promise<readonly TableCount[]>;
  /** Begins nothing any more. Returns the interactions that came lately: whoever answers from now on leaves those to this one. */
  leave(): readonly string[];
  /** Finishes the work under way, then closes everything. */
  stop(): Promise<void>;
}

/** Discord tells the bot of all channels of a server, but not of private threads that it is not in. */
async function kindOf(client: Client, channel: ChannelId): Promise<'channel' | 'thread' | 'closed'> {
  try {
    const room = await fetchRoom(client, channel);
    return room?.isThread() ? 'thread' : 'channel';
  } catch (error) {
    const isClosed = error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.MissingAccess;
    return isClosed ? 'closed' : 'channel';
  }
}

function channelsFrom(
  client: Client,
  poster: Poster,
  store: TableStore,
  panels: Stores['panels'],
  announcer: TableAnnouncer,
  keepThread: (thread: ChannelId) => Promise<void>,
): Channels {
  return {
    busyIn: (channel) => store.busyIn(channel),
    async tableFor(channel, person) {
      const here = (await store.busyIn(channel)) ?? (await panels.latestIn(channel));
      const [only, ...others] = here === null ? await store.openTablesOf(person) : [here];
      return only !== undefined && others.length === 0 ? only : null;
    },
    kindOf: (channel) => kindOf(client, channel),
    async isShown(table) {
      await announcer.shown(table);
      return (await panels.panel(table)) !== null;
    },
    openThread: createThreads(poster, keepThread),
    tablesOf: (person) => addressedTables(person, store, panels),
    showAgain: announcer.showAgain,
  };
}

function careForThreads(client: Client, store: CareParts['store'], parts: Omit<CareParts, 'doors' | 'store'>) {
  const care = createThreadCare({ ...parts, store, doors: createThreadDoors(client, parts.log) });
  watchThreads(
    client,
    (channel) => void care.wake(channel).catch((err: unknown) => parts.log.error({ err }, 'a thread stays shut')),
  );
  const keep = (channel: ChannelId): Promise<void> => store.keepThread({ channel, renameAt: null, archiveAt: null });
  return { ...care, keep };
}

const salted = (tables: Tables, { salt }: Chance): Tables => ({
  ...tables,
  start: (table, by, click) => tables.start(table, by, salt(click)),
  playNow: (table, by, click) => tables.playNow(table, by, salt(click)),
});

interface UpkeepParts {
  readonly client: Client;
  readonly shards: ShardRange | null;
  readonly stores: Pick<Stores, 'tables' | 'panels' | 'servers' | 'notices'>;
  readonly tables: Tables;
  readonly poster: Poster;
  readonly clock: Clock;
  readonly log: Logger;
}

/** What is done by itself, beside the games: tidying up, and saying what whoever runs the bot has to say. */
function createUpkeep({ keepDays }: Operator, parts: UpkeepParts) {
  const { client, shards, stores, tables, poster, clock, log } = parts;
  const { tables: store, servers } = stores;
  const notices = createNotices({ store: stores.notices, shards, tables, poster, clock, log });
  const keeping = createHousekeeping({ tables: store, servers, clock, keepDays, report: reportTo(log) });
  const keepHouse = watchMembership(client, shards, keeping, log);
  let clearing: Promise<void> = Promise.resolve();
  const notCleared = (err: unknown): void => log.error({ err }, 'the lines of ended games stay');
  return {
    /** The result ends it. */
    async run(ready: Client<true>): Promise<() => void> {
      if (hasFirst(shards)) clearing = stores.panels.forgetEndedLines().catch(notCleared);
      const endings = [notices.run(), await keepHouse(ready)];
      return () => {
        for (const end of endings) end();
      };
    },
    async idle(): Promise<void> {
      await clearing;
      await notices.idle();
    },
  };
}

interface Work {
  readonly presses: Presses;
  readonly upkeep: { idle(): Promise<unknown> };
  readonly tables: Tables;
  readonly announcer: TableAnnouncer;
  /** Null if they are somebody else's. */
  readonly pictures: Pictures | null;
}

/** Waits for all that is under way, but not for longer than `patience`, in milliseconds. */
async function finishWork({ presses, upkeep, tables, announcer, pictures }: Work, patience: number): Promise<void> {
  const enough = wait(patience, undefined, { ref: false });
  await Promise.race([presses.idle().then(upkeep.idle).then(tables.idle).then(announcer.idle), enough]);
  if (pictures) await Promise.race([pictures.close(), enough]);
  // A picture that was ready at the last moment may have asked for one more panel.
  await Promise.race([announcer.idle(), enough]);
  announcer.close();
}

const noting = (attendance: Attendance, contextFor: (sender: Sender) => Promise<Context>) => (sender: Sender) => {
  attendance.pressed(sender.person);
  return contextFor(sender);
};

export async function startBot(options: BotOptions): Promise<Bot> {
  const { database, computer, shards = null } = options;
  const log = options.log.child({}, { serializers: { err: safeError } });
  const { clock = SYSTEM_CLOCK, chance = REAL_CHANCE, watch = NOBODY_WATCHES, showTemplateGames = false } = options;
  const games = gamesOnOffer(showTemplateGames);
  const opened = await openStores(database, watchStore(log, watch), { sqlite: options.sqlite, shards });
  const stores = watchedStores(opened, watch, log);
  const { tables: store, panels, direct: directStore } = stores;
  const { picturePatience, pictures = createPictures() } = options;
  const paint = painter(pictures, 'panel', log, watch, picturePatience);
  void warmUp(pictures);
  const session = options.session ?? createSession({ ...options, shards, clock, log, watch });
  const { client, presses, lost } = session;

  const readers = createReaders(client);
  const attendance = createAttendance(clock, stores.crew);
  const privatePanels = createPrivatePanels(clock, log);
  const poster = createPoster(client, createConversations({ client, store: directStore, clock, log }), log);
  const careParts = { readers, clock, log, crew: stores.crew, tables: () => tables, busyIn: store.busyIn };
  const threads = careForThreads(client, stores.threads, careParts);
  const announcer = createAnnouncer({
    ...{ poster, store: panels, hands: directStore, readers, attendance, games, clock, log, paint },
    ...{ threads, crew: stores.crew },
    tables: () => tables,
    renew: (table, people) => renew(table, people),
  });
  watchServers(client, (guild) => announcer.reopen(guild, (channel) => mayWrite(client, channel)));
  const seated = salted(
    createTables({
      ...chance,
      store,
      announcer,
      clock,
      computer,
      isOurs: (guild) => isOwn(guild, shards),
      report: reportTo(log),
    }),
    chance,
  );
  const tables = closedToBanned(seated, stores.servers);
  const operator = operatorOf(options.operator ?? UNKNOWN_OPERATOR, poster, log);
  const upkeep = createUpkeep(operator, { client, shards, stores, tables, poster, clock, log });
  const channels = channelsFrom(client, poster, store, panels, announcer, threads.keep);
  const examination = createExamination(client, clock, log);
  const invitation = (): string => (client.isReady() ? invitationOf(client) : '');
  const house = createHouse({ servers: stores.servers, store, tables, clock, poster, homeOf: homesIn(client) });
  const brakes = createBrakes(COST_LIMITS, clock);
  const contextFor = contextsFrom({
    ...{ brakes, tables, readers, channels, examination, games, clock, invitation, operator, house },
    paint: painter(pictures, 'answer', log, watch, picturePatience),
  });
  const renew = createRenewals({ panels: privatePanels, contextFor, log, crew: stores.crew });
  const router = createRouter({
    ...{ routes: ROUTES, commands: COMMANDS, whenStale, clock, log, uploads: createUploads() },
    ...{ contextFor: noting(attendance, contextFor), panels: privatePanels },
    ...{ pace: options.pace, mostAtOnce: options.mostAtOnce, watch },
  });
  presses.answerBy(router, options.predecessor ?? { kind: 'none' });

  const ready = await session.login();
  // Before anything else: nobody may move at a table whose rules have changed. What takes long goes on afterwards.
  await tables.resume();
  if (hasFirst(shards)) await registerCommands(ready, games, log);
  const endings = [tables.run(), announcer.run(), threads.run(), await upkeep.run(ready)];
  log.info({ bot: ready.user.tag, guilds: ready.guilds.cache.size, invite: invitation() }, 'ready');

  const own = pictures === options.pictures ? null : pictures;
  const work = { presses, upkeep, tables, announcer, pictures: own };
  return runningBot({ ready, lost, stores, work, endings, patience: options.patience ?? STOP_WITHIN, log });
}

interface RunningParts {
  readonly ready: Client<true>;
  readonly lost: Promise<Error>;
  readonly stores: Pick<Stores, 'tables' | 'close'>;
  readonly work: Work;
  /** Stop what is done again and again. */
  readonly endings: readonly (() => void)[];
  readonly patience: number;
  readonly log: Logger;
}

function runningBot({ ready, lost, stores, work, endings, patience, log }: RunningParts): Bot {
  const leave = (): readonly string[] => {
    for (const end of endings) end();
    return work.presses.leave();
  };
  return {
    lost,
    connection: () => connectionOf(ready),
    checked: work.tables.checked,
    census: () => stores.tables.census(),
    leave,
    async stop() {
      leave();
      await finishWork(work, patience);
      await ready.destroy();
      await stores.close();
      log.info('stopped');
    },
  };
}
