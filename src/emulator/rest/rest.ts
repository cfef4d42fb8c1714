import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Discord } from '../discord.ts';
import type { Faults, RequestFault } from '../faults.ts';
import type { Recording } from '../recording.ts';
import { DiscordError, notFound, refusal, tooManyRequests, unauthorized } from './errors.ts';
import { type Body, readBody } from './multipart.ts';
import { type Headers, RateLimits } from './rate-limits.ts';
import { type Match, Router } from './router.ts';
import { ROUTES } from './routes/all.ts';

/** Ten files of ten MiB, and room for the rest of the form; in bytes. */
const LARGEST_REQUEST = 101 * 1024 * 1024;

const ROUTER = new Router(ROUTES);

export interface RestSettings {
  readonly token: string;
  readonly rateLimits: boolean;
}

interface Answer {
  readonly status: number;
  readonly json: unknown;
  readonly headers: Headers;
}

/** The request side of Discord: routes, refuses, limits, fails on demand, and records. */
export class Rest {
  /** Requests being worked on right now. */
  inFlight = 0;
  readonly #discord: Discord;
  readonly #settings: RestSettings;
  readonly #faults: Faults;
  readonly #recording: Recording;
  readonly #limits: RateLimits;

  constructor(discord: Discord, settings: RestSettings, faults: Faults, recording: Recording) {
    this.#discord = discord;
    this.#settings = settings;
    this.#faults = faults;
    this.#recording = recording;
    this.#limits = new RateLimits(discord.clock);
  }

  async serve(request: IncomingMessage, response: ServerResponse, path: string, query: URLSearchParams): Promise<void> {
    this.inFlight++;
    try {
      await this.#exchange(request, response, path, query);
    } catch (error) {
      this.#recording.breakdowns.push(error);
      send(response, { status: 500, json: { message: '500: Internal Server Error', code: 0 }, headers: {} });
    } finally {
      this.inFlight--;
    }
  }

  async #exchange(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    const method = request.method ?? 'GET';
    const match = ROUTER.find(method, path);
    if (match === null) this.#recording.unknownRoutes.push(`${method} ${path}`);
    const raw = await readBytes(request);
    if (raw === 'aborted') return;
    const fault = match && this.#faults.ofRequest(method, match.route.template);
    if (fault?.kind === 'drop') return cut(response);
    if (fault?.kind === 'delay') await this.#pause(fault.milliseconds);
    const body = await parsed(request, raw);
    const answer = answerOf(fault) ?? this.#answer(request, match, body, query);
    this.#record(method, path, match, query, body, answer);
    if (fault?.kind === 'lost-answer') return cut(response);
    send(response, answer);
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#discord.clock.after(milliseconds, resolve);
    });
  }

  #answer(request: IncomingMessage, match: Match | null, body: Body | DiscordError, query: URLSearchParams): Answer {
    let headers: Headers = {};
    try {
      if (match === null) throw notFound();
      if (match.route.needsToken && request.headers.authorization !== `Bot ${this.#settings.token}`)
        throw unauthorized();
      if (this.#settings.rateLimits) headers = this.#limits.admit(match);
      if (body instanceof DiscordError) throw body;
      const { json, uploads } = body;
      const { params } = match;
      const reply = match.route.handle(this.#discord, {
        params,
        query,
        body: json,
        uploads,
      });
      return { ...reply, headers };
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      return { status: error.status, json: error.body, headers: { ...headers, ...error.headers } };
    }
  }

  #record(
    method: string,
    path: string,
    match: Match | null,
    query: URLSearchParams,
    body: Body | DiscordError,
    { status, json }: Answer,
  ): void {
    if (!this.#recording.on) return;
    this.#recording.exchanges.push({
      method,
      route: path,
      template: match?.route.template ?? path,
      query: Object.fromEntries(query),
      request: body instanceof DiscordError ? null : body.json,
      files: body instanceof DiscordError ? 0 : body.uploads.length,
      status,
      response: json,
    });
  }
}

function readBytes(request: IncomingMessage): Promise<Buffer | 'too-large' | 'aborted'> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LARGEST_REQUEST) chunks.push(chunk);
    });
    request.on('end', () => resolve(size > LARGEST_REQUEST ? 'too-large' : Buffer.concat(chunks)));
    request.on('error', () => resolve('aborted'));
  });
}

async function parsed(request: IncomingMessage, raw: Buffer | 'too-large'): Promise<Body | DiscordError> {
  if (raw === 'too-large') return refusal(40005);
  try {
    return await readBody(request.headers['content-type'] ?? '', raw);
  } catch (error) {
    if (error instanceof DiscordError) return error;
    throw error;
  }
}

/** What a fault answers in the route's place; null when the route goes on with its work. */
function answerOf(fault: RequestFault | null): Answer | null {
  switch (fault?.kind) {
    case 'status':
      return { status: fault.status, json: { message: `${fault.status}: Server Error`, code: 0 }, headers: {} };
    case 'rate-limited': {
      const { status, body, headers } = tooManyRequests(fault.retryAfter, { global: fault.global ?? false });
      return { status, json: body, headers };
    }
    case 'delay':
    case 'drop':
    case 'lost-answer':
    case undefined:
      return null;
  }
}

function cut(response: ServerResponse): void {
  response.socket?.destroy();
}

function send(response: ServerResponse, { status, json, headers }: Answer): void {
  if (json === null) {
    response.writeHead(status, { ...headers }).end();
    return;
  }
  const text = JSON.stringify(json);
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      ...headers,
    })
    .end(text);
}
