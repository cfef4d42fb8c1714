// `npm run load -- [--tables 300] [--rates 15,30,60] [--seconds 20] [--seed N]`: how many presses the bot bears. The bot runs in
// a process of its own, the loopback Discord with all its people in this one. With `--soak 60` it bears the first rate for an hour, with a
// row a minute. With `--running 5000 --servers 1000` so many games go
// on at so many servers before the bot starts, and `--tables` of them are pressed at, instead of tables that are pressed open. The CPU time by
// part at the end is of the first rate alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Emulator } from '#emulator/emulator.ts';
import type { GuildHandle } from '#emulator/people/guild.ts';
import { seededDice } from '#engine/chance.ts';
import { gamesOnOffer, isGameId } from '#tables/rulebook.ts';
import { tidy } from './chaos/janitor.ts';
import { tablesOn } from './chaos/panels.ts';
import { type LoadedBot, startLoadedBot } from './load/bot-process.ts';
import { openSites, seedTables } from './load/many-servers.ts';
import { type Part, sharesIn } from './load/parts.ts';
import { pressAt, type RateReport } from './load/rate.ts';
import { type LoadedTable, openTable, tableOf } from './load/table.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '300' },
    rates: { type: 'string', default: '15,30,60,100,200,300' },
    seconds: { type: 'string', default: '20' },
    soak: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    running: { type: 'string', default: '0' },
    servers: { type: 'string', default: '1000' },
    games: { type: 'string', default: gamesOnOffer(false).join(',') },
  },
});

/** So many tables are opened at the same time. */
const AT_ONCE = 6;
/** In seconds: a row of a soak. */
const MINUTE = 60;
/** In milliseconds: the bot at rest. */
const REST = 3_000;
/** In milliseconds: what the loopback Discord keeps of the past is cleared away so often. */
const TIDY_EVERY = 5_000;
/** In milliseconds of CPU time a second. */
const CALM = 100;

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
  'busy',
  'missed',
  'MB',
  'main',
  'others',
  'anew',
  'log',
];
const row = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(9)).join('');

function report(
  rate: number,
  { taken, paintings, failed, busy, missed, begunAnew, before, after, memory, presses, elapsed, problems }: RateReport,
): string {
  const pictures = paintings.ready + paintings['not-yet'] + paintings.failed;
  const each = (milliseconds: number): string => (milliseconds / Math.max(1, presses)).toFixed(1);
  return row([
    whole(rate),
    whole((1_000 * presses) / elapsed),
    ...[0.5, 0.99, 1].map((quantile) => whole(at(taken, quantile))),
    ...[whole(pictures), share(paintings.ready, pictures)],
    ...[failed, busy, missed, memory].map(whole),
    ...[each(after.main - before.main), each(after.others - before.others)],
    ...[whole(begunAnew), whole(problems)],
  ]);
}

/** CPU time a press by part, in milliseconds. */
function byPart({ before, after, presses }: RateReport, shares: ReadonlyMap<Part, number>): string {
  const each = (milliseconds: number): string => (milliseconds / Math.max(1, presses)).toFixed(2);
  const main = after.main - before.main;
  const parts = [...shares].map(([part, share]) => `${part} ${each(share * main)}`);
  return `by part: ${[...parts, `paint ${each(after.others - before.others)}`].join(', ')}`;
}

/** Watched in a pass of its own: whoever is watched takes longer. */
async function sharesAt(rate: number): Promise<ReadonlyMap<Part, number>> {
  const profiler = await bot.profiler();
  await profiler.start();
  await pressAt(rate, Number(values.seconds), tables, bot, dice);
  return sharesIn(await profiler.stop());
}

const dice = seededDice(Number(values.seed));
const games = values.games.split(',').filter(isGameId);
const gameAt = (table: number): string => games[table % games.length] ?? '';
const discord = new Emulator({ record: false, rateLimits: false });
const { api, token } = await discord.listen(0);
const folder = mkdtempSync(join(tmpdir(), 'load-'));
const file = join(folder, 'tables.sqlite');
const start = (): Promise<LoadedBot> => startLoadedBot({ DISCORD_TOKEN: token, DISCORD_API: api, DATABASE_FILE: file });

