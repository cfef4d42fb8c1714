import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#app/config.ts';

const TOKEN = 'abc.def.ghi';

describe('the settings', () => {
  it('have defaults for all but the token', () => {
    expect(readConfig({})).toEqual({
      ok: true,
      value: {
        token: null,
        api: 'https://discord.com/api',
        database: 'data/tables.sqlite',
        shards: null,
        cluster: { processes: 1, standbys: 1 },
        logLevel: 'info',
        showTemplateGames: false,
        operatorContact: null,
        feedbackTo: null,
        keepDays: 365,
        health: null,
        backups: { folder: 'data/backups', keep: 7, hour: 4 },
        playgroundPort: 8740,
        playgroundFolder: 'data/playground',
      },
    });
  });

  it('are taken from the environment, without blanks around them', () => {
    const environment = { DISCORD_TOKEN: ` ${TOKEN}\n`, DISCORD_API: 'http://127.0.0.1:9/api/', LOG_LEVEL: 'debug' };
    expect(readConfig(environment)).toMatchObject({
      ok: true,
      value: { token: TOKEN, api: 'http://127.0.0.1:9/api', logLevel: 'debug' },
    });
  });

  it.each([
    ['yes', true],
    ['no', false],
    ['', false],
  ])('SHOW_TEMPLATE_GAMES=%s shows them: %s', (given, isShown) => {
    const read = readConfig({ SHOW_TEMPLATE_GAMES: given });
    expect(read.ok && read.value.showTemplateGames).toBe(isShown);
  });

  it('that are wrong are all named at once, and a token is never repeated', () => {
    const wrong = {
      DISCORD_API: 'nowhere',
      LOG_LEVEL: 'loud',
      PLAYGROUND_PORT: '70000',
      SHOW_TEMPLATE_GAMES: 'maybe',
      FEEDBACK_TO: '#inbox',
      KEEP_TABLES_DAYS: '0',
    };
    const read = readConfig({ DISCORD_TOKEN: 'secret but wrong', ...wrong });
    const problems = read.ok ? [] : read.error;
    expect(problems).toHaveLength(7);
    expect(problems.join()).not.toContain('secret');
  });

  it.each([
    [{ DATABASE_URL: 'mysql://ann:secret@host/games' }, /^DATABASE_URL is no address of a PostgreSQL database/],
    [{ DATABASE_URL: 'postgres://ann:secret@host/games', DATABASE_FILE: 'x' }, /^Set DATABASE_FILE or DATABASE_URL/],
  ])('name one database, and its password is never repeated: %j', (environment, words) => {
    const read = readConfig(environment);
    expect(read.ok ? [] : read.error).toEqual([expect.stringMatching(words)]);
    expect(JSON.stringify(read)).not.toContain('secret');
  });

  it('may name a database on a PostgreSQL server', () => {
    const address = 'postgres://ann:secret@host/games';
    expect(readConfig({ DATABASE_URL: address })).toMatchObject({ ok: true, value: { database: address } });
  });

  it.each([
    ['auto', null],
    ['', null],
    ['1', { first: 0, last: 0, count: 1 }],
    ['4', { first: 0, last: 3, count: 4 }],
    ['0-3/8', { first: 0, last: 3, count: 8 }],
    ['5/8', { first: 5, last: 5, count: 8 }],
  ])('SHARDS=%s are these connections: %j', (given, shards) => {
    expect(readConfig({ SHARDS: given, DATABASE_URL: 'postgres://host/games' })).toMatchObject({ value: { shards } });
  });

  it.each(['0', 'all', '4-3/8', '0-8/8', '8/8', '-1/8', '1-2', '0-3/8/9', '20000'])('SHARDS can not be %s', (given) => {
    const read = readConfig({ SHARDS: given, DATABASE_URL: 'postgres://host/games' });
    expect(read.ok ? [] : read.error).toEqual([expect.stringMatching(/^SHARDS is .*; it can be auto, a number/)]);
  });

  it('say what is wrong with a cluster', () => {
    const read = readConfig({ PROCESSES: '0', STANDBYS: 'two' });
    expect(read.ok ? [] : read.error).toEqual([
      'PROCESSES is 0; it must be a number from 1 to 99.',
      'STANDBYS is two; it must be a number from 0 to 9.',
    ]);
  });

  it.each([
    ['0-3/8', true],
    ['4-7/8', false],
  ])('SHARDS=%s makes the backups: %s', (given, makes) => {
    const read = readConfig({ SHARDS: given, DATABASE_URL: 'postgres://host/games' });
    expect(read.ok && read.value.backups !== null).toBe(makes);
  });

  it.each([
    ['4', true],
    ['0-3/8', false],
  ])('SHARDS=%s can do with a file: %s', (given, isEnough) => {
    const read = readConfig({ SHARDS: given });
    expect(read.ok ? [] : read.error).toEqual(isEnough ? [] : [expect.stringMatching(/need one PostgreSQL server/)]);
  });

  it.each([
    [{}, null],
    [{ HEALTH_HOST: '0.0.0.0' }, null],
    [{ HEALTH_PORT: '9300' }, { host: '127.0.0.1', port: 9300 }],
    [
      { HEALTH_PORT: '9300', HEALTH_HOST: '::' },
      { host: '::', port: 9300 },
    ],
  ])(
    'open the health port only if they are told to, on this machine alone unless told otherwise: %j',
    (given, health) => {
      const read = readConfig(given);
      expect(read.ok && read.value.health).toEqual(health);
    },
  );

  it.each([
    [{ HEALTH_PORT: 'http' }, /^HEALTH_PORT is http; it must be a number/],
    [{ HEALTH_HOST: 'everywhere' }, /^HEALTH_HOST is everywhere; it must be an IP address/],
  ])('say what is wrong with a health port: %j', (given, problem) => {
    const read = readConfig(given);
    expect(read.ok ? [] : read.error).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    [{ BACKUP_KEEP: '0' }, null],
    [{ DATABASE_FILE: '/srv/games.sqlite' }, { folder: '/srv/backups', keep: 7, hour: 4 }],
    [
      { DATABASE_URL: 'postgres://db/games', BACKUP_HOUR: '0' },
      { folder: 'data/backups', keep: 7, hour: 0 },
    ],
    [
      { BACKUP_FOLDER: '/mnt/other', BACKUP_KEEP: '30' },
      { folder: '/mnt/other', keep: 30, hour: 4 },
    ],
  ])('say where backups go, and how many are kept: %j', (given, backups) => {
    const read = readConfig(given);
    expect(read.ok && read.value.backups).toEqual(backups);
  });

  it('say what is wrong with backups', () => {
    const read = readConfig({ BACKUP_KEEP: 'all', BACKUP_HOUR: '24' });
    expect(read.ok ? [] : read.error).toEqual([
      expect.stringMatching(/^BACKUP_KEEP is all/),
      expect.stringMatching(/^BACKUP_HOUR is 24/),
    ]);
  });

  it('in the file must have known names: a misspelt one is reported', () => {
    const read = readConfig({ DISCORD_TOKN: TOKEN, HOME: '/home/ann' }, ['DISCORD_TOKN', 'LOG_LEVEL']);
    expect(read.ok ? [] : read.error).toEqual([expect.stringMatching(/^DISCORD_TOKN in \.env is not a setting/)]);
  });

  it('are all explained in .env.example', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const names = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(readConfig({}, names).ok).toBe(true);
    expect(names).toHaveLength(19);
  });
});
