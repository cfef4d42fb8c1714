import { expect, it } from 'vitest';
import { postgresTroubleOf } from '#store/postgres/troubles.ts';

it.each([
  ['timeout expired', 'unreachable'],
  ['timeout exceeded when trying to connect', 'unreachable'],
  ['Query read timeout', 'unreachable'],
  ['Connection terminated unexpectedly', 'unreachable'],
  ['syntax error at or near "slect"', undefined],
])('what the driver says without a code: %s is %s', (message, kind) => {
  expect(postgresTroubleOf(new Error(message))?.kind).toBe(kind);
});
