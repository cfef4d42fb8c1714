/** What computer games say about Ursuppe. */
import type { Event } from '#games/ursuppe/events.ts';
import { cardsOf, GENES, type Gene, mutationPoints, priceOf } from '#games/ursuppe/genes.ts';
import type { State } from '#games/ursuppe/state.ts';
import type { Entry } from '#games/ursuppe/types.ts';
import { drawBars } from '../balance/pictures.ts';
import { type Balance, type Series, shortTitleOf, titleOf } from '../balance/series.ts';
import { percent, pointsByPlace, range, shareOf, table, winsByPlace } from '../balance/tables.ts';
import type { Bar } from '../bar-chart.ts';
import { halfOfShare, mean } from '../interval.ts';
import { type GameTally, type GeneBought, tallyOf } from './game-tally.ts';
import { type Gift, giftWorths } from './gene-gifts.ts';

type SoupSeries = Series<GameTally>;

const PLACES = ['first', 'second', 'third', 'fourth'];

/** Games for each gift. */
const GIFTS = 400;

/** Fewer games than these are not worth a picture. */
const ENOUGH = 100;

function lengths(all: readonly SoupSeries[]): string {
  const rows = all.map((series) => {
    const { tallies } = series;
    return [
      titleOf(series),
      range(tallies.map(({ rounds }) => rounds)),
      percent(shareOf(tallies, ({ isFinished }) => isFinished)),
      range(tallies.map(({ scores, winner }) => scores[winner] ?? 0)),
      range(tallies.map(({ scores }) => Math.min(...scores))),
      mean(tallies.flatMap(({ amoebas }) => amoebas)).toFixed(1),
    ];
  });
  return table(
    ['games', 'rounds', 'ended in the finish', "winner's space", 'last space', 'amoebas a player, at the end'],
    rows,
  );
}

const roundsOf = (tallies: readonly GameTally[], rounds: number): number =>
  shareOf(tallies, (tally) => tally.rounds === rounds);

function roundShares(all: readonly SoupSeries[]): string {
  const rounds = [3, 4, 5, 6, 7, 8, 9, 10];
  const rows = all.map((series) => [
    titleOf(series),
    ...rounds.map((count) => `${Math.round(100 * roundsOf(series.tallies, count))}`),
  ]);
  return table(['games of so many rounds, in %', ...rounds.map(String)], rows);
}

/** Games won from each start space. */
function winsByStart(all: readonly SoupSeries[]): string {
  const spaces = [1, 2, 3, 4];
  const rows = all.map((series) => [
    titleOf(series),
    ...spaces.map((space) =>
      space > series.seats ? '' : percent(shareOf(series.tallies, ({ starts, winner }) => starts[winner] === space)),
    ),
  ]);
  return table(['games', ...spaces.map((space) => `space ${space}`)], rows);
}

const boughtIn = ({ tallies }: SoupSeries, gene: Gene): GeneBought[] =>
  tallies.flatMap(({ genes }) => genes).filter((bought) => bought.gene === gene);

function geneCell(series: SoupSeries, gene: Gene): string {
  const bought = boughtIn(series, gene);
  if (bought.length === 0) return cardsOf(gene, series.seats) === 0 ? '' : '0.00';
  const often = (bought.length / series.tallies.length).toFixed(2);
  const share = shareOf(bought, ({ hasWon }) => hasWon);
  return `${often} · ${percent(share)} · ${mean(bought.map(({ ahead }) => ahead)).toFixed(1)}`;
}

function genes(all: readonly SoupSeries[]): string {
  const rows = GENES.map((gene) => [
    gene,
    String(priceOf(gene)),
    String(mutationPoints(gene)),
    `${cardsOf(gene, 3)} / ${cardsOf(gene, 4)}`,
    ...all.map((series) => geneCell(series, gene)),
  ]);
  return table(['gene', 'price', 'MP', 'cards', ...all.map(shortTitleOf)], rows);
}

