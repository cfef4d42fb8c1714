import { WebSocket } from 'ws';
import type { Emulator } from '#emulator/emulator.ts';

export interface Payload {
  readonly op: number;
  readonly t: string | null;
  readonly s: number | null;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of any shape
  readonly d: any;
}

/** A gateway client that does nothing by itself. */
export class RawGateway {
  readonly received: Payload[] = [];
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #token: string;
  #waiting: (() => void)[] = [];

  constructor({ origin, token }: Emulator, query = 'v=10&encoding=json') {
    this.#token = token;
    this.#socket = new WebSocket(`${origin.replace('http', 'ws')}/?${query}`);
    this.#socket.on('message', (data) => {
      this.received.push(JSON.parse(String(data)));
      for (const look of this.#waiting) look();
    });
    this.#socket.on('error', () => {});
    this.closed = new Promise((resolve) => this.#socket.on('close', resolve));
  }

  send(op: number, d: unknown): void {
    this.#socket.send(JSON.stringify({ op, d }));
  }

  sendText(text: string): void {
    this.#socket.send(text);
  }

  close(code = 4000): void {
    this.#socket.close(code);
  }

  identify(more: object = {}): void {
    const properties = { os: 'test', browser: 'test', device: 'test' };
    this.send(2, { token: this.#token, intents: ALL_UNPRIVILEGED, properties, ...more });
  }

  resume(session_id: string, seq: number, token = this.#token): void {
    this.send(6, { token, session_id, seq });
  }

  /** The first payload of this operation, or event of this name, now or later. */
  async next(wanted: number | string): Promise<Payload> {
    const find = () => this.received.find(({ op, t }) => (typeof wanted === 'number' ? op === wanted : t === wanted));
    const now = find();
    if (now !== undefined) return now;
    return new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (found === undefined) return;
        this.#waiting = this.#waiting.filter((each) => each !== look);
        resolve(found);
      };
      this.#waiting.push(look);
    });
  }

  /** A heartbeat's answer comes after everything sent before it. */
  async caughtUp(): Promise<void> {
    const before = this.#acks();
    this.send(1, null);
    while (this.#acks() === before) await new Promise<void>((resolve) => this.#waiting.push(once(resolve)));
  }

  events(): string[] {
    return this.received.flatMap(({ t }) => t ?? []);
  }

  #acks(): number {
    return this.received.filter(({ op }) => op === 11).length;
  }
}

const once = (act: () => void) => act;

/** Guilds, guild messages and direct messages among them. */
export const ALL_UNPRIVILEGED = (1 << 0) | (1 << 9) | (1 << 12);
