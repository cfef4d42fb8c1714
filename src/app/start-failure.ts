/** Tells the operator why the bot can't start or go on: one line with what is wrong and what to do. */
import { isPostgres, withoutPassword } from '#store/open-stores.ts';
import { StoreTrouble } from '#tables/ports.ts';
import { type Config, tablesIn } from './config.ts';

export interface StartingPlace {
  /** The address of Discord's API. */
  readonly api: string;
  /** A file, or the address of a database on a PostgreSQL server. */
  readonly database: string;
  /** The setting that names the database. */
  readonly setting: 'DATABASE_FILE' | 'DATABASE_URL' | 'PLAYGROUND_FOLDER';
}

export function startingPlace({ token, api, database, playgroundFolder }: Config): StartingPlace {
  if (token === null) return { api, database: tablesIn(playgroundFolder), setting: 'PLAYGROUND_FOLDER' };
  return { api, database, setting: isPostgres(database) ? 'DATABASE_URL' : 'DATABASE_FILE' };
}

const NETWORK = /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|UND_ERR|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;
const LOCKED = /^SQLITE_(BUSY|LOCKED)/;
const BROKEN = /^SQLITE_(NOTADB|CORRUPT)/;
const UNWRITABLE =
  /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|EISDIR|ENOENT|ENOSPC|SQLITE_(CANTOPEN|READONLY|PERM|FULL|IOERR))/;

const WRONG_TOKEN =
  'Discord does not know this DISCORD_TOKEN. Reset it on the Bot page of your application, and copy the new one to .env.';

const portSetting = (setting: StartingPlace['setting']): string =>
  setting === 'PLAYGROUND_FOLDER' ? 'PLAYGROUND_PORT' : 'HEALTH_PORT';

const heldByAnother = ({ message }: Error, shown: string): string =>
  `Another program holds ${shown} (${message}). End it, and start the bot again.`;

function storeFailure(trouble: StoreTrouble, shown: string, setting: StartingPlace['setting']): string {
  const unkept = `The tables can't be kept in ${shown} (${trouble.message}).`;
  switch (trouble.kind) {
    case 'unreachable':
      return `${unkept} Look whether its server runs and lets the bot in, or change ${setting}.`;
    case 'full':
      return `${unkept} Make room on its disk, or change ${setting}.`;
    case 'read-only':
      return `${unkept} Let the bot write there, or change ${setting}.`;
    case 'broken':
      return `${unkept} Look at its disk, then put a backup back (npm run restore -- FILE) or change ${setting}.`;
    case 'locked':
      return heldByAnother(trouble, shown);
  }
}

/** Null if the mistake is probably ours. */
export function startFailure(error: unknown, { api, database, setting }: StartingPlace): string | null {
  if (!(error instanceof Error)) return null;
  const shown = withoutPassword(database);
  if (error instanceof StoreTrouble) return storeFailure(error, shown, setting);
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'TokenInvalid') return WRONG_TOKEN;
  if (code === 'ConnectionLost')
    return `Discord has closed the connection for good (${error.message}). Bring the bot up to date, look at the Bot page of your application, and start it again.`;
  if (code === 'TakenOver')
    return 'The database was away, and another process has taken over. Start this one again: it stands by then.';
  if ('syscall' in error && error.syscall === 'listen')
    return `The page can't be served there (${error.message}). Change ${portSetting(setting)}.`;
  if (NETWORK.test(code))
    return `Discord can't be reached at ${api} (${error.message}). Look at the network, and at DISCORD_API if it is set.`;
  if (code === 'FromTheFuture')
    return `${shown} was changed by a later version of this bot. Bring the bot up to date, put back a backup from before (npm run restore -- FILE), or change ${setting}.`;
  if (code === 'SomebodyElses') return `${shown} is a database of another program. Change ${setting}.`;
  if (LOCKED.test(code)) return heldByAnother(error, shown);
  if (BROKEN.test(code))
    return `${shown} is not an intact database (${error.message}). Put a backup back (npm run restore -- FILE) or change ${setting}.`;
  if (UNWRITABLE.test(code))
    return `The tables can't be kept in ${shown} (${error.message}). Make it writable, make room on the disk, or change ${setting}.`;
  return null;
}

export const alreadyRunning = ({ database, setting }: StartingPlace): string =>
  `The bot is running already: another process has ${database}. Stop that one first, or change ${setting}.`;
