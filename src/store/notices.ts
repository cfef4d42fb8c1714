/** What `npm run notice` does: it leaves what is to be said in the database, where the bot finds it. */
import { fromOutside } from './from-outside.ts';
import { giveNotice, untold } from './sql/notice-store.ts';

/** Returns at how many tables it will be said. `place`: a file, or the address of a database on a PostgreSQL server. */
export const leaveNotice = (place: string, text: string, at: number): Promise<number> =>
  fromOutside(place, 'write', (database) => giveNotice(database, text, at));

/** How many tables have not been told yet. */
export const untoldTables = (place: string): Promise<number> => fromOutside(place, 'read', untold);
