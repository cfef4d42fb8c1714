import type { Discord } from '../discord.ts';
import type { Upload } from '../world/attachments.ts';

/** The names in a template: `'channel_id' | 'message_id'` of `/channels/{channel_id}/messages/{message_id}`. */
type ParameterOf<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

export interface RestRequest<Parameter extends string = string> {
  readonly params: Readonly<Record<Parameter, string>>;
  readonly query: URLSearchParams;
  /** The JSON body, not checked yet; null when there was none. */
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

export interface Reply {
  readonly status: number;
  /** Null sends no body. */
  readonly json: unknown;
}

export const ok = (json: unknown): Reply => ({ status: 200, json });
export const created = (json: unknown): Reply => ({ status: 201, json });
export const noContent: Reply = { status: 204, json: null };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Route {
  readonly method: Method;
  readonly template: string;
  readonly handle: (discord: Discord, request: RestRequest) => Reply;
  /** Whether a bot token must come with it; interaction tokens carry their own right. */
  readonly needsToken: boolean;
}

type Handler<Template extends string> = (discord: Discord, request: RestRequest<ParameterOf<Template>>) => Reply;

/** A route of the bot itself. */
export function route<Template extends string>(method: Method, template: Template, handle: Handler<Template>): Route {
  return { method, template, handle: handle as Route['handle'], needsToken: true };
}

/** A route anyone may use who has the interaction token in its path. */
export function openRoute<Template extends string>(
  method: Method,
  template: Template,
  handle: Handler<Template>,
): Route {
  return { ...route(method, template, handle), needsToken: false };
}

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

interface Compiled {
  readonly route: Route;
  readonly segments: readonly string[];
}

/** Finds the route of a path; a literal segment wins over a parameter (`@original` over `{message_id}`). */
export class Router {
  readonly #byShape = new Map<string, Compiled[]>();

  constructor(routes: readonly Route[]) {
    for (const each of routes) {
      const segments = each.template.split('/');
      const shape = `${each.method} ${segments.length}`;
      this.#byShape.set(shape, [...(this.#byShape.get(shape) ?? []), { route: each, segments }]);
    }
    for (const routesOfShape of this.#byShape.values()) routesOfShape.sort(byLiterals);
  }

  find(method: string, path: string): Match | null {
    const segments = path.split('/');
    for (const { route: candidate, segments: wanted } of this.#byShape.get(`${method} ${segments.length}`) ?? []) {
      const params = matchSegments(wanted, segments);
      if (params !== null) return { route: candidate, params };
    }
    return null;
  }
}

const literals = ({ segments }: Compiled): number => segments.filter((segment) => !segment.startsWith('{')).length;
const byLiterals = (a: Compiled, b: Compiled): number => literals(b) - literals(a);

function matchSegments(wanted: readonly string[], segments: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const actual = segments[index] ?? '';
    if (segment.startsWith('{')) params[segment.slice(1, -1)] = actual;
    else if (segment !== actual) return null;
  }
  return params;
}
