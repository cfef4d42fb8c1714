// `npm run backup -- FILE`: a copy of the database, taken while the bot goes on.
import { backUp } from '#store/sqlite/backup.ts';
import { inWords, readArguments, stop } from './database-file.ts';

const { file, database } = readArguments('npm run backup -- FILE');
if (file === null) stop('say where to: npm run backup -- FILE');
const done = await backUp(database, file);
if (!done.ok) stop(`no backup: ${inWords(done.error)}`);
console.log(`${database} is backed up to ${file}`);
