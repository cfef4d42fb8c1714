/** What becomes of tables, for whoever looks after the bot: kinds and numbers, nothing that players would keep to themselves. */
import type { TableId } from './ids.ts';
import type { Kept, TableStore } from './ports.ts';
import type { GameId } from './rulebook.ts';
import { isUnderWay, type Occupant, ownerOf, type Place, type Table } from './table.ts';

/**
 * `opened`, `closed`: a lobby. `stopped`: a game without a result. `handed-over`: somebody else plays a seat from now on, a
 * computer too.
 */
export type TableEvent = 'opened' | 'closed' | 'begun' | 'ended' | 'stopped' | 'slept' | 'woke' | 'handed-over';

export interface TableNews {
  readonly event: TableEvent;
  readonly table: TableId;
  readonly game: GameId;
  readonly people: number;
  readonly computers: number;
}

function statusEvent(before: Table | null, { status, play }: Table): TableEvent | null {
  if (before?.status === status) return null;
  switch (status) {
    case 'lobby':
      return 'opened';
    case 'running':
      return before?.status === 'asleep' ? 'woke' : 'begun';
    case 'asleep':
      return 'slept';
    case 'over':
      return 'ended';
    case 'cancelled':
      return play === null ? 'closed' : 'stopped';
    case 'damaged':
      // Reported as a problem.
      return null;
  }
}

/** The same player, whatever they have ordered meanwhile. */
const isSame = (one: Occupant, other: Occupant): boolean => one.kind === other.kind && ownerOf(one) === ownerOf(other);

function handOvers(before: Table | null, { places }: Table): readonly Place[] {
  if (before === null || !isUnderWay(before) || before.places === places) return [];
  return places.filter(({ occupant }, seat) => !isSame(occupant, before.places[seat]?.occupant ?? occupant));
}

const countOf = ({ places }: Table, kind: Occupant['kind']): number =>
  places.filter(({ occupant }) => occupant.kind === kind).length;

function newsOf({ before, table }: Pick<Kept, 'before' | 'table'>): TableNews[] {
  const status = statusEvent(before, table);
  const events = [...(status ? [status] : []), ...handOvers(before, table).map((): TableEvent => 'handed-over')];
  const { id, game } = table;
  const counts = { people: countOf(table, 'person'), computers: countOf(table, 'computer') };
  return events.map((event) => ({ event, table: id, game, ...counts }));
}

/** Tells the news of each change once it is kept. */
export const tellingStore = (store: TableStore, tell: (news: TableNews) => void): TableStore => ({
  ...store,
  async save(kept) {
    const saving = await store.save(kept);
    if (saving === 'kept') for (const news of newsOf(kept)) tell(news);
    return saving;
  },
});
