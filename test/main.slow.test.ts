import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { GatewayCloseCodes } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { Emulator } from '#emulator/emulator.ts';
import { aDatabaseOfTomorrow } from './store/support/files.ts';
import { aFolder, start } from './support/npm-start.ts';

/** The folder, and what is in it, as far as others on the machine have any right to it. */
const openToOthers = (folder: string): string[] =>
  ['.', ...readdirSync(folder)].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);

/** Within the bot: at SIGUSR2 nobody handles an error of Discord's. */
const REJECTING = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => {
    const requestBody = { json: { content: 'You hold the chips 3, 7 and 9' } };
    Promise.reject(Object.assign(new Error('Missing Access'), { code: 50001, requestBody }));
  });`)}`;

describe('npm start', () => {
  it('starts the bot, which stops cleanly when it is told to, and never logs its token', async () => {
    const discord = new Emulator();
    const { api, token } = await discord.listen(0);
    discord.createGuild();
    const folder = join(aFolder(), 'data');
    const bot = start({ DISCORD_TOKEN: token, DISCORD_API: api, DATABASE_FILE: join(folder, 'tables.sqlite') });

    await bot.says('"msg":"ready"');
    expect(openToOthers(folder)).toEqual([]);
    bot.child.kill('SIGTERM');

    expect(await bot.ends()).toBe(0);
    // View Channels, Send Messages (in Threads), Create Public Threads, Attach Files, Read Message History.
    const invitation = /authorize\?client_id=\d+&scope=bot\+applications\.commands&permissions=309237746688"/;
    expect(bot.output()).toMatch(invitation);
    expect(bot.output()).toContain('"msg":"stopped"');
    expect(bot.output()).not.toContain(token);
    await discord.close();
  });

  it('without a token opens a page on this machine, says how to get one, and stops cleanly', async () => {
    const folder = join(aFolder(), 'data');
    const bot = start({ PLAYGROUND_PORT: '0', PLAYGROUND_FOLDER: folder });

    await bot.says('https://discord.com/developers/applications');
    const [url = ''] = bot.output().match(/http:\/\/127\.0\.0\.1:\d+/) ?? [];
    expect((await fetch(url)).headers.get('content-type')).toContain('text/html');
    bot.child.kill('SIGTERM');

    expect(await bot.ends()).toBe(0);
    expect(readdirSync(folder)).toContain('world');
    expect(openToOthers(folder)).toEqual([]);
  });

  it('with a database of a later version says so in one line, and leaves it alone', async () => {
    const database = join(aFolder(), 'tables.sqlite');
    aDatabaseOfTomorrow(database);
    const before = readFileSync(database);
    const bot = start({ DISCORD_TOKEN: 'a.b.c', DATABASE_FILE: database, LOG_LEVEL: 'error' });
    expect(await bot.ends()).toBe(1);
    expect(bot.output()).toMatch(/^.* was changed by a later version of this bot\. .*\n$/);
    expect(readFileSync(database).equals(before)).toBe(true);
  });

  it('breaks down with one line, which has nothing of what Discord was sent', async () => {
    const discord = new Emulator();
    const { api, token } = await discord.listen(0);
    const settings = { DISCORD_TOKEN: token, DISCORD_API: api, DATABASE_FILE: join(aFolder(), 'tables.sqlite') };
    const bot = start({ ...settings, NODE_OPTIONS: `--import=${REJECTING}` });
    await bot.says('"msg":"ready"');
    bot.child.kill('SIGUSR2');
    expect(await bot.ends()).toBe(1);
    const [last = ''] = bot.output().trimEnd().split('\n').slice(-1);
    expect(JSON.parse(last)).toMatchObject({ level: 60, err: { message: 'Missing Access', code: 50_001 } });
    expect(bot.output()).not.toContain('You hold');
    await discord.close();
  });

  it('with wrong settings names them', async () => {
    const bot = start({ DISCORD_TOKEN: 'wrong', LOG_LEVEL: 'loud' });
    expect(await bot.ends()).toBe(1);
    expect(bot.output()).toContain('LOG_LEVEL is loud');
  });

  it('with a token that Discord does not know says so in one line', async () => {
    const discord = new Emulator();
    const { api } = await discord.listen(0);
    const bot = start({
      DISCORD_TOKEN: 'not.the.one',
      DISCORD_API: api,
      DATABASE_FILE: join(aFolder(), 'tables.sqlite'),
      LOG_LEVEL: 'error',
    });
    expect(await bot.ends()).toBe(1);
    expect(bot.output()).toMatch(/^Discord does not know this DISCORD_TOKEN\..*\n$/);
    await discord.close();
  });

  it('ends with a line that says why when Discord closes the connection for good', async () => {
    const discord = new Emulator();
    const { api, token } = await discord.listen(0);
    const bot = start({ DISCORD_TOKEN: token, DISCORD_API: api, DATABASE_FILE: join(aFolder(), 'tables.sqlite') });
    await bot.says('"msg":"ready"');
    discord.gateway.close(GatewayCloseCodes.AuthenticationFailed);
    expect(await bot.ends()).toBe(1);
    expect(bot.output()).toContain('"msg":"stopped"');
    expect(bot.output()).toMatch(/^Discord does not know this DISCORD_TOKEN\..*$/m);
    await discord.close();
  });

  it('is called off at once while Discord does not answer', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const api = `http://127.0.0.1:${port}/api`;
    const bot = start({ DISCORD_TOKEN: 'a.b.c', DISCORD_API: api, DATABASE_FILE: join(aFolder(), 'tables.sqlite') });
    const line = once(silent, 'connection');
    await bot.says('starting on Discord');
    await line;
    bot.child.kill('SIGTERM');
    expect(await bot.ends()).toBe(0);
    silent.close();
  });

  it('with a folder that can not be written says so in one line', async () => {
    const occupied = join(aFolder(), 'a-file');
    writeFileSync(occupied, '');
    const bot = start({ PLAYGROUND_PORT: '0', PLAYGROUND_FOLDER: occupied });
    expect(await bot.ends()).toBe(1);
    expect(bot.output()).toMatch(/^The tables can't be kept in .* change PLAYGROUND_FOLDER\.\n$/);
  });

  it('where the port is taken takes another, and says so', async () => {
    const neighbour = createServer().listen(0, '127.0.0.1');
    await once(neighbour, 'listening');
    const { port } = neighbour.address() as AddressInfo;
    const bot = start({ PLAYGROUND_PORT: String(port), PLAYGROUND_FOLDER: aFolder() });
    await bot.says(`(another program has port ${port})`);
    bot.child.kill('SIGTERM');
    expect(await bot.ends()).toBe(0);
    neighbour.close();
  });

  it('a second time leaves the first alone, which had the port and the folder', async () => {
    const settings = { PLAYGROUND_PORT: '0', PLAYGROUND_FOLDER: aFolder() };
    const first = start(settings);
    await first.says('Open http');
    const second = start(settings);
    expect(await second.ends()).toBe(1);
    expect(second.output()).toMatch(/^The bot is running already: .*\n$/);
    first.child.kill('SIGTERM');
    expect(await first.ends()).toBe(0);
  });
});
