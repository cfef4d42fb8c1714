/** What `npm ci --omit=dev` installs is enough for a bot on Discord. */
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { Emulator } from '#emulator/emulator.ts';
import { aFolder, start } from './support/npm-start.ts';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const PARTS = ['package.json', 'src', 'assets', 'migrations'];

interface Locked {
  readonly packages: Readonly<Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean }>>;
}

/** The packages of a server, by their paths; those inside others come along with them. */
function serverPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(HERE, 'package-lock.json'), 'utf8')) as Locked;
  return Object.entries(packages)
    .filter(([, { dev, devOptional, optional }]) => !(dev || devOptional || optional))
    .map(([path]) => path)
    .filter((path) => path.lastIndexOf('node_modules/') === 0);
}

/** The project as it is on a server: its own files, and of the packages only links to those that a server has. */
function aServer(): string {
  const server = aFolder();
  for (const part of PARTS) cpSync(join(HERE, part), join(server, part), { recursive: true });
  for (const path of serverPackages()) {
    mkdirSync(dirname(join(server, path)), { recursive: true });
    symlinkSync(join(HERE, path), join(server, path));
  }
  return server;
}

it('with a token, the bot comes up without the development packages', async () => {
  const discord = new Emulator();
  const { api, token } = await discord.listen(0);
  discord.createGuild();
  const bot = start({ DISCORD_TOKEN: token, DISCORD_API: api }, aServer());
  await bot.says('"msg":"ready"');
  bot.child.kill('SIGTERM');
  expect(await bot.ends()).toBe(0);
  await discord.close();
});

it('without a token, one sentence says what to do', async () => {
  const bot = start({}, aServer());
  expect(await bot.ends()).toBe(1);
  expect(bot.output()).toMatch(/^There is no DISCORD_TOKEN, and .* run `npm install --include=dev` .*\.\n$/);
});
