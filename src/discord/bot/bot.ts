import type { Logger } from 'pino';
import { hasFirst, isOwn, type ShardRange } from '#shared/shard-range.ts';
import type { DatabaseOptions } from '#store/sqlite/database.ts';
import { type Chance, REAL_CHANCE } from '#tables/adapters/secret-source.ts';
import { SYSTEM_CLOCK } from '#tables/adapters/system-clock.ts';
import type { Clock, ComputerPlayer } from '#tables/ports.ts';
import { gamesOnOffer } from '#tables/rulebook.ts';
import { closedToBanned } from '#tables/servers/closed-to.ts';
import { createTables, type Tables } from '#tables/service/tables.ts';
import { createPictures, type Pictures } from '#workers/pictures.ts';
import { createHouse } from '../admin/house.ts';
import { createAnnouncer } from '../announcer/announcer.ts';
import { type OperatorSettings, operatorOf, UNKNOWN_OPERATOR } from '../around/operator.ts';
import { registerCommands } from '../commands/registration.ts';
import { createExamination } from '../doctor/discord-examination.ts';
import { whenStale } from '../play/play-routes.ts';
import { createRenewals } from '../play/renewals.ts';
import { createReaders } from '../readers/readers.ts';
import { COMMANDS, ROUTES } from '../routes.ts';
import { type BotWatch, NOBODY_WATCHES } from '../watch.ts';
import type { Pace } from '../wire/acknowledgement.ts';
import { type Attendance, createAttendance } from '../wire/attendance.ts';
import { createBrakes } from '../wire/brakes.ts';
import { homesIn } from '../wire/channel-threads.ts';
import { contextsFrom } from '../wire/contexts.ts';
import { createConversations } from '../wire/conversations.ts';
import { COST_LIMITS } from '../wire/costs.ts';
import { invitationOf } from '../wire/invitation.ts';
import { mayWrite, watchServers } from '../wire/open-channels.ts';
import { createPoster } from '../wire/poster.ts';
import type { Predecessor } from '../wire/presses.ts';
import { createPrivatePanels } from '../wire/private-panels.ts';
import type { ContextFor } from '../wire/route.ts';
import { createRouter } from '../wire/router.ts';
import { safeError } from '../wire/safe-error.ts';
import { createSession, type Session } from '../wire/session.ts';
import { createUploads } from '../wire/uploads.ts';
import { careForThreads } from './kept-threads.ts';
import { painter, warmUp } from './painter.ts';
import { type Bot, runningBot } from './running-bot.ts';
import { tableChannels } from './table-channels.ts';
import { createUpkeep } from './upkeep.ts';
import { openWatchedStores, reportTo } from './watched-stores.ts';

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
  /** How long a trouble of the database that passes is waited for, in milliseconds. */
  readonly storePatience?: number;
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

const salted = (tables: Tables, { salt }: Chance): Tables => ({
  ...tables,
  start: (table, by, click) => tables.start(table, by, salt(click)),
  playNow: (table, by, click) => tables.playNow(table, by, salt(click)),
});

const noting =
  (attendance: Attendance, contextFor: ContextFor): ContextFor =>
  (sender, occasion) => {
    attendance.pressed(sender.person);
    return contextFor(sender, occasion);
  };

export async function startBot(options: BotOptions): Promise<Bot> {
  const { database, computer, shards = null } = options;
  const log = options.log.child({}, { serializers: { err: safeError } });
  const { clock = SYSTEM_CLOCK, chance = REAL_CHANCE, watch = NOBODY_WATCHES, showTemplateGames = false } = options;
  const games = gamesOnOffer(showTemplateGames);
  const opening = { sqlite: options.sqlite, patience: options.storePatience, shards };
  const stores = await openWatchedStores(database, opening, watch, log);
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
  const channels = tableChannels({ client, poster, stores, announcer, keepThread: threads.keep });
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
  return runningBot({ ready, lost, stores, work, endings, patience: options.patience, log });
}
