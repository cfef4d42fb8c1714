/** PostgreSQL's errors, told apart. */
import pg from 'pg';
import { StoreTrouble, type StoreTroubleKind } from '#tables/ports.ts';

/** By the classes of PostgreSQL's error codes, and by those of the system and of the driver. */
const KINDS: readonly (readonly [code: RegExp, kind: StoreTroubleKind])[] = [
  [/^(40|55P03)/, 'locked'],
  [/^(08|28|3D|57P|53300|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/, 'unreachable'],
  [/^53100/, 'full'],
  [/^(25006|42501)/, 'read-only'],
  [/^(58|XX)/, 'broken'],
];

/** The driver's own errors have words, and no code. */
const CONNECTION =
  /connection (terminated|ended)|timeout (expired|exceeded when trying to connect)|Query read timeout|Client has encountered a connection error|not queryable/i;

/** drizzle packs the driver's error into one of its own. */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error;

function codeOf(error: unknown): string {
  const inner = innermost(error);
  return inner instanceof Error && 'code' in inner ? String(inner.code) : '';
}

/** Null if it is our own mistake. */
export function postgresTroubleOf(error: unknown): StoreTrouble | null {
  const inner = innermost(error);
  if (!(inner instanceof Error)) return null;
  const isLost = CONNECTION.test(inner.message);
  const kind = isLost ? 'unreachable' : KINDS.find(([code]) => code.test(codeOf(inner)))?.[1];
  return kind === undefined ? null : new StoreTrouble(kind, inner.message);
}

const constraintOf = (error: unknown): string | undefined => {
  const inner = innermost(error);
  return inner instanceof pg.DatabaseError ? inner.constraint : undefined;
};

/** The unique index allows one table a channel that gathers or plays. */
export const isChannelBusy = (error: unknown): boolean => constraintOf(error) === 'tables_one_a_channel';

/** A new table has the id of another, or is there already. */
export const isTaken = (error: unknown): boolean => constraintOf(error) === 'tables_pkey';
