/** What brought each player how much: a row for each source, a column for each player. */
import type { Counted } from '#engine/tally.ts';
import type { Box, Shape } from '../scene.ts';
import { boxPath, filled, roundedBox, text } from '../shapes.ts';
import { badge } from './marks.ts';
import { countOf, type TallyPlayer, type TallySheet, totalOf } from './tally-sheet.ts';
import { CREAM, EMBER, MUTED, SLATE } from './theme.ts';

const PAD = 22;
const HEAD = 76;
const FOOT = 14;
/** Around the line above the total. */
const RULE = 12;
const HIGHEST_ROW = 72;
export const COLUMN = 74;

interface Row {
  readonly label: string;
  readonly colour: string;
  countOf(player: TallyPlayer): number;
}

const rowOf =
  (names: Readonly<Record<string, string>>, colour: string) =>
  ({ id, counts }: Counted<string>): Row => ({
    ...{ label: names[id] ?? '', colour },
    countOf: (player) => countOf(counts, player),
  });

/** Nothing stays in the background. */
function cell(row: Row, player: TallyPlayer, x: number, y: number): Shape {
  const count = row.countOf(player);
  return text(count === 0 ? '·' : String(count), x, y, {
    ...{ size: 44, maxWidth: COLUMN, align: 'right' },
    face: row.colour === EMBER ? 'strong' : 'text',
    colour: count === 0 ? MUTED : row.colour,
  });
}

function rowShapes(row: Row, { players }: TallySheet, { x, y, width }: Box): Shape[] {
  const columns = players.length * COLUMN;
  const right = x + width - PAD;
  return [
    text(row.label, x + PAD, y, { size: 42, colour: row.colour, maxWidth: width - 2 * PAD - columns }),
    ...players.map((player, index) => cell(row, player, right - (players.length - 1 - index) * COLUMN, y)),
  ];
}

function heads({ players }: TallySheet, { x, y, width }: Box): Shape[] {
  return players.flatMap((player, index) => {
    const middle = x + width - PAD - (players.length - 1 - index) * COLUMN - 20;
    return badge(player.paint, player.letter, { x: middle, y: y + HEAD / 2 + 4 });
  });
}

/** The sources add up to the total; what else was counted stands below it. */
export function tallyTable(sheet: TallySheet, box: Box): Shape[] {
  const { tally, say } = sheet;
  const total: Row = { label: say.total, colour: EMBER, countOf: (player) => totalOf(sheet, player) };
  const sources = tally.sources.map(rowOf(say.sources, CREAM));
  const rows = [...sources, total, ...tally.deeds.map(rowOf(say.deeds, MUTED))];
  const height = Math.min(HIGHEST_ROW, (box.height - HEAD - RULE - FOOT) / rows.length);
  const ruleAt = box.y + HEAD + sources.length * height + RULE / 2;
  const middleOf = (index: number): number =>
    box.y + HEAD + (index + 0.5) * height + (index < sources.length ? 0 : RULE + 2);
  return [
    filled(roundedBox(box, 22), SLATE),
    ...heads(sheet, box),
    filled(boxPath({ x: box.x + PAD, y: ruleAt, width: box.width - 2 * PAD, height: 4 }), MUTED),
    ...rows.flatMap((row, index) => rowShapes(row, sheet, { ...box, y: middleOf(index) })),
  ];
}
