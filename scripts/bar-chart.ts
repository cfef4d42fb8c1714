/** A small bar chart as an SVG, readable on light and on dark. */

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** Half the width of its interval, if it has one. */
  readonly spread?: number;
}

export interface BarChart {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** A line to compare with. */
  readonly reference?: number;
  readonly format: (value: number) => string;
}

const ROW = 22;
const LEFT = 120;
const WIDTH = 560;
const RIGHT = 70;
const TOP = 34;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function barChart({ title, bars, reference, format }: BarChart): string {
  const most = Math.max(reference ?? 0, ...bars.map(({ value, spread = 0 }) => value + spread));
  const x = (value: number): number => LEFT + (value / most) * (WIDTH - LEFT - RIGHT);
  const height = TOP + bars.length * ROW + 10;
  const rows = bars.map((bar, index) => barRow(bar, TOP + index * ROW, x, format));
  const line =
    reference === undefined
      ? ''
      : `<line x1="${x(reference).toFixed(1)}" x2="${x(reference).toFixed(1)}" y1="${TOP - 4}" y2="${height - 8}" stroke="#c2410c" stroke-dasharray="4 3"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="12">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="8" y="20" font-size="14" font-weight="bold" fill="#1f2937">${escaped(title)}</text>`,
    line,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

function barRow(bar: Bar, y: number, x: (value: number) => number, format: (value: number) => string): string {
  const { label, value, spread = 0 } = bar;
  const middle = y + ROW / 2;
  const whisker =
    spread > 0
      ? `<line x1="${x(Math.max(0, value - spread)).toFixed(1)}" x2="${x(value + spread).toFixed(1)}" y1="${middle}" y2="${middle}" stroke="#1f2937"/>`
      : '';
  return [
    `<text x="${LEFT - 8}" y="${middle + 4}" text-anchor="end" fill="#374151">${escaped(label)}</text>`,
    `<rect x="${LEFT}" y="${y + 3}" width="${(x(value) - LEFT).toFixed(1)}" height="${ROW - 6}" fill="#3b82a6"/>`,
    whisker,
    `<text x="${(x(value + spread) + 6).toFixed(1)}" y="${middle + 4}" fill="#374151">${format(value)}</text>`,
  ].join('');
}
