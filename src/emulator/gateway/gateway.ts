import type { Duplex } from 'node:stream';
import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import type { Discord } from '../discord.ts';
import type { Faults } from '../faults.ts';
import type { Recording } from '../recording.ts';
import { shardOf } from '../snowflake.ts';
import { guildCreateJson } from '../wire/guild.ts';
import { guildsOfBot } from '../world/guilds.ts';
import type { Guild } from '../world/world.ts';
import { Connection, type Reception } from './connection.ts';
import { dispatchesOf } from './dispatches.ts';
import { FaultyDelivery } from './faulty-delivery.ts';
import { hasIntent } from './intents.ts';
import { judgeIdentify, judgeResume } from './introduction.ts';
import { memberChunks } from './member-chunks.ts';
import type { Outgoing } from './outgoing.ts';
import { readyJson } from './ready.ts';
import { Session } from './session.ts';

/** A session nobody resumes within this time is gone. */
const RESUME_WITHIN = 180_000;

/** The event side of Discord: keeps sessions, tells each what it asked for, and lets them resume. */
export class Gateway implements Reception {
  readonly heartbeatInterval: number;
  readonly #discord: Discord;
  readonly #recording: Recording;
  readonly #sessions = new Map<string, Session>();
  readonly #connections = new Set<Connection>();

