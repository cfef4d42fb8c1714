/**
 * `npm run tournament [-- --seats 4 --games 400 --one strong:200 --others steady --seconds 500 --seed 1]`
 * One computer player against a table of others, its seat rotated: every deal is played once from each seat.
 */
import { parseArgs } from 'node:util';
import { isLevel } from '#ai/levels.ts';
import { playAll } from './self-play-pool.ts';
import type { GameOrder, PlayedOrder, Strength } from './self-play-worker.ts';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4' },
    games: { type: 'string', default: '400' },
    one: { type: 'string', default: 'strong:200' },
    others: { type: 'string', default: 'steady' },
    seconds: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
  },
});

/** `strong:200` is a level and its iterations for each decision. */
function strengthOf(text: string): Strength {
  const [level = '', iterations = '1'] = text.split(':');
  if (!isLevel(level)) throw new Error(`no level ${level}`);
  return { level, iterations: Number(iterations) };
}

interface Pairing {
  readonly seats: number;
  readonly one: Strength;
  readonly others: Strength;
}

const seatOfOne = (order: GameOrder, pairing: Pairing): number =>
  order.strengths.findIndex((strength) => strength === pairing.one || isSame(strength, pairing.one));

const isSame = (a: Strength, b: Strength): boolean => a.level === b.level && a.iterations === b.iterations;

function* ordersOf({ seats, one, others }: Pairing, games: number, seed: number): Generator<GameOrder> {
  for (let game = 0; game < games; game++) {
    const strengths = Array.from({ length: seats }, (_, seat) => (seat === game % seats ? one : others));
    yield { strengths, seed: seed * 100_000 + Math.floor(game / seats) };
  }
}

/** Wilson's interval at 95 %, in percent. */
function interval(wins: number, games: number): string {
  const z = 1.96;
  const share = wins / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
  return `${percent(middle - half)} to ${percent(middle + half)}`;
}

const percent = (share: number): string => (100 * share).toFixed(1);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, next) => sum + next, 0) / numbers.length;

function report(pairing: Pairing, played: readonly PlayedOrder[]): void {
  const { seats } = pairing;
  const results = played.map(({ order, end }) => {
    const seat = seatOfOne(order, pairing);
    const winner = end.phase.kind === 'over' ? end.phase.winner : -1;
    const others = end.track.filter((_, other) => other !== seat);
    return { seat, hasWon: winner === seat, score: end.track[seat] ?? 0, others: mean(others) };
  });
  const wins = results.filter(({ hasWon }) => hasWon).length;
  const bySeat = Array.from({ length: seats }, (_, seat) => {
    const there = results.filter((result) => result.seat === seat);
    return percent(there.filter(({ hasWon }) => hasWon).length / there.length);
  });
  console.log(`${values.one} against ${seats - 1} × ${values.others}, ${seats} seats, ${played.length} games`);
  console.log(
    `  wins ${percent(wins / played.length)} % (95 %: ${interval(wins, played.length)}; chance ${percent(1 / seats)})`,
  );
  console.log(`  by seat ${bySeat.join(', ')} %`);
  console.log(
    `  score ${mean(results.map(({ score }) => score)).toFixed(1)}, others ${mean(results.map(({ others }) => others)).toFixed(1)}`,
  );
  console.log(`  ${mean(played.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms a game`);
}

const pairing: Pairing = {
  seats: Number(values.seats),
  one: strengthOf(values.one),
  others: strengthOf(values.others),
};
const played: PlayedOrder[] = [];
const orders = ordersOf(pairing, Number(values.games), Number(values.seed));
await playAll(orders, (game) => played.push(game), Number(values.seconds));
report(pairing, played);
