// `npm run move -- FROM TO`: copies everything from one database to another, and compares both row by row. Each is a file or
// the address of a database on a PostgreSQL server; the bot must not be running, and FROM stays as it was.
import { keepFilesPrivate } from '#app/own-files.ts';
import { moveDatabase } from '#store/copy/keeping.ts';
import { withoutPassword } from '#store/open-stores.ts';
import { inWords, stop } from './database-file.ts';

keepFilesPrivate();
const [from, to, ...others] = process.argv.slice(2);
if (from === undefined || to === undefined || others.length > 0) stop('usage: npm run move -- FROM TO');
const moved = await moveDatabase(from, to);
if (!moved.ok) stop(`not moved: ${inWords(moved.error)}`);
const counts = Object.entries(moved.value).map(([table, rows]) => `${table} ${rows}`);
console.log(
  `${withoutPassword(from)} is copied to ${withoutPassword(to)}, and every row is the same: ${counts.join(', ')}`,
);
