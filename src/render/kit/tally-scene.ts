/** A finished game in one picture: where the points came from, how the lines crossed, and what was remarkable. */
import type { Box, Scene, Shape } from '../scene.ts';
import { text } from '../shapes.ts';
import { FULL_PICTURE } from './discord-boxes.ts';
import { tallyChart } from './tally-chart.ts';
import { remarksOf, type TallySheet } from './tally-sheet.ts';
import { COLUMN, tallyTable } from './tally-table.ts';
import { CREAM, NIGHT, TRIUMPH } from './theme.ts';
import { HEADER_HEIGHT, iconSign, titleBar } from './title-bar.ts';

const GAP = 14;
const LABELS = 340;
const REMARKS = 62;

/** What a game adds below: so high, and drawn into a box of that height. */
export interface Foot {
  readonly height: number;
  shapes(box: Box): Shape[];
}

export const NO_FOOT: Foot = { height: 0, shapes: () => [] };

const { width: WIDTH, height: HEIGHT } = FULL_PICTURE;

function remarks(sheet: TallySheet, y: number): Shape[] {
  const [left = '', right = ''] = remarksOf(sheet);
  return [
    text(left, GAP + 10, y, { size: 44, colour: CREAM, maxWidth: 870 }),
    text(right, WIDTH - GAP - 10, y, { size: 44, colour: CREAM, maxWidth: 480, align: 'right' }),
  ];
}

export function tallyScene(game: string | undefined, sheet: TallySheet, title: string, foot: Foot): Scene {
  const top = HEADER_HEIGHT + GAP;
  const bottom = HEIGHT - GAP - foot.height - REMARKS;
  const tableWidth = LABELS + sheet.players.length * COLUMN;
  const table = { x: GAP, y: top, width: tableWidth, height: bottom - top };
  const chart = { ...table, x: 2 * GAP + tableWidth, width: WIDTH - 3 * GAP - tableWidth };
  return {
    ...(game === undefined ? {} : { game }),
    ...FULL_PICTURE,
    background: NIGHT,
    shapes: [
      ...titleBar({ title, fill: TRIUMPH, sign: iconSign('icon/crown'), width: WIDTH, right: 20 }),
      ...tallyTable(sheet, table),
      ...tallyChart(sheet, chart),
      ...remarks(sheet, bottom + REMARKS / 2 + 4),
      ...foot.shapes({ x: GAP, y: HEIGHT - GAP - foot.height, width: WIDTH - 2 * GAP, height: foot.height }),
    ],
  };
}
