/** One process at a time answers people, or one for each range of shards: two would answer every press twice. */
import type { ShardRange } from '#shared/shard-range.ts';
import { isPostgres } from './open-stores.ts';
import type { Claim, InLine } from './postgres/claim.ts';

export type { Claim, InLine };

/**
 * Null if another process has a file. On a PostgreSQL server the claim is waited for: then this process stands by, and goes
 * on when the other ends, however it ends.
 */
export async function claim(place: string, range: ShardRange | null): Promise<InLine | null> {
  if (isPostgres(place)) return (await import('./postgres/claim.ts')).claimPostgres(place, range);
  const claimed = await tryClaim(place);
  return claimed && { isFirst: true, turn: Promise.resolve(claimed) };
}

/** Null if another process has it. */
export async function tryClaim(place: string): Promise<Claim | null> {
  if (isPostgres(place)) return (await import('./postgres/claim.ts')).tryClaimPostgres(place);
  const { claimFile } = await import('./sqlite/claim.ts');
  const release = claimFile(place);
  return (
    release && {
      left: null,
      lost: new Promise(() => undefined),
      handOver: async () => undefined,
      release: async () => release(),
    }
  );
}
