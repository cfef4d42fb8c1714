/**
 * `npm run balance [-- --games 1000 --strong 400 --iterations 60 --seconds 3600 --threads 2]`
 * What thousands of computer games say about the game: writes docs/balance.md and the pictures next to it; then `npm run format`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { LevelId } from '#ai/levels.ts';
import { GENES, type Gene, genesFor } from '#games/urland/genes.ts';
import { ACTION_KINDS } from '#games/urland/rules.ts';
import type { State } from '#games/urland/state.ts';
import type { Entry } from '#games/urland/types.ts';
import { type Bar, barChart } from '../bar-chart.ts';
import { chiSquare, halfOfMean, halfOfShare, mean, percent as percentOf } from '../interval.ts';
import { playAll, THREADS } from '../self-play-pool.ts';
import type { GameOrder } from '../self-play-worker.ts';
import { type GameTally, tallyOf } from './game-tally.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    strong: { type: 'string', default: '400' },
    iterations: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '3600' },
    threads: { type: 'string', default: String(THREADS) },
  },
});

const SEATS = [3, 4, 5];
const PICTURES = 'docs/balance';

interface Series {
  readonly level: LevelId;
  readonly iterations: number;
  readonly seats: number;
  readonly tallies: readonly GameTally[];
}

async function play(
  level: LevelId,
  iterations: number,
  seats: number,
  games: number,
  seconds: number,
): Promise<Series> {
  const tallies: GameTally[] = [];
  const orders = function* (): Generator<GameOrder> {
    for (let seed = 1; seed <= games; seed++) {
      yield {
        of: 'urland',
        game: seed,
        strengths: Array.from({ length: seats }, () => ({ level, iterations })),
        seed: seats * 1_000_000 + seed,
      };
    }
  };
  await playAll(
    orders(),
    ({ log, end }) => tallies.push(tallyOf(log as readonly Entry[], end as State)),
    seconds,
    Number(values.threads),
  );
  return { level, iterations, seats, tallies };
}

const percent = (share: number): string => `${percentOf(share)} %`;

function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const title = ({ level, iterations, seats, tallies }: Series): string =>
  `${seats} × ${level}${level === 'strong' ? ` (${iterations} iterations)` : ''}, ${tallies.length} games`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function lengths(all: readonly Series[]): string {
  const range = (numbers: readonly number[]) =>
    `${mean(numbers).toFixed(1)} (${quantile(numbers, 0.05)} to ${quantile(numbers, 0.95)})`;
  const rows = all.map((series) => {
    const { tallies } = series;
    const epochs = tallies.map((tally) => tally.epochs);
    return [
      title(series),
      range(tallies.map(({ turns }) => turns)),
      [1, 2, 3, 4, 5]
        .map((count) => `${Math.round(100 * mean(epochs.map((own) => (own === count ? 1 : 0))))}`)
        .join(' / '),
      range(tallies.map(({ winnersScore }) => winnersScore)),
      range(tallies.flatMap(({ scores }) => Math.min(...scores))),
      percent(mean(tallies.map(({ isOutOfChips }) => (isOutOfChips ? 1 : 0)))),
    ];
  });
  return table(
    ['games', 'turns', 'games of 1 / 2 / 3 / 4 / 5 epochs, in %', "winner's score", 'last score', 'out of chips'],
    rows,
  );
}

/** What 95 % of chance stay below, by degrees of freedom. */
const CHI_SQUARE_BY_CHANCE = [0, 3.84, 5.99, 7.81, 9.49];

const PLACES = ['starts', '1 to the left', '2', '3', '4'];

function places(all: readonly Series[]): string {
  const rows = all.map((series) => {
    const { seats, tallies } = series;
    const share = (place: number) => mean(tallies.map(({ winnersPlace }) => (winnersPlace === place ? 1 : 0)));
    const cells = [0, 1, 2, 3, 4].map((place) => (place < seats ? percent(share(place)) : ''));
    const wins = Array.from({ length: seats }, (_, place) => share(place) * tallies.length);
    const unevenness = `${chiSquare(wins).toFixed(1)} (${CHI_SQUARE_BY_CHANCE[seats - 1]})`;
    return [title(series), ...cells, `± ${percent(halfOfShare(1 / seats, tallies.length))}`, unevenness];
  });
  return table(['games', ...PLACES, '95 % of chance', 'χ² (by chance below)'], rows);
}

/** The final score less the table's mean. */
const aheadBy = ({ scores, seats, startSeat }: GameTally, place: number): number =>
  (scores[(startSeat + place) % seats] ?? 0) - mean(scores);

function pointsByPlace(all: readonly Series[]): string {
  const rows = all.map((series) => {
    const ahead = (place: number) => series.tallies.map((tally) => aheadBy(tally, place));
    const cell = (place: number) => `${mean(ahead(place)).toFixed(1)} ± ${halfOfMean(ahead(place)).toFixed(1)}`;
    return [title(series), ...[0, 1, 2, 3, 4].map((place) => (place < series.seats ? cell(place) : ''))];
  });
  return table(['games', ...PLACES], rows);
}

