/**
 * `npm run tournament [-- GAME --seats 4 --games 400 --one strong:200 --others steady --seconds 500 --seed 1 --threads 2 --record FILE]`
 * Of the first game, if none is named. One computer player against a table of others, its seat rotated: every deal is played once from each seat.
 * With `--record`, every game is written down when it ends, and a run with the same file goes on where the last one stopped.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLevel } from '#ai/levels.ts';
import { GAME_IDS, type GameId, isGameId, MODULES } from '#games/index.ts';
import { halfOfMean, mean, percent, wilson } from './interval.ts';
import { playAll, THREADS } from './self-play-pool.ts';
import type { GameOrder, Strength } from './self-play-worker.ts';
import { clockwise, type FirstOrder, openRecord, type PointsOf, type Result, resultOf } from './tournament-record.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    games: { type: 'string', default: '400' },
    one: { type: 'string', default: 'strong:200' },
    others: { type: 'string', default: 'steady' },
    seconds: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(THREADS) },
    record: { type: 'string' },
  },
});

/** `strong:200` is a level and its iterations for each decision. */
function strengthOf(text: string): Strength {
  const [level = '', iterations = '1'] = text.split(':');
  if (!isLevel(level)) throw new Error(`no level ${level}`);
  return { level, iterations: Number(iterations) };
}

function gameCalled(name: string): GameId {
  if (!isGameId(name)) throw new Error(`no game ${name}; there are ${GAME_IDS.join(', ')}`);
  return name;
}

/** Of the numbers of seats a game can have, the nearest to four. */
function usualSeats(game: GameId): number {
  const { min, max } = MODULES[game].game.seats;
  return Math.min(max, Math.max(min, 4));
}

/** What a game says in a script of its own; null where it has none. */
async function partOf(game: GameId, script: string): Promise<Record<string, unknown> | null> {
  const file = new URL(`./${game}/${script}.ts`, import.meta.url);
  return existsSync(file) ? import(file.href) : null;
}

const of = gameCalled(positionals[0] ?? GAME_IDS[0]);
const seats = Number(values.seats ?? usualSeats(of));
const pointsOf = ((await partOf(of, 'points'))?.['pointsOf'] ?? null) as PointsOf;
const firstOrder = ((await partOf(of, 'places'))?.['firstOrder'] ?? clockwise(seats)) as FirstOrder;
const one = strengthOf(values.one);
const others = strengthOf(values.others);
const pairing = `${of}, ${seats} seats, ${values.one} against ${values.others}, seed ${values.seed}`;

const seatOfOne = (game: number): number => game % seats;

const orderOf = (game: number): GameOrder => ({
  of,
  game,
  strengths: Array.from({ length: seats }, (_, seat) => (seat === seatOfOne(game) ? one : others)),
  seed: Number(values.seed) * 100_000 + Math.floor(game / seats),
  options: null,
});

function* ordersWithout(played: ReadonlySet<number>): Generator<GameOrder> {
  for (let game = 0; game < Number(values.games); game++) if (!played.has(game)) yield orderOf(game);
}

const share = (results: readonly Result[]): number => mean(results.map(({ rank }) => (rank === 1 ? 1 : 0)));

/** The share of wins for each value that a game can have, with the number of games. */
const sharesBy = (results: readonly Result[], key: (result: Result) => number): string =>
  Array.from({ length: seats }, (_, value) => results.filter((result) => key(result) === value))
    .map((some) => `${percent(share(some))} (${some.length})`)
    .join(', ');

const plusMinus = (numbers: readonly number[]): string =>
  `${mean(numbers).toFixed(2)} ± ${halfOfMean(numbers).toFixed(2)}`;

function report(results: readonly Result[]): void {
  const wins = results.filter(({ rank }) => rank === 1).length;
  const chance = percent(1 / seats);
  console.log(`${of}: ${values.one} against ${seats - 1} × ${values.others}, ${seats} seats, ${results.length} games`);
  if (results.length === 0) return;
  console.log(`  wins ${percent(share(results))} % (95 %: ${wilson(wins, results.length)}; chance ${chance})`);
  console.log(`  by seat, in % (games): ${sharesBy(results, ({ seat }) => seat)}`);
  console.log(`  by place in the first order: ${sharesBy(results, ({ place }) => place)}`);
  console.log(`  rank ${plusMinus(results.map(({ rank }) => rank))} (chance ${((seats + 1) / 2).toFixed(2)})`);
  const leads = results.flatMap(({ ahead }) => (ahead === null ? [] : [ahead]));
  if (leads.length > 0) console.log(`  points ahead of the others' mean ${plusMinus(leads)}`);
  console.log(`  ${mean(results.map(({ seconds }) => seconds)).toFixed(2)} s a game`);
}

const record = openRecord<Result>(values.record ?? null, pairing);
const results: Result[] = record.results();
const orders = ordersWithout(new Set(results.map(({ game }) => game)));
await playAll(
  orders,
  (played) => {
    const result = resultOf(played, seatOfOne(played.order.game), pointsOf, firstOrder);
    record.add(result);
    results.push(result);
  },
  Number(values.seconds),
  Number(values.threads),
);
report(results);
