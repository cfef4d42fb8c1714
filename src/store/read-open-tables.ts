import type { OpenTable } from '#tables/overview.ts';
import { fromOutside } from './from-outside.ts';
import { openTables } from './sql/open-tables.ts';

/** `place`: a file, or the address of a database on a PostgreSQL server. */
export const readOpenTables = (place: string): Promise<OpenTable[]> => fromOutside(place, 'read', openTables);
