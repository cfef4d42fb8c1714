/** Tables that are due, each given to one process alone. */
import type pg from 'pg';
import type { TableId } from '#tables/ids.ts';

/** In milliseconds. If whoever took a table has not changed it by then, another process takes it. */
const LEASE = 5_000;

/** Skips what others are taking or changing just now. */
const TEXT = `
  with taken as (
    select id, due from tables where due <= $1 order by due limit $2 for update skip locked
  )
  update tables set due = $3 from taken where tables.id = taken.id
  returning tables.id as id, taken.due as due`;

interface Taken {
  readonly id: TableId;
  /** As text: the driver has no number as large. */
  readonly due: string;
}

export async function takeDue(pool: pg.Pool, now: number, limit: number): Promise<TableId[]> {
  const { rows } = await pool.query<Taken>({ name: 'take_due', text: TEXT, values: [now, limit, now + LEASE] });
  return rows.toSorted((a, b) => Number(a.due) - Number(b.due)).map(({ id }) => id);
}
