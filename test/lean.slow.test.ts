/** What `npm ci --omit=dev` installs is enough for a bot on Discord, and to compile it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Emulator } from '#emulator/emulator.ts';
import { aServer } from './support/a-server.ts';
import { runIn, start } from './support/npm-start.ts';

const PARTS = ['package.json', 'src', 'scripts', 'assets', 'migrations'];

function compiledServer(): string {
  const server = aServer(PARTS);
  expect(spawnSync(process.execPath, [join(server, 'scripts/compile.mjs')]).status).toBe(0);
  return server;
}

it('with a token, the bot comes up without the development packages', async () => {
  const discord = new Emulator();
  const { api, token } = await discord.listen(0);
  discord.createGuild();
  const server = compiledServer();
  const bot = start({ DISCORD_TOKEN: token, DISCORD_API: api }, server, runIn(server));
  await bot.says('"msg":"ready"');
  bot.child.kill('SIGTERM');
  expect(await bot.ends()).toBe(0);
  await discord.close();
});

it('without a token, one sentence says what to do', async () => {
  const server = compiledServer();
  const bot = start({}, server, runIn(server));
  expect(await bot.ends()).toBe(1);
  expect(bot.output()).toMatch(/^There is no DISCORD_TOKEN, and .* run `npm install --include=dev` .*\.\n$/);
});