interface GeneRecord {
  readonly share: number;
  readonly bought: number;
}

function geneRecord({ tallies }: Series, gene: Gene): GeneRecord {
  const bought = tallies.flatMap(({ genes }) => genes).filter((owned) => owned.gene === gene);
  return { share: mean(bought.map(({ hasWon }) => (hasWon ? 1 : 0))), bought: bought.length };
}

function genes(all: readonly Series[]): string {
  const rows = GENES.map((gene) => [
    gene,
    ...all.map((series) => {
      const { share, bought } = geneRecord(series, gene);
      return bought === 0 ? '' : `${percent(share)} of ${bought}`;
    }),
  ]);
  return table(['gene', ...all.map(({ level, seats }) => `${seats} × ${level}`)], rows);
}

function actions(all: readonly Series[]): string {
  const rows = [...ACTION_KINDS, 'extra' as const, 'done' as const].map((kind) => [
    kind,
    ...all.map(({ tallies }) => mean(tallies.map(({ moves }) => moves.get(kind) ?? 0)).toFixed(2)),
  ]);
  return table(['action', ...all.map(({ level, seats }) => `${seats} × ${level}`)], rows);
}

function geneBars(series: Series): Bar[] {
  return genesFor(series.seats)
    .map((gene) => ({ gene, ...geneRecord(series, gene) }))
    .filter(({ bought }) => bought > 0)
    .map(({ gene, share, bought }) => ({ label: gene, value: share, spread: halfOfShare(share, bought) }))
    .sort((a, b) => b.value - a.value);
}

function actionBars({ tallies }: Series): Bar[] {
  return [...ACTION_KINDS, 'extra' as const]
    .map((kind) => ({ label: kind, value: mean(tallies.map(({ moves }) => moves.get(kind) ?? 0)) }))
    .sort((a, b) => b.value - a.value);
}

function draw(
  name: string,
  heading: string,
  bars: readonly Bar[],
  format: (value: number) => string,
  reference?: number,
): string {
  const chart = { title: heading, bars, format, ...(reference === undefined ? {} : { reference }) };
  writeFileSync(`${PICTURES}/${name}.svg`, barChart(chart));
  return `![${heading}](balance/${name}.svg)`;
}

function pictures(series: Series): string {
  const name = `${series.level}-${series.seats}`;
  const turns = series.tallies.map((tally) => tally.turns);
  const shortest = Math.min(...turns);
  const lengthBars = Array.from({ length: Math.max(...turns) - shortest + 1 }, (_, more) => ({
    label: `${shortest + more}`,
    value: mean(turns.map((own) => (own === shortest + more ? 1 : 0))),
  }));
  const bids = series.tallies.flatMap((tally) => tally.bids);
  const bidBars = Array.from({ length: 8 }, (_, amount) => ({
    label: String(amount),
    value: mean(bids.map((bid) => (bid === amount ? 1 : 0))),
  }));
  return [
    draw(`turns-${name}`, `Turns in a game: ${title(series)}`, lengthBars, percent),
    draw(`genes-${name}`, `Games won by a gene's owner: ${title(series)}`, geneBars(series), percent, 1 / series.seats),
    draw(`actions-${name}`, `Actions in a game: ${title(series)}`, actionBars(series), (value) => value.toFixed(1)),
    draw(`bids-${name}`, `Bids: ${title(series)}`, bidBars, percent),
  ].join('\n');
}

function page(all: readonly Series[]): string {
  return `# Balance

What computer games say about the game on this board (R-BOARD is a reconstruction, so they say nothing about the printed
one). Written by \`npm run balance\`; every player at a table is of the same level. Brackets: from the 5th to the 95th of a
hundred games.

## Length and scores

${lengths(all)}

"Out of chips": the game ended with too few chips for another epoch (R-CHIPS).

## Who wins, by place at the table

${places(all)}

Who starts is the first Environment player; the one to his left is the Dummy, so the first to act is the one 2 to the left.

Points at the end, more or less than the table's mean, with 95 % intervals:

${pointsByPlace(all)}

## Genes

Games won by the owner of a gene, of all games in which somebody bought it. Whoever can pay for genes is often ahead for
other reasons: see [computer-player-trials.md](computer-player-trials.md) for genes given away at random.

${genes(all)}

## Actions

How often in a game, all players together; \`done\` is a turn that was ended by its player, an extra turn not taken included.

${actions(all)}

## With four players

The dashed line is chance; whiskers are 95 % intervals.

${all
  .filter(({ seats }) => seats === 4)
  .map(pictures)
  .join('\n')}
`;
}

mkdirSync(PICTURES, { recursive: true });
const all: Series[] = [];
for (const seats of SEATS) all.push(await play('steady', 1, seats, Number(values.games), Number(values.seconds) / 6));
for (const seats of SEATS) {
  all.push(await play('strong', Number(values.iterations), seats, Number(values.strong), Number(values.seconds) / 6));
}
writeFileSync('docs/balance.md', page(all));
console.log(lengths(all));
console.log(places(all));
