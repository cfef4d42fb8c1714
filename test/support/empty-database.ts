import { openDatabase } from '#store/sqlite/database.ts';

let bytes: Buffer | null = null;

/** The file of a database that is up to date and empty. All migrations are run once, and not for every bot. */
export function emptyDatabase(): Buffer {
  if (bytes === null) {
    const { client } = openDatabase(':memory:');
    bytes = client.serialize();
    client.close();
  }
  return bytes;
}
