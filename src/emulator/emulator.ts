import { Changes } from './changes.ts';
import { Clock } from './clock.ts';
import type { Discord, Settings } from './discord.ts';
import { Faults } from './faults.ts';
import { Gateway, type GatewaySettings } from './gateway/gateway.ts';
import { PRIVILEGED_INTENTS } from './gateway/intents.ts';
import { GuildHandle } from './people/guild.ts';
import { Outcomes } from './people/outcome.ts';
import { Recording } from './recording.ts';
import { Rest } from './rest/rest.ts';
import { EmulatorServer } from './server.ts';
import { Snowflakes } from './snowflake.ts';
import { createGuild, type GuildPlan } from './world/guilds.ts';
import { addUser } from './world/users.ts';
import { emptyWorld, newestId, type World } from './world/world.ts';

export interface EmulatorOptions {
  /** The bot's token; the default is obviously no real one. */
  readonly token?: string;
  readonly botName?: string;
  /** Keep every exchange and dispatch, for tests to look at. */
  readonly record?: boolean;
  /** Discord's limits per route and in all, with their headers and 429s. */
  readonly rateLimits?: boolean;
  /** In milliseconds. */
  readonly heartbeatInterval?: number;
  /** The privileged gateway intents the application was granted; all of them by default. */
  readonly privilegedIntents?: number;
  readonly shards?: number;
  readonly maxConcurrency?: number;
  readonly oldEditsPerHour?: number;
  /** A world saved earlier, to go on with. */
  readonly world?: World;
}

const DEFAULT_TOKEN = 'not-a-real-token.emulator.loopback-only';

/** A Discord of one's own on 127.0.0.1: the real protocols, no account, no network. */
export class Emulator {
  readonly token: string;
  readonly clock = new Clock();
  readonly faults = new Faults();
  readonly changes = new Changes();
  readonly recording: Recording;
  readonly gateway: Gateway;
  readonly world: World;
  /** What all parts work on; for who shows this Discord, or looks into it. */
  readonly discord: Discord;
  readonly #outcomes: Outcomes;
  readonly #rest: Rest;
  readonly #server: EmulatorServer;
  #port = 0;

  constructor(options: EmulatorOptions = {}) {
    this.token = options.token ?? DEFAULT_TOKEN;
    this.recording = new Recording(options.record ?? true);
    const ids = new Snowflakes(this.clock);
    this.world = options.world ?? freshWorld(ids, options.botName ?? 'Bot');
    ids.continueAfter(newestId(this.world));
    const settings = settingsFrom(options);
    const { token, clock, changes, faults, recording, world } = this;
    this.discord = { world, clock, ids, changes, settings, deadlines: new Map(), origin: () => this.origin };
    this.#outcomes = new Outcomes(changes);
    this.gateway = new Gateway(this.discord, { token, ...gatewayOptions(options) }, faults, recording);
    this.#rest = new Rest(this.discord, { token, rateLimits: options.rateLimits ?? true }, faults, recording);
    this.#server = new EmulatorServer(this.#rest, this.gateway, world);
  }

  /** Port 0 takes any free one. Returns what a client needs to connect. */
  async listen(port = 0): Promise<{ readonly api: string; readonly token: string; readonly port: number }> {
    this.#port = await this.#server.listen(port);
    return { api: this.api, token: this.token, port: this.#port };
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
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
    this.recording.assertNoSurprises();
  }

  #isBusy(): boolean {
    if (this.#rest.inFlight > 0) return true;
    return [...this.world.interactions.values()].some(({ progress }) => UNSETTLED.has(progress.kind));
  }
}

/** How many turns of the event loop must pass without work. */
const QUIET_ROUNDS = 5;
const UNSETTLED: ReadonlySet<string> = new Set(['waiting', 'thinking']);

function settingsFrom({ maxConcurrency = 1, shards = 1, oldEditsPerHour = 3 }: EmulatorOptions): Settings {
  return { maxConcurrency, shards, oldEditsPerHour };
}

function gatewayOptions({
  heartbeatInterval = 41_250,
  privilegedIntents = PRIVILEGED_INTENTS,
}: EmulatorOptions): Omit<GatewaySettings, 'token'> {
  return { heartbeatInterval, privilegedIntents };
}

function freshWorld(ids: Snowflakes, botName: string): World {
  const ownerId = ids.next();
  const world = emptyWorld({ id: ids.next(), name: botName, ownerId });
  const blank = { displayName: null, locale: 'en-US', dmsClosed: false };
  addUser(world, { ...blank, id: ownerId, username: 'owner', bot: false });
  addUser(world, { ...blank, id: world.application.id, username: botName, bot: true });
  return world;
}
