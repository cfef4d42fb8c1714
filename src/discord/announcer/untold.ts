/** The news of a table that are still to be told, as they are kept: whichever process made the change, and whenever. */
import { recent } from '#shared/recent.ts';
import type { Fact } from '#tables/facts.ts';
import type { TableId } from '#tables/ids.ts';
import type { PanelStore, UntoldChange } from './kept-panel.ts';

/** The number of tables remembered. */
const MOST_TABLES = 1_000;

export interface Taken {
  /** To be shown. */
  readonly facts: readonly Fact[];
  /** The changes of which single people have not got their part yet. */
  readonly fresh: readonly UntoldChange[];
  /** Those of the fresh changes that were not followed yet. */
  readonly unfollowed: readonly Fact[];
  /** The last of the changes. */
  readonly seen: number;
  /** Something of it, or the panel alone, was tried before. */
  readonly isRetry: boolean;
  /** A process that has ended was to tell it, and may have begun. */
  readonly isLeft: boolean;
}

export interface Untold {
  /** A process that has ended has left the news of this table behind. */
  leave(id: TableId): void;
  /** Null if everything is told. */
  take(id: TableId): Promise<Taken | null>;
  /** Up to this change, all is done but what concerns single people. */
  follow(id: TableId, seen: number): void;
  /** Everything taken is told. */
  settle(id: TableId): void;
}

/** What is left to be shown of a change whose lines are on the panel: its calls. */
const shownOf = ({ facts, isTold }: UntoldChange): readonly Fact[] =>
  isTold ? facts.filter(({ kind }) => kind === 'to-decide') : facts;

/** Nobody may have been answered: everybody who is to decide is called, unless they have been. */
const RESUMED: readonly Fact[] = [{ kind: 'resumed' }];

export function createUntold(store: Pick<PanelStore, 'untold'>): Untold {
  const left = new Set<TableId>();
  const followed = recent<TableId, number>(MOST_TABLES);
  /** By their changes, so that what is read again is the same objects: great moments are known by those. */
  const inHand = new Map<TableId, ReadonlyMap<number, readonly Fact[]>>();

  function settle(id: TableId): void {
    left.delete(id);
    inHand.delete(id);
  }

  function known(id: TableId, changes: readonly UntoldChange[]): readonly UntoldChange[] {
    const before = inHand.get(id);
    const same = changes.map((change) => ({ ...change, facts: before?.get(change.revision) ?? change.facts }));
    inHand.set(id, new Map(same.map(({ revision, facts }) => [revision, facts])));
    return same;
  }

  return {
    leave: (id) => void left.add(id),
    async take(id) {
      const changes = known(id, await store.untold(id));
      const last = changes.at(-1);
      if (last === undefined) {
        settle(id);
        return null;
      }
      const isLeft = left.has(id);
      const fresh = changes.filter(({ isDelivered }) => !isDelivered);
      const isUnfollowed = ({ revision }: UntoldChange): boolean => revision > (followed.find(id) ?? -1);
      return {
        facts: [...changes.flatMap(shownOf), ...(isLeft ? RESUMED : [])],
        fresh,
        unfollowed: fresh.filter(isUnfollowed).flatMap(({ facts }) => facts),
        seen: last.revision,
        isRetry: changes.some(({ isTold, isDelivered }) => isTold || isDelivered),
        isLeft,
      };
    },
    follow: (id, seen) => followed.set(id, seen),
    settle,
  };
}
