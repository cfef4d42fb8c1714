/**
 * `npm run balance [-- GAME --games 1000 --strong 400 --iterations 60 --seconds 3600 --threads 2 --record FILE]`
 * Of the first game, if none is named. What thousands of computer games say about a game: writes a page of docs and the pictures
 * beside it; then `npm run format`. So many games of steady and of strong players at each table, in so many seconds altogether.
 * With `--record`, what is counted is written down game by game, and a run with the same file goes on where the last one stopped.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAME_IDS, isGameId } from '#games/index.ts';
import { type Balance, playSeries, type Series, titleOf } from './balance/series.ts';
import { THREADS } from './self-play-pool.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    strong: { type: 'string', default: '400' },
    iterations: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '3600' },
    threads: { type: 'string', default: String(THREADS) },
    record: { type: 'string' },
  },
});

const of = positionals[0] ?? GAME_IDS[0];
if (!isGameId(of)) throw new Error(`no game ${of}`);
const balance: Balance = (await import(`./${of}/balance.ts`)).BALANCE;

const seconds = Number(values.seconds) / (2 * balance.tables.length);
const threads = Number(values.threads);
const record = values.record ?? null;
const efforts = [
  { level: 'steady', iterations: 1, games: Number(values.games), seconds, threads, record },
  { level: 'strong', iterations: Number(values.iterations), games: Number(values.strong), seconds, threads, record },
] as const;

const all: Series<ReturnType<Balance['tallyOf']>>[] = [];
for (const effort of efforts) {
  for (const plan of balance.tables) {
    const series = await playSeries(of, balance, plan, effort);
    console.log(titleOf(series));
    if (series.tallies.length > 0) all.push(series);
  }
}
writeFileSync(balance.file, balance.page(all));
