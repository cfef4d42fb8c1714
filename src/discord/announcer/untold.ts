/** What is to be told of each table. */
import type { Fact } from '#tables/facts.ts';
import type { TableId } from '#tables/ids.ts';

export interface Untold {
  /** What comes while Discord is busy is told together. */
  add(id: TableId, facts: readonly Fact[]): void;
  /** Told in vain: it goes with whatever comes next. */
  requeue(id: TableId, facts: readonly Fact[]): void;
  /** There is something still to be told. */
  has(id: TableId): boolean;
  /** `fresh`: that of it which was never tried. */
  take(id: TableId): { readonly facts: readonly Fact[]; readonly fresh: readonly Fact[] };
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
      const fresh = takeFrom(added, id);
      return { facts: [...takeFrom(owed, id), ...fresh], fresh };
    },
  };
}
