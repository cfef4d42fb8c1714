/** Shares and means with their 95 % intervals. */
const Z = 1.96;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, next) => total + next, 0);
export const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);
export const percent = (share: number): string => (100 * share).toFixed(1);

/** Wilson's interval of a share, in percent. */
export function wilson(hits: number, count: number): string {
  const share = hits / count;
  const scale = 1 + (Z * Z) / count;
  const middle = (share + (Z * Z) / (2 * count)) / scale;
  const half = (Z * Math.sqrt((share * (1 - share)) / count + (Z * Z) / (4 * count * count))) / scale;
  return `${percent(middle - half)} to ${percent(middle + half)}`;
}

/** Half the interval of a share, by its normal approximation. */
export const halfOfShare = (share: number, count: number): number =>
  Z * Math.sqrt((share * (1 - share)) / Math.max(1, count));

/** Half the interval of a mean. */
export function halfOfMean(numbers: readonly number[]): number {
  const middle = mean(numbers);
  const squares = sum(numbers.map((number) => (number - middle) ** 2));
  return Z * Math.sqrt(squares / Math.max(1, numbers.length - 1) / Math.max(1, numbers.length));
}

/** How uneven counts are that should be equal. */
export function chiSquare(counts: readonly number[]): number {
  const expected = mean(counts);
  return sum(counts.map((count) => (count - expected) ** 2)) / expected;
}
