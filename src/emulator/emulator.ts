import { Changes } from './changes.ts';
import { Clock } from './clock.ts';
import type { Discord } from './discord.ts';
import { Faults } from './faults.ts';
import { Gateway } from './gateway/gateway.ts';
import { SessionStarts } from './gateway/session-starts.ts';
import { followMeetings, type UnresolvedMention } from './people/acquaintance.ts';
import { GuildHandle } from './people/guild.ts';
import { Outcomes } from './people/outcome.ts';
import { followPushes } from './people/pushes.ts';
import { Recording } from './recording.ts';
import { Rest } from './rest/rest.ts';
import { type Certificate, EmulatorServer } from './server.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { Snowflakes } from './snowflake.ts';
import { Unsettled } from './unsettled.ts';
import { createGuild, endTimeOuts, type GuildPlan } from './world/guilds.ts';
import { archiveSilentThreads } from './world/thread-life.ts';
import { addUser } from './world/users.ts';
import { type ApplicationSettings, emptyWorld, newestId, type World } from './world/world.ts';

export interface EmulatorOptions extends Partial<Settings> {
  /** The bot's token; the default is obviously no real one. */
  readonly token?: string;
  readonly botName?: string;
  /** Where the application can be installed: 0 to a guild (and nowhere else unless said otherwise), 1 to a user. */
  readonly integrationTypes?: readonly number[];
  /** What its owner has set in the portal; a new application's settings unless said otherwise. */
  readonly application?: Partial<ApplicationSettings>;
  /** Keep every exchange and dispatch, for tests to look at. */
  readonly record?: boolean;
  /** For clients that speak nothing but TLS: a key and a certificate for 127.0.0.1, as PEM. */
  readonly https?: Certificate;
  /** A world saved earlier, to go on with. */
  readonly world?: World;
}

const DEFAULT_TOKEN = 'not-a-real-token.emulator.loopback-only';

/** A Discord of one's own on 127.0.0.1: the real protocols, no account, no network. */
export class Emulator {
  readonly clock = new Clock();
  readonly faults = new Faults();
  readonly changes = new Changes();
  readonly recording: Recording;
  readonly gateway: Gateway;
  readonly world: World;
  /** What all parts work on; for whoever shows this Discord, or looks into it. */
  readonly discord: Discord;
  readonly #outcomes: Outcomes;
  readonly #unsettled: Unsettled;
  readonly #rest: Rest;
  readonly #server: EmulatorServer;
  #port = 0;

  constructor(options: EmulatorOptions = {}) {
    this.recording = new Recording(options.record ?? true);
    const ids = new Snowflakes(this.clock);
    this.world = options.world ?? freshWorld(ids, options);
    if (options.world !== undefined) ids.continueAfter(newestId(options.world));
    const { clock, changes, faults, recording, world } = this;
    const settings = { ...DEFAULT_SETTINGS, ...options };
    this.discord = {
      ...{ world, clock, ids, changes, settings, deadlines: new Map(), met: new Map(), pushes: new Map() },
      credentials: { token: options.token ?? DEFAULT_TOKEN },
      sessionStarts: new SessionStarts(clock, settings.sessionStarts, settings.maxConcurrency),
      origin: () => this.origin,
    };
    archiveSilentThreads(this.discord);
    endTimeOuts(this.discord);
    if (recording.on) followPeople(this.discord, recording);
    this.#outcomes = new Outcomes(changes);
    this.#unsettled = new Unsettled(world, changes);
    this.gateway = new Gateway(this.discord, faults, recording);
    this.#rest = new Rest(this.discord, faults, recording);
    this.#server = new EmulatorServer(this.#rest, this.gateway, world, options.https ?? null);
  }

  /** Port 0 takes any free one. Returns what a client needs to connect. */
  async listen(port = 0): Promise<{ readonly api: string; readonly token: string; readonly port: number }> {
    this.#port = await this.#server.listen(port);
    return { api: this.api, token: this.token, port: this.#port };
  }

  /** The bot's; another one once Discord has reset it. */
  get token(): string {
    return this.discord.credentials.token;
  }

  get origin(): string {
    return `${this.#server.scheme}://127.0.0.1:${this.#port}`;
  }

  /** What goes into a client's settings in place of `https://discord.com/api`. */
  get api(): string {
    return `${this.origin}/api`;
  }

  get applicationId(): string {
    return this.world.application.id;
  }

  /** A new guild that has the bot in it. */
  createGuild(plan: Partial<GuildPlan> = {}): GuildHandle {
    const guild = createGuild(this.discord, { name: 'Guild', ...plan });
    return new GuildHandle(this.discord, this.#outcomes, guild);
  }

  get guilds(): GuildHandle[] {
    return [...this.world.guilds.values()].map((guild) => new GuildHandle(this.discord, this.#outcomes, guild));
  }

  /** Mentions that somebody's client could not name: `@unknown-user` on their screen. */
  unresolvedMentions(): readonly UnresolvedMention[] {
    return this.recording.unresolvedMentions;
  }

  /** Resolves once all interactions are answered, no answer is still "thinking", and no request is under way. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_ROUNDS; ) {
      quiet = this.#isBusy() ? 0 : quiet + 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Stops everything; throws when the emulator met a request it could not play its part in. */
  async close(): Promise<void> {
    this.clock.stop();
    await this.#server.close();
    this.recording.assertNoSurprises(this.discord.settings.strangers === 'unknown');
  }

  #isBusy(): boolean {
    return this.#rest.inFlight > 0 || !this.#unsettled.isEmpty;
  }
}

/**
 * So many turns of the event loop must pass without work. Up to seven were seen between two panels of a bot in this
 * process, each with its picture.
 */
const QUIET_ROUNDS = 50;

/** Who meets whom, who can't be named, and what rings. */
function followPeople(discord: Discord, recording: Recording): void {
  followMeetings(discord, (unresolved) => recording.unresolvedMentions.push(unresolved));
  followPushes(discord);
}

function freshWorld(ids: Snowflakes, options: EmulatorOptions): World {
  const { botName = 'Bot', integrationTypes = [0], application: settings = {} } = options;
  const ownerId = ids.next();
  const world = emptyWorld({ id: ids.next(), name: botName, ownerId, integrationTypes, settings });
  const blank = { displayName: null, locale: 'en-US', dmsClosed: false };
  addUser(world, { ...blank, id: ownerId, username: 'owner', bot: false });
  addUser(world, { ...blank, id: world.application.id, username: botName, bot: true });
  return world;
}
