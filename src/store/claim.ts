/** One process at a time answers people: two would answer every press twice. */
import { isPostgres } from './open-stores.ts';
import type { Claim } from './postgres/claim.ts';

export type { Claim };

/**
 * Null if another process has a file. On a PostgreSQL server the claim is waited for: then this process stands by, and goes
 * on when the other ends, however it ends.
 */
export async function claim(place: string, standBy: () => void): Promise<Claim | null> {
  if (!isPostgres(place)) return tryClaim(place);
  const { claimPostgres } = await import('./postgres/claim.ts');
  return claimPostgres(place, standBy);
}

/** Null if another process has it. */
export async function tryClaim(place: string): Promise<Claim | null> {
  if (isPostgres(place)) return (await import('./postgres/claim.ts')).tryClaimPostgres(place);
  const { claimFile } = await import('./sqlite/claim.ts');
  const release = claimFile(place);
  return release && { lost: new Promise(() => undefined), release: async () => release() };
}
