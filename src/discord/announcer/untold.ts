/** The facts of each table that are still to be shown. */
import type { Fact } from '#tables/facts.ts';
import type { TableId } from '#tables/ids.ts';

export interface Batch {
  readonly facts: readonly Fact[];
  /** The revision of the last of them. */
  readonly seen: number;
}

export interface Taken extends Batch {
  /** Something of it, or the panel alone, was tried before. */
  readonly isRetry: boolean;
  /** The facts that were never tried before. */
  readonly fresh: readonly Fact[];
}

export interface Untold {
  /** Facts added while Discord is busy are shown together. */
  add(id: TableId, facts: readonly Fact[], revision: number): void;
  /** Facts that could not be shown: they go with the next ones. Without any, the panel alone is not up to date. */
  requeue(id: TableId, facts: readonly Fact[], revision: number): void;
  /** Null if everything is shown. */
  take(id: TableId): Taken | null;
}

const NONE: Batch = { facts: [], seen: -1 };

export function createUntold(): Untold {
  const added = new Map<TableId, Batch>();
  const owed = new Map<TableId, Batch>();

  function takeFrom(batches: Map<TableId, Batch>, id: TableId): Batch {
    const taken = batches.get(id) ?? NONE;
    batches.delete(id);
    return taken;
  }

  return {
    add(id, facts, revision) {
      const before = added.get(id) ?? NONE;
      added.set(id, { facts: [...before.facts, ...facts], seen: Math.max(before.seen, revision) });
    },
    requeue: (id, facts, seen) => void owed.set(id, { facts, seen }),
    take(id) {
      if (!added.has(id) && !owed.has(id)) return null;
      const isRetry = owed.has(id);
      const old = takeFrom(owed, id);
      const { facts: fresh, seen } = takeFrom(added, id);
      return { isRetry, facts: [...old.facts, ...fresh], fresh, seen: Math.max(old.seen, seen) };
    },
  };
}
