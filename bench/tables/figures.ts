export interface Series {
  readonly count: number;
  /** A second. */
  readonly rate: number;
  /** In milliseconds, as all others. */
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

export function series(times: readonly number[]): Series {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const total = times.reduce((sum, time) => sum + time, 0);
  return { count: times.length, rate: (times.length / total) * 1000, median: at(0.5), p99: at(0.99), longest: at(1) };
}

const inMilliseconds = (time: number): string => `${time.toFixed(3)} ms`.padStart(9);

export const line = ({ rate, median, p99, longest }: Series): string =>
  [Math.round(rate).toLocaleString('en').padStart(8), ...[median, p99, longest].map(inMilliseconds)].join(' ');

export const ratio = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(0)} %`;
