/** One process at a time answers people: two would answer every press twice. */
import { isPostgres } from './open-stores.ts';
import type { Claim } from './postgres/claim.ts';

export type { Claim };

/**
 * Null if another process has a file. On a PostgreSQL server the claim is waited for: then this process stands by, and goes
 * on when the other ends, however it ends.
 */
export async function claim(place: string, standBy: () => void): Promise<Claim | null> {
  if (isPostgres(place)) return (await import('./postgres/claim.ts')).claimPostgres(place, standBy);
  const { claimFile } = await import('./sqlite/claim.ts');
  // The operating system takes it back when this process ends, and nobody else.
  return claimFile(place) ? { lost: new Promise(() => undefined), release: async () => undefined } : null;
}
