import type { Duplex } from 'node:stream';
import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import type { Session } from './session.ts';

/** What a client sends; read leniently, judged by each operation. */
export interface ClientPayload {
  readonly op: number;
  readonly d: unknown;
}

/** What a connection needs of the gateway behind it. */
export interface Reception {
  readonly heartbeatInterval: number;
  identify(connection: Connection, data: unknown): void;
  resume(connection: Connection, data: unknown): void;
  requestMembers(session: Session, data: unknown): void;
  disconnected(connection: Connection, code: number): void;
}

/** A client may send this many payloads a minute (4008). */
const PAYLOADS_PER_MINUTE = 120;
/** In bytes (4002). */
const LARGEST_PAYLOAD = 4_096;
/** In milliseconds: HELLO comes a network later than the upgrade, never in the same packet. */
const GREET_AFTER = 5;
/** A client that misses a heartbeat by this factor is gone. */
const HEARTBEAT_PATIENCE = 1.5;

/** One socket: says hello, keeps the beat, and belongs to a session once it has said who it is. */
export class Connection {
  session: Session | null = null;
  /** What the session sends through while this is its connection. */
  readonly deliver = (payload: string): void => this.sendText(payload);
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #reception: Reception;
  readonly #greeting: NodeJS.Timeout;
  #silence: NodeJS.Timeout | null = null;
  #minuteStarted = Date.now();
  #payloadsThisMinute = 0;
  #isGathering = false;

  constructor(socket: WebSocket, wire: Duplex, reception: Reception) {
    this.#socket = socket;
    this.#wire = wire;
    this.#reception = reception;
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('close', (code) => this.#leave(code));
    // A reset connection also closes; the error itself tells nothing more.
    socket.on('error', () => {});
    this.#greeting = setTimeout(() => this.#greet(), GREET_AFTER);
  }

  #greet(): void {
    this.send(GatewayOpcodes.Hello, { heartbeat_interval: this.#reception.heartbeatInterval, _trace: [] });
    this.#expectHeartbeat();
  }

  send(op: GatewayOpcodes, d: unknown = null): void {
    this.sendText(JSON.stringify({ op, d, s: null, t: null }));
  }

  sendText(payload: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#gather();
    this.#socket.send(payload);
  }

  /** What is sent within one turn of the event loop goes out in one piece: under load that is cheaper by far. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#wire.cork();
    setImmediate(() => {
      this.#isGathering = false;
      this.#wire.uncork();
    });
  }

  close(code: number, reason = ''): void {
    this.#socket.close(code, reason);
  }

  /** Cuts the wire without a word, as a failing network does. */
  drop(): void {
    this.#socket.terminate();
  }

  #leave(code: number): void {
    clearTimeout(this.#greeting);
    if (this.#silence !== null) clearTimeout(this.#silence);
    this.#reception.disconnected(this, code);
  }

  /** By the machine's clock, as the client beats by it too: turning the emulator's clock must not cut anyone off. */
  #expectHeartbeat(): void {
    if (this.#silence !== null) clearTimeout(this.#silence);
    const patience = this.#reception.heartbeatInterval * HEARTBEAT_PATIENCE;
    this.#silence = setTimeout(() => this.close(GatewayCloseCodes.SessionTimedOut, 'Session timed out.'), patience);
    this.#silence.unref();
  }

  #receive(text: string): void {
    const payload = Buffer.byteLength(text) > LARGEST_PAYLOAD ? null : parsePayload(text);
    if (this.#isFlooding()) this.close(GatewayCloseCodes.RateLimited, 'You are being rate limited.');
    else if (payload === null) this.close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
    else this.#obey(payload);
  }

  #isFlooding(): boolean {
    const now = Date.now();
    if (now - this.#minuteStarted >= 60_000) {
      this.#minuteStarted = now;
      this.#payloadsThisMinute = 0;
    }
    return ++this.#payloadsThisMinute > PAYLOADS_PER_MINUTE;
  }

  #obey({ op, d }: ClientPayload): void {
    switch (op) {
      case GatewayOpcodes.Heartbeat:
        this.#expectHeartbeat();
        this.send(GatewayOpcodes.HeartbeatAck);
        break;
      case GatewayOpcodes.Identify:
        this.#introduce(() => this.#reception.identify(this, d));
        break;
      case GatewayOpcodes.Resume:
        this.#introduce(() => this.#reception.resume(this, d));
        break;
      case GatewayOpcodes.RequestGuildMembers:
        this.#asSession((session) => this.#reception.requestMembers(session, d));
        break;
      case GatewayOpcodes.PresenceUpdate:
      case GatewayOpcodes.VoiceStateUpdate:
        this.#asSession(() => {});
        break;
      default:
        this.close(GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
    }
  }

  #introduce(act: () => void): void {
    if (this.session !== null) this.close(GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
    else act();
  }

  #asSession(act: (session: Session) => void): void {
    if (this.session === null) this.close(GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
    else act(this.session);
  }
}

function parsePayload(text: string): ClientPayload | null {
  try {
    const payload: unknown = JSON.parse(text);
    const isPayload =
      typeof payload === 'object' && payload !== null && 'op' in payload && typeof payload.op === 'number';
    return isPayload ? (payload as ClientPayload) : null;
  } catch {
    return null;
  }
}
