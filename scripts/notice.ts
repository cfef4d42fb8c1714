// `npm run notice -- "Back at nine."`: says it once at every table with a running game, on all servers, silently. The running bot does
// so within seconds; one that is stopped does when it starts. Without a text: how many tables have not been told yet.
import { keepFilesPrivate } from '#app/own-files.ts';
import { leaveNotice, untoldTables } from '#store/notices.ts';
import { MOST_NOTICE } from '#tables/servers/house-rules.ts';
import { readArguments, stop } from './database-file.ts';

keepFilesPrivate();
const { file: given, database } = readArguments('npm run notice -- "TEXT"');
const text = given?.trim() ?? null;
if (text === '') stop('there is nothing in it');
if (text !== null && text.length > MOST_NOTICE)
  stop(`it has ${text.length} characters; there is room for ${MOST_NOTICE}`);

const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
};

const failed = (error: unknown): never =>
  stop(`the database can't be used (${reasonOf(error)}). Has this version of the bot run on it?`);

if (text === null) {
  console.log(`${await untoldTables(database).catch(failed)} tables have not been told yet`);
} else {
  const tables = await leaveNotice(database, text, Date.now()).catch(failed);
  console.log(`${tables} tables with a running game will be told, within seconds if the bot runs`);
}