async function atRest(title: string): Promise<LoadedBot> {
  const started = await start();
  await untilCalm(started);
  const seconds = (started.readyAfter / 1_000).toFixed(1);
  console.log(`${title}: ${whole(started.usage().memory)} MB, ready after ${seconds} s`);
  return started;
}

/** Until it has done hardly anything for some seconds, three minutes at most. */
async function untilCalm({ usage }: LoadedBot): Promise<void> {
  for (let [calm, looks] = [0, 0]; calm < 3 && looks < 180; looks++) {
    const { main, others } = usage();
    await wait(1_000);
    calm = usage().main + usage().others - main - others < CALM ? calm + 1 : 0;
  }
}

/** Until all are shown that are to be pressed at, a minute at most. */
async function untilShown(all: readonly LoadedTable[]): Promise<void> {
  for (let looks = 0; looks < 60 && !all.every((each) => each.isShown()); looks++) await wait(1_000);
}

/** The tables that are pressed at. */
async function pressOpen(guild: GuildHandle, count: number): Promise<LoadedTable[]> {
  const tables: LoadedTable[] = [];
  for (let number = 0; number < count; number += AT_ONCE) {
    const bunch = Array.from({ length: Math.min(AT_ONCE, count - number) }, (_, n) => number + n);
    tables.push(...(await Promise.all(bunch.map((each) => openTable(guild, each, gameAt(each), dice)))));
  }
  return tables;
}

/** Games that go on already at many servers: what they and the servers weigh is seen by starting with and without them. */
async function seedMany(count: number, servers: number, pressedAt: number): Promise<readonly LoadedTable[]> {
  await (await atRest('idle, no server')).stop();
  const sites = openSites(discord, servers, count);
  await (await atRest(`${servers} servers, no table`)).stop();
  await seedTables(file, sites, games, pressedAt);
  return sites
    .slice(0, pressedAt)
    .map(({ people, channel }, index) => tableOf({ group: people, channel, game: gameAt(index) }, dice));
}

console.log(
  `Node ${process.version}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, seed ${values.seed}`,
);
const running = Number(values.running);
const seeded = running > 0 ? await seedMany(running, Number(values.servers), Number(values.tables)) : [];
const club = running > 0 ? null : discord.createGuild({ name: 'Club', channels: ['lobby'] });
const bot = await atRest(club ? 'idle' : `${running} tables that go on`);
const tables: readonly LoadedTable[] = club ? await pressOpen(club, Number(values.tables)) : seeded;
await untilShown(tables);
console.log(
  `${tables.filter((each) => each.isShown()).length} of ${tables.length} tables are shown: ${whole(bot.usage().memory)} MB`,
);
console.log(
  'CPU in ms a press, of the thread that answers and of all others (painters, most of all); busy: who was told so, and is in no time of an answer; missed: had nothing to press; anew: games that were over and begun once more; log: lines of warning',
);
console.log(row(COLUMNS));
const reports: RateReport[] = [];
const [soak, asked] = [Number(values.soak), values.rates.split(',').map(Number)];
const rates = soak > 0 ? Array.from({ length: soak }, () => asked[0] ?? 0) : asked;
const seconds = soak > 0 ? MINUTE : Number(values.seconds);
const tidying = setInterval(() => tidy(discord, (message) => tablesOn(message).length > 0), TIDY_EVERY);
for (const rate of rates) {
  const pressed = await pressAt(rate, seconds, tables, bot, dice);
  reports.push(pressed);
  console.log(report(rate, pressed));
  if (soak === 0) await wait(REST);
}
clearInterval(tidying);
console.log(`at rest afterwards: ${whole(bot.usage().memory)} MB`);
const [first] = reports;
if (first !== undefined) console.log(`at ${rates[0]} a second, ${byPart(first, await sharesAt(rates[0] ?? 0))}`);
await bot.stop();
await discord.close();
rmSync(folder, { recursive: true });
process.exit();
