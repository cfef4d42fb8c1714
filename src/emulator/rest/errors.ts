import type { ErrorTree } from '../validation/error-tree.ts';

/** Discord's refusals by code: the HTTP status and the words it sends with each. */
const REFUSALS = {
  0: [404, '404: Not Found'],
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10011: [404, 'Unknown Role'],
  10013: [404, 'Unknown User'],
  10014: [404, 'Unknown Emoji'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  20012: [403, 'You are not authorized to perform this action on this application'],
  30003: [400, 'Maximum number of pins reached (250)'],
  30015: [400, 'Maximum number of attachments in a message reached (10)'],
  30032: [400, 'Maximum number of application commands reached (100)'],
  30034: [400, 'Max number of daily application command creates has been reached (200)'],
  40003: [403, 'You are opening direct messages too fast'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  40333: [403, 'internal network error'],
  50001: [403, 'Missing Access'],
  50003: [403, 'Cannot execute action on a DM channel'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50013: [403, 'Missing Permissions'],
  50021: [403, 'Cannot execute action on a system message'],
  50024: [400, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50033: [400, 'Invalid Recipient(s)'],
  50034: [400, 'You can only bulk delete messages that are under 14 days old.'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  50278: [403, 'Cannot send messages to this user'],
  160004: [400, 'A thread has already been created for this message'],
} as const satisfies Record<number, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** A refusal on its way to the client; thrown by a route, answered by the server. */
export class DiscordError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>, headers: Readonly<Record<string, string>> = {}) {
    super(`${status} ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export function refusal(code: RefusalCode): DiscordError {
  const [status, message] = REFUSALS[code];
  return new DiscordError(status, { message, code });
}

/** 50035 with the tree that says which field is wrong and why. */
export function invalidForm(errors: ErrorTree): DiscordError {
  return new DiscordError(400, { message: 'Invalid Form Body', code: 50035, errors });
}

export function refuseIf(errors: ErrorTree | null): void {
  if (errors !== null) throw invalidForm(errors);
}

export const unauthorized = (): DiscordError => new DiscordError(401, { message: '401: Unauthorized', code: 0 });

export const notFound = (): DiscordError => refusal(0);

export function tooManyRequests(
  retryAfter: number,
  {
    global = false,
    code,
    message,
  }: { readonly global?: boolean; readonly code?: number; readonly message?: string } = {},
): DiscordError {
  const body = {
    message: message ?? 'You are being rate limited.',
    retry_after: retryAfter,
    global,
    ...(code !== undefined && { code }),
  };
  return new DiscordError(429, body, {
    'retry-after': String(Math.ceil(retryAfter)),
    'x-ratelimit-scope': global ? 'global' : 'user',
    ...(global && { 'x-ratelimit-global': 'true' }),
  });
}
