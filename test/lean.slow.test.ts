/** What `npm ci --omit=dev` installs is enough for a bot on Discord. */
import { expect, it } from 'vitest';
import { Emulator } from '#emulator/emulator.ts';
import { aServer } from './support/a-server.ts';
import { start } from './support/npm-start.ts';

const PARTS = ['package.json', 'src', 'assets', 'migrations'];

it('with a token, the bot comes up without the development packages', async () => {
  const discord = new Emulator();
  const { api, token } = await discord.listen(0);
  discord.createGuild();
  const bot = start({ DISCORD_TOKEN: token, DISCORD_API: api }, aServer(PARTS));
  await bot.says('"msg":"ready"');
  bot.child.kill('SIGTERM');
  expect(await bot.ends()).toBe(0);
  await discord.close();
});

it('without a token, one sentence says what to do', async () => {
  const bot = start({}, aServer(PARTS));
  expect(await bot.ends()).toBe(1);
  expect(bot.output()).toMatch(/^There is no DISCORD_TOKEN, and .* run `npm install --include=dev` .*\.\n$/);
});
