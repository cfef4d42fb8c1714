/** What computer games say about Urland. */
import { GENES, type Gene, genesFor } from '#games/urland/genes.ts';
import { ACTION_KINDS } from '#games/urland/rules.ts';
import type { State } from '#games/urland/state.ts';
import type { Entry } from '#games/urland/types.ts';
import { drawBars } from '../balance/pictures.ts';
import { type Balance, type Series, shortTitleOf, titleOf } from '../balance/series.ts';
import { percent, pointsByPlace, range, shareOf, table, winsByPlace } from '../balance/tables.ts';
import type { Bar } from '../bar-chart.ts';
import { halfOfShare, mean } from '../interval.ts';
import { type GameTally, tallyOf } from './game-tally.ts';

const PLACES = ['starts', '1 to the left', '2', '3', '4'];

function lengths(all: readonly Series<GameTally>[]): string {
  const rows = all.map((series) => {
    const { tallies } = series;
    const epochs = tallies.map((tally) => tally.epochs);
    return [
      titleOf(series),
      range(tallies.map(({ turns }) => turns)),
      [1, 2, 3, 4, 5]
        .map((count) => `${Math.round(100 * mean(epochs.map((own) => (own === count ? 1 : 0))))}`)
        .join(' / '),
      range(tallies.map(({ scores, winner }) => scores[winner] ?? 0)),
      range(tallies.flatMap(({ scores }) => Math.min(...scores))),
      percent(shareOf(tallies, ({ isOutOfChips }) => isOutOfChips)),
    ];
  });
  return table(
    ['games', 'turns', 'games of 1 / 2 / 3 / 4 / 5 epochs, in %', "winner's score", 'last score', 'out of chips'],
    rows,
  );
}

interface GeneRecord {
  readonly share: number;
  readonly bought: number;
}

function geneRecord({ tallies }: Series<GameTally>, gene: Gene): GeneRecord {
  const bought = tallies.flatMap(({ genes }) => genes).filter((owned) => owned.gene === gene);
  return { share: mean(bought.map(({ hasWon }) => (hasWon ? 1 : 0))), bought: bought.length };
}

function genes(all: readonly Series<GameTally>[]): string {
  const rows = GENES.map((gene) => [
    gene,
    ...all.map((series) => {
      const { share, bought } = geneRecord(series, gene);
      return bought === 0 ? '' : `${percent(share)} of ${bought}`;
    }),
  ]);
  return table(['gene', ...all.map(shortTitleOf)], rows);
}

function actions(all: readonly Series<GameTally>[]): string {
  const rows = [...ACTION_KINDS, 'extra' as const, 'done' as const].map((kind) => [
    kind,
    ...all.map(({ tallies }) => mean(tallies.map(({ moves }) => moves.get(kind) ?? 0)).toFixed(2)),
  ]);
  return table(['action', ...all.map(shortTitleOf)], rows);
}

function geneBars(series: Series<GameTally>): Bar[] {
  return genesFor(series.seats)
    .map((gene) => ({ gene, ...geneRecord(series, gene) }))
    .filter(({ bought }) => bought > 0)
    .map(({ gene, share, bought }) => ({ label: gene, value: share, spread: halfOfShare(share, bought) }))
    .sort((a, b) => b.value - a.value);
}

function actionBars({ tallies }: Series<GameTally>): Bar[] {
  return [...ACTION_KINDS, 'extra' as const]
    .map((kind) => ({ label: kind, value: mean(tallies.map(({ moves }) => moves.get(kind) ?? 0)) }))
    .sort((a, b) => b.value - a.value);
}

function pictures(series: Series<GameTally>): string {
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
    drawBars(`turns-${name}`, `Turns in a game: ${titleOf(series)}`, lengthBars, percent),
    drawBars(
      `genes-${name}`,
      `Games won by a gene's owner: ${titleOf(series)}`,
      geneBars(series),
      percent,
      1 / series.seats,
    ),
    drawBars(`actions-${name}`, `Actions in a game: ${titleOf(series)}`, actionBars(series), (value) =>
      value.toFixed(1),
    ),
    drawBars(`bids-${name}`, `Bids: ${titleOf(series)}`, bidBars, percent),
  ].join('\n');
}

function page(all: readonly Series<GameTally>[]): string {
  return `# Balance

What computer games say about the game on this board (R-BOARD is a reconstruction, so they say nothing about the printed
one). Written by \`npm run balance -- urland\`; every player at a table is of the same level. Brackets: from the 5th to the 95th of a
hundred games.

## Length and scores

${lengths(all)}

"Out of chips": the game ended with too few chips for another epoch (R-CHIPS).

## Who wins, by place at the table

${winsByPlace(all, PLACES)}

Who starts is the first Environment player; the one to their left is the Dummy, so the first to act is the one 2 to the left.

Points at the end, more or less than the table's mean, with 95 % intervals:

${pointsByPlace(all, PLACES)}

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

export const BALANCE: Balance<GameTally> = {
  tables: [3, 4, 5].map((seats) => ({ seats, options: null, name: '' })),
  tallyOf: (log, end) => tallyOf(log as readonly Entry[], end as State),
  file: 'docs/balance.md',
  page,
};
