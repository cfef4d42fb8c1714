import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Discord } from '../discord.ts';
import type { Faults, RequestFault } from '../faults.ts';
import type { Recording } from '../recording.ts';
import type { ErrorTree } from '../validation/error-tree.ts';
import { snowflake } from '../validation/scalar.ts';
import { type Body, readBody } from './body.ts';
import { DiscordError, notFound, refusal, refuseIf, tooManyRequests, unauthorized } from './errors.ts';
import { type Answer, cut, readBytes, send } from './http.ts';
import { InvalidRequests } from './invalid-requests.ts';
import { type Headers, RateLimits } from './rate-limits.ts';
import { type Match, Router } from './router.ts';
import { ROUTES } from './routes/all.ts';

const ROUTER = new Router(ROUTES);

interface Incoming {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly match: Match | null;
  readonly request: IncomingMessage;
}

/** The request side of Discord: routes, refuses, limits, fails on demand, and records. */
export class Rest {
  /** Requests being worked on right now. */
  inFlight = 0;
  readonly #discord: Discord;
  readonly #faults: Faults;
  readonly #recording: Recording;
  readonly #limits: RateLimits;
  readonly #invalid: InvalidRequests;

  constructor(discord: Discord, faults: Faults, recording: Recording) {
    this.#discord = discord;
    this.#faults = faults;
    this.#recording = recording;
    this.#limits = new RateLimits(discord.clock);
    this.#invalid = new InvalidRequests(discord.clock, discord.settings.invalidRequests);
  }

  async serve(request: IncomingMessage, response: ServerResponse, path: string, query: URLSearchParams): Promise<void> {
    const method = request.method ?? 'GET';
    const incoming = { method, path, query, match: ROUTER.find(method, path), request };
    if (incoming.match === null) this.#recording.unknownRoutes.push(`${method} ${path}`);
    this.inFlight++;
    try {
      await this.#exchange(incoming, response);
    } catch (error) {
      this.#recording.breakdowns.push(error);
      send(response, { status: 500, json: { message: '500: Internal Server Error', code: 0 }, headers: {} });
    } finally {
      this.inFlight--;
    }
  }

  async #exchange(incoming: Incoming, response: ServerResponse): Promise<void> {
    const { method, match, request } = incoming;
    const raw = await readBytes(request);
    if (raw === 'aborted') return;
    const fault = match && this.#faults.ofRequest(method, match.route.template);
    if (fault?.kind === 'drop') return cut(response);
    if (fault?.kind === 'late') {
      this.#faults.postpone(() => this.#carryOut(incoming, raw, null));
      return cut(response);
    }
    if (fault?.kind === 'delay') await this.#pause(fault.milliseconds);
    const answer = this.#carryOut(incoming, raw, fault);
    if (fault?.kind === 'lost-answer') return cut(response);
    response.setHeader('date', new Date(this.#discord.clock.now()).toUTCString());
    send(response, answer);
  }

  #carryOut(incoming: Incoming, raw: Buffer | 'too-large', fault: RequestFault | null): Answer {
    const body = parsed(incoming.request, raw);
    const barred = this.#barred();
    const answer = answerOf(fault) ?? barred ?? this.#answer(incoming, body);
    if (this.#discord.settings.rateLimits) this.#invalid.note(answer.status);
    if (this.#recording.on && answer !== barred) this.#record(incoming, body, answer);
    return answer;
  }

  /** What Cloudflare says in Discord's place: nothing that a client library could read. */
  #barred(): Answer | null {
    const seconds = this.#invalid.secondsBarred();
    return seconds === null ? null : { status: 429, json: null, headers: { 'retry-after': String(seconds) } };
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#discord.clock.after(milliseconds, resolve);
    });
  }

  #answer({ match, query, request }: Incoming, body: Body | DiscordError): Answer {
    let headers: Headers = {};
    try {
      if (isBlocked(request.headers['user-agent'])) throw refusal(40333);
      if (match === null) throw notFound();
      if (match.route.needsToken && !this.#isBot(request)) throw unauthorized();
      if (this.#discord.settings.rateLimits) headers = this.#limits.admit(match);
      if (body instanceof DiscordError) throw body;
      refuseIf(refuseIds(match.params));
      const { json, uploads } = body;
      const reply = match.route.handle(this.#discord, { params: match.params, query, body: json, uploads });
      return { status: reply.status, json: reply.json, headers };
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      return { status: error.status, json: error.body, headers: { ...headers, ...error.headers } };
    }
  }

  #isBot({ headers }: IncomingMessage): boolean {
    return headers.authorization === `Bot ${this.#discord.credentials.token}`;
  }

  #record({ method, path, query, match }: Incoming, body: Body | DiscordError, { status, json }: Answer): void {
    const { json: sent, uploads } = body instanceof DiscordError ? NOTHING : body;
    this.#recording.exchanges.push({
      method,
      route: path,
      template: match?.route.template ?? path,
      query: Object.fromEntries(query),
      request: sent,
      files: uploads.length,
      status,
      response: json,
    });
  }
}

/** Discord asks for a User-Agent that says who is calling; Python's own is known to be shut out. */
const isBlocked = (agent = ''): boolean => agent === '' || agent.startsWith('Python-urllib');

/** Whatever a path names by its id must be a snowflake. */
function refuseIds(params: Match['params']): ErrorTree | null {
  for (const [name, value] of Object.entries(params)) {
    const wrong = name.endsWith('_id') ? snowflake(value) : null;
    if (wrong !== null) return { [name]: wrong };
  }
  return null;
}

const NOTHING: Body = { json: null, uploads: [] };

function parsed(request: IncomingMessage, raw: Buffer | 'too-large'): Body | DiscordError {
  if (raw === 'too-large') return refusal(40005);
  try {
    return readBody(request.headers['content-type'] ?? '', raw);
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
    case 'refused': {
      const { status, code, message = 'Refused' } = fault;
      return { status, json: { message, code }, headers: {} };
    }
    case 'delay':
    case 'drop':
    case 'late':
    case 'lost-answer':
    case undefined:
      return null;
  }
}
