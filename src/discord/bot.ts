/** The bot, put together and started: store, pictures, tables, Discord. The one file here that knows them all. */
import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { Logger } from 'pino';
import type { Scene } from '#render/scene.ts';
import { openDatabase } from '#store/database.ts';
import { createPanelStore } from '#store/panel-store.ts';
import { createTableStore } from '#store/table-store.ts';
import { SECRET_SOURCE, SYSTEM_DICE } from '#tables/adapters/secret-source.ts';
import { SYSTEM_CLOCK } from '#tables/adapters/system-clock.ts';
import { wanderingPlayer } from '#tables/adapters/wandering-player.ts';
import { channelId } from '#tables/ids.ts';
import type { Clock, ComputerPlayer, Problem, TableStore } from '#tables/ports.ts';
import { createTables, type Tables } from '#tables/service/tables.ts';
import { createPictures, type Pictures, within } from '#workers/pictures.ts';
import { createAnnouncer, type TableAnnouncer } from './announcer/announcer.ts';
import { createPoster, type Poster } from './announcer/poster.ts';
import { createCasts } from './casts.ts';
import { registerCommands } from './commands/registration.ts';
import { contextsFrom } from './contexts.ts';
import { whenStale } from './play/play-routes.ts';
import type { Rooms } from './rooms.ts';
import { createRouter, type Router } from './router.ts';
import { COMMANDS, ROUTES } from './routes.ts';

export interface BotOptions {
  readonly token: string;
  /** Where Discord's API is, such as `https://discord.com/api`. */
  readonly api: string;
  readonly databaseFile: string;
  readonly log: Logger;
  readonly clock?: Clock;
  readonly computer?: ComputerPlayer;
}

export interface Bot {
  /** Finishes what is under way, then lets go of everything. */
  stop(): Promise<void>;
}

type PanelStore = ReturnType<typeof createPanelStore>;

function roomsFrom(
  client: Client,
  poster: Poster,
  store: TableStore,
  panels: PanelStore,
  announcer: TableAnnouncer,
): Rooms {
  return {
    busyIn: (channel) => store.busyIn(channel),
    tableFor(channel, person) {
      const here = store.busyIn(channel) ?? panels.latestIn(channel);
      const [only, ...others] = here === null ? store.openTablesOf(person) : [here];
      return only !== undefined && others.length === 0 ? only : null;
    },
    async isThread(channel) {
      const room = await client.channels.fetch(channel).catch(() => null);
      return room?.isThread() ?? false;
    },
    async openThread(channel, name) {
      const opened = await poster.openThread(channel, name);
      return opened.ok ? channelId(opened.value) : null;
    },
    showAgain: (table) => announcer.showAgain(table),
  };
}

function reportTo(log: Logger) {
  return ({ kind, ...about }: Problem): void => {
    if ('error' in about) log.error({ err: about.error, table: about.table }, kind);
    else log.error(about, kind);
  };
}

/** Null when it took too long or failed: nothing waits for a picture. */
const promptPicture =
  (pictures: Pictures, log: Logger) =>
  async (scene: Scene): Promise<Buffer | null> => {
    const prompt = await within(pictures.picture(scene));
    if (prompt.kind === 'failed') log.error({ err: prompt.error }, 'a picture failed');
    return prompt.kind === 'ready' ? prompt.png : null;
  };

/** Interactions under way, so that a stop can wait for them. */
function listen(client: Client, router: Router): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  client.on(Events.InteractionCreate, (interaction) => {
    const answered = router(interaction).finally(() => underWay.delete(answered));
    underWay.add(answered);
  });
  return async () => {
    client.removeAllListeners(Events.InteractionCreate);
    await Promise.all(underWay);
  };
}

async function login(client: Client, token: string): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  return ready;
}

export async function startBot({ token, api, databaseFile, log, ...options }: BotOptions): Promise<Bot> {
  const { clock = SYSTEM_CLOCK, computer = wanderingPlayer(SYSTEM_DICE) } = options;
  const database = openDatabase(databaseFile);
  const store = createTableStore(database);
  const panels = createPanelStore(database);
  const pictures = createPictures();
  const picture = promptPicture(pictures, log);
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
  client.on(Events.Error, (error) => log.error({ err: error }, 'discord'));
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'discord'));

  const casts = createCasts(client);
  const poster = createPoster(client, log);
  const announcer = createAnnouncer({ poster, store: panels, casts, clock, log, picture, tables: () => tables });
  const report = reportTo(log);
  const tables: Tables = createTables({
    store,
    announcer,
    clock,
    secrets: SECRET_SOURCE,
    computer,
    dice: SYSTEM_DICE,
    report,
  });
  const rooms = roomsFrom(client, poster, store, panels, announcer);
  const contextFor = contextsFrom({ tables, casts, rooms, clock, log, picture });
  const finish = listen(client, createRouter({ routes: ROUTES, commands: COMMANDS, whenStale, contextFor, log }));

  const ready = await login(client, token);
  await registerCommands(ready, log);
  await tables.resume();
  const halt = tables.run();
  log.info({ bot: ready.user.tag, guilds: ready.guilds.cache.size }, 'ready');

  return {
    async stop() {
      halt();
      await finish();
      await tables.idle();
      await announcer.idle();
      await client.destroy();
      await pictures.close();
      database.client.close();
      log.info('stopped');
    },
  };
}
