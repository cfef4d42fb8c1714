/** Bar charts beside a page on balance. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Bar, barChart } from '../bar-chart.ts';

const FOLDER = 'balance';

/** Answers the link to it, for a page in docs. */
export function drawBars(
  name: string,
  heading: string,
  bars: readonly Bar[],
  format: (value: number) => string,
  reference?: number,
): string {
  const chart = { title: heading, bars, format, ...(reference === undefined ? {} : { reference }) };
  mkdirSync(`docs/${FOLDER}`, { recursive: true });
  writeFileSync(`docs/${FOLDER}/${name}.svg`, barChart(chart));
  return `![${heading}](${FOLDER}/${name}.svg)`;
}
