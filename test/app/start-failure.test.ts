import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alreadyRunning, startFailure } from '#app/start-failure.ts';
import { openStores } from '#store/open-stores.ts';
import { StoreTrouble } from '#tables/ports.ts';
import { aDatabaseOfTomorrow, tamper, testFolder } from '../store/support/files.ts';

const PLACE = { api: 'https://discord.com/api', database: 'data/tables.sqlite', setting: 'DATABASE_FILE' } as const;

const NOBODY = { failed: () => undefined, wrote: () => undefined, lost: () => undefined };

const failure = (code: string) => Object.assign(new Error('as the system puts it'), { code });

describe('a start that fails', () => {
  it.each([
    ['TokenInvalid', /^Discord does not know this DISCORD_TOKEN\. Reset it/],
    [
      'ENOTFOUND',
      /^Discord can't be reached at https:\/\/discord\.com\/api \(as the system puts it\)\. Look at the network/,
    ],
    ['UND_ERR_CONNECT_TIMEOUT', /^Discord can't be reached/],
    [
      'EACCES',
      /^The tables can't be kept in data\/tables\.sqlite \(as the system puts it\)\. .* change DATABASE_FILE\.$/,
    ],
    ['SQLITE_CANTOPEN', /^The tables can't be kept/],
    ['FromTheFuture', /^data\/tables\.sqlite was changed by a later version of this bot\. Bring the bot up to date/],
    ['SomebodyElses', /^data\/tables\.sqlite is a database of another program\. Change DATABASE_FILE\.$/],
    ['TakenOver', /^The database was away, and another process has taken over\. Start this one again/],
    ['SQLITE_BUSY', /^Another program holds data\/tables\.sqlite/],
    ['SQLITE_NOTADB', /^data\/tables\.sqlite is not an intact database .*npm run restore/],
  ])('says what to do, in one line: %s', (code, words) => {
    const said = startFailure(failure(code), PLACE) ?? '';
    expect(said).toMatch(words);
    expect(said).not.toContain('\n');
  });

  it.each([[failure('ERR_ASSERTION')], [new Error('ours')], ['a text']])(
    'has no such words for our own mistakes',
    (error) => {
      expect(startFailure(error, PLACE)).toBeNull();
    },
  );

  it('because of the port names the port, not the tables', () => {
    const refused = Object.assign(failure('EACCES'), { syscall: 'listen' });
    expect(startFailure(refused, { ...PLACE, setting: 'PLAYGROUND_FOLDER' })).toMatch(
      /^The page can't be served .* Change PLAYGROUND_PORT\.$/,
    );
    expect(startFailure(refused, PLACE)).toMatch(/ Change HEALTH_PORT\.$/);
  });

  it('because of a server says which, and never its password', () => {
    const place = { ...PLACE, database: 'postgres://ann:secret@host/games', setting: 'DATABASE_URL' } as const;
    const said = startFailure(new StoreTrouble('unreachable', 'nobody there'), place);
    expect(said).toMatch(
      /^The tables can't be kept in postgres:\/\/ann@host\/games \(nobody there\)\. .* DATABASE_URL\.$/,
    );
  });

  it.each([
    [
      'full',
      /^The tables can't be kept in data\/tables\.sqlite \(no\)\. Make room on its disk, or change DATABASE_FILE\.$/,
    ],
    ['read-only', /^The tables can't be kept .* Let the bot write there, or change DATABASE_FILE\.$/],
    ['broken', /^The tables can't be kept .* Look at its disk, then put a backup back \(npm run restore -- FILE\)/],
    ['locked', /^Another program holds data\/tables\.sqlite \(no\)\. End it, and start the bot again\.$/],
  ] as const)('because of a file that can’t be used says what is wrong with it: %s', (kind, words) => {
    expect(startFailure(new StoreTrouble(kind, 'no'), PLACE)).toMatch(words);
  });

  it.each([
    [
      'of a later version',
      aDatabaseOfTomorrow,
      / was changed by a later version of this bot\. Bring the bot up to date/,
    ],
    [
      'of another program',
      (file: string) => tamper(file, 'create table notes (text)'),
      / is a database of another program\./,
    ],
    ['that is none', (file: string) => writeFileSync(file, 'Dear Anna, '.repeat(100)), / is not an intact database /],
  ])('because of a database %s says so in one line', async (_, write, words) => {
    const database = join(testFolder(), 'tables.sqlite');
    write(database);
    const failed = await openStores(database, NOBODY).catch((error: unknown) => error);
    expect(startFailure(failed, { ...PLACE, database })).toMatch(words);
  });

  it('because the bot is running already says so', () => {
    expect(alreadyRunning(PLACE)).toContain('another process has data/tables.sqlite');
  });
});
