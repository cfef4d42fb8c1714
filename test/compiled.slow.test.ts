/** What `npm start` runs: the program as plain JavaScript. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Emulator } from '#emulator/emulator.ts';
import { aFolder, COMPILED, start } from './support/npm-start.ts';

it('the compiled bot opens tables, paints their boards in its threads, and stops cleanly', async () => {
  expect(spawnSync(process.execPath, ['scripts/compile.mjs']).status).toBe(0);
  const discord = new Emulator({ rateLimits: false });
  const { api, token } = await discord.listen(0);
  const ann = discord.createGuild().join('ann');
  const settings = { DISCORD_TOKEN: token, DISCORD_API: api, DATABASE_FILE: join(aFolder(), 'tables.sqlite') };
  const bot = start(settings, undefined, COMPILED);
  await bot.says('"msg":"ready"');

  await ann.slash('urland');
  await ann.sees('who plays?');
  await ann.click('Play now against computers');
  await ann.sees(({ files, ephemeral }) => !ephemeral && files.length > 0);

  bot.child.kill('SIGTERM');
  expect(await bot.ends()).toBe(0);
  await discord.close();
});