  constructor(discord: Discord, faults: Faults, recording: Recording) {
    this.#discord = discord;
    this.#recording = recording;
    this.heartbeatInterval = discord.settings.heartbeatInterval;
    const delivery = new FaultyDelivery(faults, discord.clock, (outgoing) => this.#deliver(outgoing));
    discord.changes.subscribe((change) => {
      if (this.#sessions.size === 0) return;
      for (const outgoing of dispatchesOf(discord, change)) delivery.send(outgoing);
    });
  }

  accept(socket: WebSocket, wire: Duplex, query: URLSearchParams): void {
    const spoken = query.get('v') === '10' && (query.get('encoding') ?? 'json') === 'json' && !query.has('compress');
    if (spoken) {
      this.#connections.add(new Connection(socket, wire, this));
      return;
    }
    this.#recording.unknownRoutes.push(`gateway ?${query}`);
    socket.close(GatewayCloseCodes.InvalidAPIVersion, 'Invalid API version.');
  }

  /** How many shards are connected and have said who they are. */
  get connected(): number {
    return [...this.#connections].filter(({ session }) => session !== null).length;
  }

  /** Cuts every wire (or that of one shard) without a word; sessions can be resumed. */
  drop(shard?: number): void {
    for (const connection of this.#connectionsOf(shard)) connection.drop();
  }

  close(code: GatewayCloseCodes, shard?: number): void {
    for (const connection of this.#connectionsOf(shard)) connection.close(code);
  }

  /** Op 7: asks clients to reconnect and resume. */
  askToReconnect(shard?: number): void {
    for (const connection of this.#connectionsOf(shard)) connection.send(GatewayOpcodes.Reconnect);
  }

  /** Op 9: ends the sessions, or says that they may be resumed. */
  invalidate({ resumable = false, shard }: { readonly resumable?: boolean; readonly shard?: number } = {}): void {
    for (const connection of this.#connectionsOf(shard)) {
      if (!resumable && connection.session !== null) this.#end(connection.session);
      connection.send(GatewayOpcodes.InvalidSession, resumable);
    }
  }

  /** Op 1: asks clients for a heartbeat at once. */
  askForHeartbeat(): void {
    for (const connection of this.#connections) connection.send(GatewayOpcodes.Heartbeat);
  }

  shutDown(): void {
    for (const connection of this.#connections) connection.drop();
    this.#sessions.clear();
  }

  identify(connection: Connection, data: unknown): void {
    const { world, settings, credentials } = this.#discord;
    const judged = judgeIdentify(data, { ...settings, ...credentials }, guildsOfBot(world));
    if (judged.kind === 'refused') connection.close(judged.code, judged.reason);
    else this.#admit(connection, new Session(judged.shard, judged.intents));
  }

  /** Who comes too soon is told to try again (op 9); who came too often today has lost the token. */
  #admit(connection: Connection, session: Session): void {
    const { sessionStarts, credentials, settings } = this.#discord;
    const admission = settings.rateLimits ? sessionStarts.admit(session.shard[0]) : 'welcome';
    if (admission === 'welcome') this.#welcome(connection, session);
    else connection.send(GatewayOpcodes.InvalidSession, false);
    if (admission !== 'exhausted' || !settings.resetsToken) return;
    credentials.token = `reset.${credentials.token}`;
    this.close(GatewayCloseCodes.AuthenticationFailed);
  }

  resume(connection: Connection, data: unknown): void {
    const judged = judgeResume(data, this.#discord.credentials.token, (id) => this.#resumable(id));
    switch (judged.kind) {
      case 'refused':
        connection.close(judged.code, judged.reason);
        break;
      case 'unknown-session':
        connection.send(GatewayOpcodes.InvalidSession, false);
        break;
      case 'accepted':
        this.#attach(connection, judged.session);
        for (const payload of judged.missed) connection.sendText(payload);
        this.#tell(judged.session, 'RESUMED', { _trace: [] });
    }
  }

  requestMembers(session: Session, data: unknown): void {
    for (const chunk of memberChunks(this.#discord.world, data, session.intents))
      this.#tell(session, 'GUILD_MEMBERS_CHUNK', chunk);
  }

  disconnected(connection: Connection, code: number): void {
    this.#connections.delete(connection);
    const { session } = connection;
    // A session that was resumed over another wire in the meantime goes on there.
    if (session === null || session.send !== connection.deliver) return;
    session.send = null;
    session.disconnectedAt = this.#discord.clock.now();
    // A client that says goodbye properly does not mean to come back.
    if (code === 1000 || code === 1001) this.#end(session);
  }

  #connectionsOf(shard: number | undefined): Connection[] {
    return [...this.#connections].filter(({ session }) => shard === undefined || session?.shard[0] === shard);
  }

  #guildsOf({ shard: [index, count] }: Session): Guild[] {
    return guildsOfBot(this.#discord.world).filter(({ id }) => shardOf(id, count) === index);
  }

  #attach(connection: Connection, session: Session): void {
    connection.session = session;
    session.send = connection.deliver;
    session.disconnectedAt = null;
  }

  #end(session: Session): void {
    this.#sessions.delete(session.id);
    session.send = null;
  }

  #welcome(connection: Connection, session: Session): void {
    for (const old of this.#sessions.values()) if (this.#isStale(old)) this.#end(old);
    this.#sessions.set(session.id, session);
    this.#attach(connection, session);
    const guilds = this.#guildsOf(session);
    this.#tell(session, 'READY', readyJson(this.#discord, session, guilds));
    if (!hasIntent(session.intents, GatewayIntentBits.Guilds)) return;
    const withMembers = hasIntent(session.intents, GatewayIntentBits.GuildPresences);
    for (const guild of guilds.filter(({ available }) => available)) {
      this.#tell(session, 'GUILD_CREATE', guildCreateJson(this.#discord.world, guild, withMembers));
    }
  }

  #resumable(id: string): Session | null {
    const session = this.#sessions.get(id) ?? null;
    return session && this.#isStale(session) ? null : session;
  }

  #isStale({ disconnectedAt }: Session): boolean {
    return disconnectedAt !== null && this.#discord.clock.now() - disconnectedAt > RESUME_WITHIN;
  }

  #deliver(outgoing: Outgoing): void {
    for (const session of this.#sessions.values()) {
      const data = session.wants(outgoing) ? outgoing.data(session.intents) : null;
      if (data !== null) this.#tell(session, outgoing.event, data);
    }
  }

  #tell(session: Session, event: string, data: unknown): void {
    if (this.#recording.on) this.#recording.dispatches.push({ event, data });
    session.tell(event, JSON.stringify(data));
  }
}
