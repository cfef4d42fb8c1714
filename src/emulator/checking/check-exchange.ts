import * as z from 'zod/mini';
import type { Exchange } from '../exchange.ts';
import { type Operation, operationOf } from './operations.ts';
import { problemsWith, type Schema, spec } from './spec.ts';
import { straysIn } from './strays.ts';

/**
 * What Discord's published description has against one request and its answer; nothing where the list is empty.
 * A request may not carry a field that the description does not know.
 */
export function checkExchange(exchange: Exchange): string[] {
  const { status } = exchange;
  const operation = operationOf(exchange);
  if (operation === null) return ['no schema is known for this request'];
  const request = status < 400 ? checkRequest(operation, exchange) : [];
  const answer = status < 400 ? checkAnswer(operation, exchange) : checkError(exchange);
  return [
    ...request.map((problem) => `request: ${problem}`),
    ...answer.map((problem) => `answer ${status}: ${problem}`),
  ];
}

/** A request that was refused is not asked about: the refusal says what is wrong with it. */
function checkRequest({ request: schema }: Operation, { request, template }: Exchange): readonly string[] {
  if (schema === null) return isNothing(request) ? [] : ['(whole): no body expected'];
  return [
    ...problemsWith(schema, request ?? {}),
    ...straysIn(schema, request)
      .filter((path) => !isKnownExtra(path, template))
      .map((path) => `${path}: unknown field`),
  ];
}

const isNothing = (body: unknown): boolean =>
  body === null || body === undefined || (typeof body === 'object' && Object.keys(body).length === 0);

/** What discord.js sends beyond the description, without harm: the last field where, or null for everywhere. */
const KNOWN_EXTRAS: readonly { readonly path: RegExp; readonly template: RegExp | null }[] = [
  { path: /(^|\.)enforce_nonce$/, template: null },
  { path: /^(data\.)?tts$/, template: null },
  { path: /(^|\.)emoji\.animated$/, template: null },
  { path: /^type$/, template: /\/messages\/\{[^}]*\}\/threads$/ },
];

const isKnownExtra = (path: string, template: string): boolean =>
  KNOWN_EXTRAS.some((extra) => extra.path.test(path) && (extra.template === null || extra.template.test(template)));

function checkAnswer({ answers }: Operation, exchange: Exchange): readonly string[] {
  const { status, response } = exchange;
  const schema = answers[status];
  const expected = expectedStatus(exchange) ?? Object.keys(answers).join(' or ');
  if (schema === undefined || !expected.includes(`${status}`)) return [`(whole): only ${expected} expected`];
  if (schema === null) return isNothing(response) ? [] : ['(whole): no body expected'];
  return problemsWith(schema, response);
}

/** The answer to a callback tells of the message only when asked to. */
function expectedStatus({ template, query }: Exchange): string | null {
  if (!template.endsWith('/callback')) return null;
  const { with_response } = query;
  return with_response === 'true' ? '200' : '204';
}

const RATE_LIMITED: Schema = z.object({ message: z.string(), retry_after: z.number(), global: z.boolean() });

/** The description has numbers for the codes of single fields, where Discord says BASE_TYPE_REQUIRED and the like. */
const FIELD_ERRORS: Schema = z.array(z.object({ code: z.string(), message: z.string() })).check(z.minLength(1));

function checkError({ status, response }: Exchange): readonly string[] {
  if (status >= 500) return [];
  if (status === 429) return problemsWith(RATE_LIMITED, response);
  const problems = problemsWith(spec('Error'), response);
  const { errors } = Object(response) as { readonly errors?: unknown };
  return errors === undefined ? problems : [...problems, ...checkTree(errors, 'errors')];
}

/** The rest is keys down to lists called `_errors`. */
function checkTree(tree: unknown, path: string): readonly string[] {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return [`${path}: a tree of errors expected`];
  if (Object.keys(tree).length === 0) return [`${path}: an error expected`];
  return Object.entries(tree).flatMap(([field, below]) => {
    if (field !== '_errors') return checkTree(below, `${path}.${field}`);
    return problemsWith(FIELD_ERRORS, below).map((problem) => `${path}._errors${problem}`);
  });
}
