/** The facts of each table that are still to be shown. */
import type { Fact } from '#tables/facts.ts';
import type { TableId } from '#tables/ids.ts';

export interface Untold {
  /** Facts added while Discord is busy are shown together. */
  add(id: TableId, facts: readonly Fact[]): void;
  /** Facts that could not be shown: they go with the next ones. Without any, the panel alone is not up to date. */
  requeue(id: TableId, facts: readonly Fact[]): void;
  has(id: TableId): boolean;
  /** `fresh`: the facts that were never tried before. Null if everything is shown. */
  take(id: TableId): { readonly facts: readonly Fact[]; readonly fresh: readonly Fact[] } | null;
}

export function createUntold(): Untold {
  const added = new Map<TableId, readonly Fact[]>();
  const owed = new Map<TableId, readonly Fact[]>();

  function takeFrom(facts: Map<TableId, readonly Fact[]>, id: TableId): readonly Fact[] {
    const taken = facts.get(id) ?? [];
    facts.delete(id);
    return taken;
  }

  return {
    add: (id, facts) => void added.set(id, [...(added.get(id) ?? []), ...facts]),
    requeue: (id, facts) => void owed.set(id, facts),
    has: (id) => added.has(id) || owed.has(id),
    take(id) {
      if (!added.has(id) && !owed.has(id)) return null;
      const fresh = takeFrom(added, id);
      return { facts: [...takeFrom(owed, id), ...fresh], fresh };
    },
  };
}
