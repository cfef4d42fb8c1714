// `npm run backup -- FILE`: a copy of the database, taken while the bot goes on.
import { keepFilesPrivate } from '#app/own-files.ts';
import { backUpDatabase } from '#store/copy/keeping.ts';
import { withoutPassword } from '#store/open-stores.ts';
import { inWords, readArguments, stop } from './database-file.ts';

keepFilesPrivate();
const { file, database } = readArguments('npm run backup -- FILE');
if (file === null) stop('say where to: npm run backup -- FILE');
const done = await backUpDatabase(database, file);
if (!done.ok) stop(`no backup: ${inWords(done.error)}`);
console.log(`${withoutPassword(database)} is backed up to ${file}`);
