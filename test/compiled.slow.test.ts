/** What `npm start` runs: the program as plain JavaScript. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { Emulator } from '#emulator/emulator.ts';
import { aServer } from './support/a-server.ts';
import { aFolder, HERE, runIn, start } from './support/npm-start.ts';
import { ownPort } from './support/own-port.ts';

beforeAll(() => {
  expect(spawnSync(process.execPath, ['scripts/compile.mjs']).status).toBe(0);
});

it('every thread’s script is compiled', () => {
  const scripts = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-worker.ts'))
    .map((script) => basename(script, '.ts'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !existsSync(join('build', `${script}.js`)))).toEqual([]);
});

it('what is compiled again leaves a running bot its files', () => {
  const out = aFolder();
  const compile = (): void => {
    expect(spawnSync(process.execPath, ['scripts/compile.mjs', out]).status).toBe(0);
  };
  const programs = (): string[] => readdirSync(out).filter((name) => !name.endsWith('.js'));
  compile();
  const [first = ''] = programs();
  const before = statSync(join(out, first, 'main.js')).mtimeMs;
  for (const [index, older] of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'].entries()) {
    mkdirSync(join(out, older));
    utimesSync(join(out, older), index, index);
  }
  compile();
  expect(programs().toSorted()).toEqual(['bbbbbbbbbbbb', 'cccccccccccc', first].toSorted());
  expect(statSync(join(out, first, 'main.js')).mtimeMs).toBe(before);
  expect(readFileSync(join(out, 'main.js'), 'utf8')).toContain(first);
});

it('the compiled bot opens tables, paints their boards in its threads, and stops cleanly', async () => {
  const discord = new Emulator({ rateLimits: false });
  const { api, token } = await discord.listen(0);
  const ann = discord.createGuild().join('ann');
  const settings = { DISCORD_TOKEN: token, DISCORD_API: api, DATABASE_FILE: join(aFolder(), 'tables.sqlite') };
  const bot = start(settings, HERE, runIn(HERE));
  await bot.says('"msg":"ready"');

  await ann.slash('urland');
  await ann.sees('who plays?');
  await ann.click('Play now against computers');
  await ann.sees(({ files, ephemeral }) => !ephemeral && files.length > 0);

  bot.child.kill('SIGTERM');
  expect(await bot.ends()).toBe(0);
  await discord.close();
});

/** What the image takes from the project; packages are installed in it. */
const imageParts = (dockerfile: string): string[] =>
  [...(dockerfile.split(/^FROM /m).at(-1) ?? '').matchAll(/^COPY .*\.\/(\S+)$/gm)]
    .map(([, part = '']) => part)
    .filter((part) => part !== 'node_modules');

it('what the image has is enough: it comes up, says that it is ready, and has the commands of whoever looks after it', async () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const image = aServer(imageParts(dockerfile));
  const discord = new Emulator({ rateLimits: false });
  const { api, token } = await discord.listen(0);
  const ann = discord.createGuild().join('ann');
  const port = await ownPort();
  const settings = { DISCORD_TOKEN: token, DISCORD_API: api, HEALTH_PORT: String(port) };
  const bot = start(settings, image, runIn(image));
  await bot.says('"msg":"ready"');
  await ann.slash('urland');
  await ann.sees('who plays?');

  const [, check = '[]'] = /^ {2}CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const [program = '', ...args] = JSON.parse(check) as string[];
  expect(spawnSync(program, args, { env: { ...process.env, ...settings } }).status).toBe(0);
  const tables = spawnSync('node', ['build/tables.js'], { cwd: image, encoding: 'utf8' });
  expect(tables.stdout).toContain('1 tables are open, 0 of them stuck');

  bot.child.kill('SIGTERM');
  expect(await bot.ends()).toBe(0);
  await discord.close();
});
