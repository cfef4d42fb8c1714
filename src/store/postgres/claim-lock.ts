/** The statements behind a claim: PostgreSQL's advisory locks, and its notifications for what is left to the next. */
import type pg from 'pg';
import type { ShardRange } from '#shared/shard-range.ts';

export interface Lock {
  /** False if another has it. */
  tryTo(client: pg.Client): Promise<boolean>;
  /** For as long as it takes. What was said before that has been heard then. */
  wait(client: pg.Client): Promise<void>;
  /** Listens from now on. */
  words(client: pg.Client): Promise<Words>;
  say(client: pg.Client, left: readonly string[] | typeof BEGUN): Promise<void>;
}

/** Tells what the process before has left by now; null if nothing. */
export type Words = () => readonly string[] | null;

/** Said by whoever has just got it: what was left before was for them. */
export const BEGUN = 'begun';

/** Any number that nobody else locks in this database. */
const CLAIM = 7_430_116;

/** A notification holds 8,000 bytes; so many ids of Discord's fit. */
const MOST_AT_ONCE = 300;

/** Parts are by their first shard, so that two that begin with the same are never taken both. */
const keyOf = ({ first, count }: ShardRange): number => count * 10_000 + first;

const TAKE_ALL = [{ text: 'advisory_lock($1)', values: [CLAIM] }];

/** The parts share the claim to everything, which others then can't have. */
const takePart = (range: ShardRange) => [
  { text: 'advisory_lock_shared($1)', values: [CLAIM] },
  { text: 'advisory_lock($1, $2)', values: [CLAIM, keyOf(range)] },
];

/** `range`: null for everything. */
export function claimLock(range: ShardRange | null): Lock {
  const steps = range === null ? TAKE_ALL : takePart(range);
  const channel = `claim_${range === null ? 'all' : keyOf(range)}`;

  return {
    async tryTo(client) {
      for (const { text, values } of steps) {
        const { rows } = await client.query<{ is_ours: boolean }>(`select pg_try_${text} as is_ours`, values);
        if (!rows[0]?.is_ours) return false;
      }
      return true;
    },
    async wait(client) {
      for (const { text, values } of steps) await client.query(`select pg_${text}`, values);
      // The server hands notifications out between two statements.
      await client.query('select 1');
    },
    async words(client) {
      let left: readonly string[] | null = null;
      client.on('notification', ({ payload = '' }) => {
        left = payload === BEGUN ? null : [...(left ?? []), ...payload.split(' ').filter((word) => word !== '')];
      });
      await client.query(`listen ${channel}`);
      return () => left;
    },
    async say(client, left) {
      for (const payload of left === BEGUN ? [BEGUN] : inPortions(left))
        await client.query('select pg_notify($1, $2)', [channel, payload]);
    },
  };
}

/** At least one, which may be empty: that is a word, too. */
function inPortions(left: readonly string[]): string[] {
  const count = Math.max(1, Math.ceil(left.length / MOST_AT_ONCE));
  return Array.from({ length: count }, (_, at) => left.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE).join(' '));
}