function gifts(): string {
  const [three, four] = [3, 4].map((seats) => giftWorths(seats, GIFTS));
  const cell = (gift: Gift, given = three) => {
    const found = given?.find((other) => other.gift === gift);
    return found ? `${found.ahead.toFixed(1)} ± ${found.half.toFixed(1)}` : '';
  };
  const rows = (four ?? []).map(({ gift }) =>
    typeof gift === 'number'
      ? [`**${gift} BP**`, '', cell(gift, four), cell(gift, three)]
      : [gift, String(priceOf(gift)), cell(gift, four), cell(gift, three)],
  );
  return table(['gift', 'price', '4 × steady', '3 × steady'], rows);
}

/** What happens, and how it is called. */
const HAPPENINGS: readonly (readonly [Event['kind'], string])[] = [
  ['set-out', 'moves'],
  ['ate', 'meals'],
  ['starved', 'amoebas that starved'],
  ['divided', 'divisions'],
  ['died', 'deaths'],
  ['attacked', 'attacks'],
  ['eaten', 'amoebas eaten'],
  ['bought', 'genes bought'],
  ['defect', 'gene defects'],
];

function happenings(all: readonly SoupSeries[]): string {
  const rows = HAPPENINGS.map(([kind, name]) => [
    name,
    ...all.map(({ tallies }) => mean(tallies.map(({ events }) => events.get(kind) ?? 0)).toFixed(1)),
  ]);
  return table(['in a game', ...all.map(shortTitleOf)], rows);
}

function geneBars(series: SoupSeries): Bar[] {
  return GENES.map((gene) => ({ gene, bought: boughtIn(series, gene) }))
    .filter(({ bought }) => bought.length > 0)
    .map(({ gene, bought }): Bar => {
      const share = shareOf(bought, ({ hasWon }) => hasWon);
      return { label: gene, value: share, spread: halfOfShare(share, bought.length) };
    })
    .sort((a, b) => b.value - a.value);
}

function pictures(series: SoupSeries): string {
  const name = `ursuppe-${series.level}-${series.seats}`;
  const heading = `Games won by a gene's owner: ${titleOf(series)}`;
  return drawBars(`${name}-genes`, heading, geneBars(series), percent, 1 / series.seats);
}

function page(all: readonly SoupSeries[]): string {
  return `# Balance of Ursuppe

What computer games say about the game on this board. Written by \`npm run balance -- ursuppe\`; every player at a table is of the same
level. Brackets: from the 5th to the 95th of a hundred games. The short game ends at space 25 instead of 41 (R-SHORT).

## Length and scores

${lengths(all)}

${roundShares(all)}

## Who wins, by place in the first order

In this order, which chance decides, the markers are put on their start spaces; the last player gets what is left.

${winsByPlace(all, PLACES)}

Spaces at the end, more or less than the table's mean, with 95 % intervals:

${pointsByPlace(all, PLACES)}

Games won from each start space. Whoever is behind feeds first; whoever is ahead buys genes and divides first.

${winsByStart(all)}

## Genes

How often a game somebody buys it (a player who buys it twice counts once) · games won by its owners · their spaces at the end beyond
the table's mean. Whoever can pay for genes is often ahead for other reasons, and some genes only the desperate buy.

${genes(all)}

So here is each gene given for nothing, before the game, to one of several steady players: the spaces that this player ends beyond the
table's mean, with 95 % intervals, ${GIFTS} games for each. An advanced gene comes without its basic one, and BP stand among them to
compare with.

${gifts()}

## What happens

${happenings(all)}

## With four players

The dashed line is chance; whiskers are 95 % intervals.

${all
  .filter(({ seats, name, tallies }) => seats === 4 && name === '' && tallies.length >= ENOUGH)
  .map(pictures)
  .join('\n')}
`;
}

const SHORT = { options: { finish: 'short' }, name: 'short game' };
const LONG = { options: { finish: 'long' }, name: '' };

export const BALANCE: Balance<GameTally> = {
  tables: [LONG, SHORT].flatMap((finish) => [3, 4].map((seats) => ({ seats, ...finish }))),
  tallyOf: (log, end) => tallyOf(log as readonly Entry[], end as State),
  file: 'docs/balance-ursuppe.md',
  page,
};
