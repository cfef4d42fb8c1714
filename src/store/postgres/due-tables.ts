/** Tables that are due, each given to one process alone. */
import type pg from 'pg';
import { isWhole, type ShardRange } from '#shared/shard-range.ts';
import type { TableId } from '#tables/ids.ts';

/** In milliseconds. If whoever took a table has not changed it by then, another process takes it. */
const LEASE = 5_000;

/**
 * In milliseconds: for so long a table is left to the process that answers for its server. That one has thought about the
 * moves of its computers already.
 */
const COURTESY = 2_000;

/** Skips what others are taking or changing just now. */
const textFor = (whose: string): string => `
  with taken as (
    select id, due from tables where due <= $1 ${whose} order by due limit $2 for update skip locked
  )
  update tables set due = $3 from taken where tables.id = taken.id
  returning tables.id as id, taken.due as due`;

/** As in `shared/shard-range.ts`. A table whose server is not known is the first shard's. */
const OWN = 'coalesce((guild::bigint >> 22) % $5, 0) between $6 and $7';

const ALL = { name: 'take_due', text: textFor('') };
const OWN_FIRST = { name: 'take_due_own_first', text: textFor(`and (due <= $4 or ${OWN})`) };

interface Taken {
  readonly id: TableId;
  /** As text: the driver has no number as large. */
  readonly due: string;
}

/** `shards`: those of this process; null for all of them. */
export async function takeDue(
  pool: pg.Pool,
  shards: ShardRange | null,
  now: number,
  limit: number,
): Promise<TableId[]> {
  const values = [now, limit, now + LEASE];
  const query =
    shards === null || isWhole(shards)
      ? { ...ALL, values }
      : { ...OWN_FIRST, values: [...values, now - COURTESY, shards.count, shards.first, shards.last] };
  const { rows } = await pool.query<Taken>(query);
  return rows.toSorted((a, b) => Number(a.due) - Number(b.due)).map(({ id }) => id);
}
