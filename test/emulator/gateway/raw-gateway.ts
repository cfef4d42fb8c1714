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
  readonly #waiting = new Set<() => void>();

  constructor({ origin, token }: Emulator, query = 'v=10&encoding=json') {
    this.#token = token;
    this.#socket = new WebSocket(`${origin.replace('http', 'ws')}/?${query}`);
    this.#socket.on('message', (data) => {
      this.received.push(JSON.parse(String(data)));
      for (const attempt of this.#waiting) attempt();
    });
    this.#socket.on('error', () => {});
    this.closed = new Promise((resolve) => this.#socket.on('close', resolve));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
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
  next(wanted: number | string): Promise<Payload> {
    return this.#found(
      () => this.received.find(({ op, t }) => (typeof wanted === 'number' ? op === wanted : t === wanted)) ?? null,
    );
  }

  /** A heartbeat's answer comes after everything sent before it. */
  async caughtUp(): Promise<void> {
    const before = this.#acks();
    this.send(1, null);
    await this.#found(() => this.#acks() > before || null);
  }

  events(): string[] {
    return this.received.flatMap(({ t }) => t ?? []);
  }

  #found<T>(look: () => T | null): Promise<T> {
    return new Promise((resolve) => {
      const attempt = () => {
        const found = look();
        if (found === null) return;
        this.#waiting.delete(attempt);
        resolve(found);
      };
      this.#waiting.add(attempt);
      attempt();
    });
  }

  #acks(): number {
    return this.received.filter(({ op }) => op === 11).length;
  }
}

/** Guilds, guild messages and direct messages among them. */
export const ALL_UNPRIVILEGED = (1 << 0) | (1 << 9) | (1 << 12);
