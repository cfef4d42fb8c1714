// `npm run restore -- FILE`: puts a backup in the place of the database; the bot must not be running.
import { keepFilesPrivate } from '#app/own-files.ts';
import { restoreDatabase } from '#store/copy/keeping.ts';
import { withoutPassword } from '#store/open-stores.ts';
import { inWords, readArguments, stop } from './database-file.ts';

keepFilesPrivate();
const { file, database } = readArguments('npm run restore -- FILE');
if (file === null) stop('say which backup: npm run restore -- FILE');
const done = await restoreDatabase(database, file, new Date());
if (!done.ok) stop(`not restored: ${inWords(done.error)}`);
console.log(`${file} is restored to ${withoutPassword(database)}`);
if (done.value) console.log(`what was there before is kept as ${done.value}`);
