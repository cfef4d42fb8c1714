/** Tables of what was counted, in Markdown. */
import { chiSquare, halfOfMean, halfOfShare, mean, percent as percentOf } from '../interval.ts';
import { type AnyTally, type Series, titleOf } from './series.ts';

export const percent = (share: number): string => `${percentOf(share)} %`;

function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The mean, and from the 5th to the 95th of a hundred. */
export const range = (numbers: readonly number[]): string =>
  `${mean(numbers).toFixed(1)} (${quantile(numbers, 0.05)} to ${quantile(numbers, 0.95)})`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const shareOf = <T>(items: readonly T[], isOne: (item: T) => boolean): number =>
  mean(items.map((item) => (isOne(item) ? 1 : 0)));

/** What 95 % of chance stay below, by degrees of freedom. */
const CHI_SQUARE_BY_CHANCE = [0, 3.84, 5.99, 7.81, 9.49];

const winnersPlace = ({ order, winner }: AnyTally): number => order.indexOf(winner);

/** Games won by place in the first order; the names of the places are as many as the largest table has. */
export function winsByPlace(all: readonly Series<AnyTally>[], names: readonly string[]): string {
  const rows = all.map((series) => {
    const { seats, tallies } = series;
    const share = (place: number) => shareOf(tallies, (tally) => winnersPlace(tally) === place);
    const cells = names.map((_, place) => (place < seats ? percent(share(place)) : ''));
    const wins = Array.from({ length: seats }, (_, place) => share(place) * tallies.length);
    const unevenness = `${chiSquare(wins).toFixed(1)} (${CHI_SQUARE_BY_CHANCE[seats - 1]})`;
    return [titleOf(series), ...cells, `± ${percent(halfOfShare(1 / seats, tallies.length))}`, unevenness];
  });
  return table(['games', ...names, '95 % of chance', 'χ² (by chance below)'], rows);
}

/** The final score less the table's mean. */
const aheadBy = ({ scores, order }: AnyTally, place: number): number => (scores[order[place] ?? 0] ?? 0) - mean(scores);

export function pointsByPlace(all: readonly Series<AnyTally>[], names: readonly string[]): string {
  const rows = all.map((series) => {
    const ahead = (place: number) => series.tallies.map((tally) => aheadBy(tally, place));
    const cell = (place: number) => `${mean(ahead(place)).toFixed(1)} ± ${halfOfMean(ahead(place)).toFixed(1)}`;
    return [titleOf(series), ...names.map((_, place) => (place < series.seats ? cell(place) : ''))];
  });
  return table(['games', ...names], rows);
}
