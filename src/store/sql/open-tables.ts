/** The tables that are not over, for whoever looks after the bot. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { OpenTable } from '#tables/overview.ts';
import type { Status } from '#tables/table.ts';
import { fromTableRow } from '../rows/table-rows.ts';
import type { OutsideDatabase } from './database.ts';

const OPEN: readonly Status[] = ['lobby', 'running', 'asleep', 'damaged'];

/** Reads and changes nothing. The longest open first. */
export async function openTables({ db, schema: { seats, tables, unseen } }: OutsideDatabase): Promise<OpenTable[]> {
  const isOpen = inArray(tables.status, [...OPEN]);
  const rows = await db.select().from(tables).where(isOpen).orderBy(asc(tables.openedAt));
  const sat = db.select({ seat: seats }).from(seats).innerJoin(tables, eq(seats.tableId, tables.id));
  const seated = await sat.where(isOpen).orderBy(asc(seats.seat));
  const hidden = new Set((await db.select({ id: unseen.tableId }).from(unseen)).map(({ id }) => id));
  return rows.map((row) => {
    const { id, game, channel, status, due } = row;
    const around = seated.filter(({ seat }) => seat.tableId === id).map(({ seat }) => seat);
    return {
      id,
      game,
      channel,
      status,
      due,
      isUnseen: hidden.has(id),
      table: readOrNull(() => fromTableRow(row, around)),
    };
  });
}

function readOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
