/** Tells the operator why the bot can't start or go on: one line with what is wrong and what to do. */
import { type Config, tablesIn } from './config.ts';

export interface StartingPlace {
  /** The address of Discord's API. */
  readonly api: string;
  readonly databaseFile: string;
  /** The setting that names the file's place. */
  readonly setting: 'DATABASE_FILE' | 'PLAYGROUND_FOLDER';
}

export const startingPlace = ({ token, api, databaseFile, playgroundFolder }: Config): StartingPlace =>
  token === null
    ? { api, databaseFile: tablesIn(playgroundFolder), setting: 'PLAYGROUND_FOLDER' }
    : { api, databaseFile, setting: 'DATABASE_FILE' };

const NETWORK = /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|UND_ERR|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;
const LOCKED = /^SQLITE_(BUSY|LOCKED)/;
const BROKEN = /^SQLITE_(NOTADB|CORRUPT)/;
const UNWRITABLE =
  /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|EISDIR|ENOENT|ENOSPC|SQLITE_(CANTOPEN|READONLY|PERM|FULL|IOERR))/;

const WRONG_TOKEN =
  'Discord does not know this DISCORD_TOKEN. Reset it on the Bot page of your application, and copy the new one to .env.';

/** Null if the mistake is probably ours. */
export function startFailure(error: unknown, { api, databaseFile, setting }: StartingPlace): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'TokenInvalid') return WRONG_TOKEN;
  if (code === 'ConnectionLost')
    return `Discord has closed the connection for good (${error.message}). Bring the bot up to date, look at the Bot page of your application, and start it again.`;
  if ('syscall' in error && error.syscall === 'listen')
    return `The page can't be served there (${error.message}). Change PLAYGROUND_PORT.`;
  if (NETWORK.test(code))
    return `Discord can't be reached at ${api} (${error.message}). Look at the network, and at DISCORD_API if it is set.`;
  if (code === 'FromTheFuture')
    return `${databaseFile} was changed by a later version of this bot. Bring the bot up to date, put back a backup from before (npm run restore -- FILE), or change ${setting}.`;
  if (code === 'SomebodyElses') return `${databaseFile} is a database of another program. Change ${setting}.`;
  if (LOCKED.test(code))
    return `Another program holds ${databaseFile} (${error.message}). End it, and start the bot again.`;
  if (BROKEN.test(code))
    return `${databaseFile} is not an intact database (${error.message}). Put a backup back (npm run restore -- FILE) or change ${setting}.`;
  if (UNWRITABLE.test(code))
    return `The tables can't be kept in ${databaseFile} (${error.message}). Make it writable, make room on the disk, or change ${setting}.`;
  return null;
}

export const alreadyRunning = ({ databaseFile, setting }: StartingPlace): string =>
  `The bot is running already: another process has ${databaseFile}. Stop that one first, or change ${setting}.`;
