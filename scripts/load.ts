// `npm run load -- [--tables 300] [--rates 15,30,60] [--seconds 20] [--seed N]`: how many presses the bot bears. The bot runs in
// a process of its own, the loopback Discord with all its people in this one.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Emulator } from '#emulator/emulator.ts';
import { seededDice } from '#engine/chance.ts';
import { gamesOnOffer } from '#tables/rulebook.ts';
import { startLoadedBot } from './load/bot-process.ts';
import { pressAt, type RateReport } from './load/rate.ts';
import { type LoadedTable, openTable } from './load/table.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '300' },
    rates: { type: 'string', default: '15,30,60,100,200,300' },
    seconds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: gamesOnOffer(false).join(',') },
  },
});

/** So many tables are opened at the same time. */
const AT_ONCE = 6;
/** In milliseconds: the bot at rest. */
const REST = 3_000;

const whole = (value: number): string => value.toFixed(0);
const share = (part: number, all: number): string => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`);
const at = (sorted: readonly number[], quantile: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? 0;

const COLUMNS = [
  'asked',
  'pressed',
  'p50',
  'p99',
  'max ms',
  'pictures',
  'in time',
  'failed',
  'MB',
  'main',
  'others',
  'log',
];
const row = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(9)).join('');

function report(
  rate: number,
  { taken, paintings, failed, before, after, memory, presses, elapsed, problems }: RateReport,
): string {
  const pictures = paintings.ready + paintings['not-yet'] + paintings.failed;
  const each = (milliseconds: number): string => (milliseconds / Math.max(1, presses)).toFixed(1);
  return row([
    whole(rate),
    whole((1_000 * presses) / elapsed),
    ...[0.5, 0.99, 1].map((quantile) => whole(at(taken, quantile))),
    ...[whole(pictures), share(paintings.ready, pictures), whole(failed), whole(memory)],
    ...[each(after.main - before.main), each(after.others - before.others), whole(problems)],
  ]);
}

/** CPU time a press by part, in milliseconds. */
function byPart({ before, after, presses, shares }: RateReport): string {
  const each = (milliseconds: number): string => (milliseconds / Math.max(1, presses)).toFixed(2);
  const main = after.main - before.main;
  const parts = [...shares].map(([part, share]) => `${part} ${each(share * main)}`);
  return `           ${[...parts, `paint ${each(after.others - before.others)}`].join(', ')}`;
}

const dice = seededDice(Number(values.seed));
const games = values.games.split(',');
const discord = new Emulator({ record: false, rateLimits: false });
const { api, token } = await discord.listen(0);
const guild = discord.createGuild({ name: 'Club', channels: ['lobby'] });
const folder = mkdtempSync(join(tmpdir(), 'load-'));
const bot = await startLoadedBot({
  DISCORD_TOKEN: token,
  DISCORD_API: api,
  DATABASE_FILE: join(folder, 'tables.sqlite'),
});

console.log(
  `Node ${process.version}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, seed ${values.seed}`,
);
await wait(REST);
console.log(`idle: ${whole(bot.usage().memory)} MB`);
const tables: LoadedTable[] = [];
const gameOf = (number: number): string => games[number % games.length] ?? '';
for (let number = 0; number < Number(values.tables); number += AT_ONCE) {
  const bunch = Array.from({ length: Math.min(AT_ONCE, Number(values.tables) - number) }, (_, n) => number + n);
  tables.push(...(await Promise.all(bunch.map((each) => openTable(guild, each, gameOf(each), dice)))));
}
console.log(`${tables.length} tables open: ${whole(bot.usage().memory)} MB`);
console.log(
  'CPU in ms a press, of the thread that answers and of all others (painters, most of all), then by part; log: lines of warning',
);
console.log(row(COLUMNS));
for (const rate of values.rates.split(',').map(Number)) {
  const pressed = await pressAt(rate, Number(values.seconds), tables, bot, dice);
  console.log(report(rate, pressed));
  console.log(byPart(pressed));
  await wait(REST);
}
console.log(`at rest afterwards: ${whole(bot.usage().memory)} MB`);
await bot.stop();
await discord.close();
rmSync(folder, { recursive: true });
process.exit();
