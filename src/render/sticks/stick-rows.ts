/** Six rows of ten: a stick with its number where it still lies, the colour and letter of whoever has it else. */
import { COLUMNS, ROWS, STICKS, type Stick } from '#games/sticks/board.ts';
import type { View } from '#games/sticks/view.ts';
import { paintOf } from '../kit/seats.ts';
import { AMBER, INK, SLATE } from '../kit/theme.ts';
import type { Box, Shape } from '../scene.ts';
import { filled, lined, roundedBox, text } from '../shapes.ts';
import { type Look, letterOf } from './look.ts';

const ROW_HEIGHT = 94;
const PAD = 15;

export const ROWS_HEIGHT = ROWS.length * ROW_HEIGHT + 2 * PAD;

const WOOD = '#ecd598';
const GRAIN = '#dfc47f';
const BARK = '#8d7038';

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const GAP = 14;

/** Numbered from left to right and from the top row down. */
function boxOf(stick: Stick, { x, y, width }: Corner): Box {
  const step = (width - 2 * PAD) / COLUMNS.length;
  const [row, column] = [Math.floor((stick - 1) / COLUMNS.length), (stick - 1) % COLUMNS.length];
  return {
    x: x + PAD + column * step + GAP / 2,
    y: y + PAD + row * ROW_HEIGHT + GAP / 2,
    width: step - GAP,
    height: ROW_HEIGHT - GAP,
  };
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

function lettered(words: string, box: Box, colour: string): Shape {
  const { x, y } = middleOf(box);
  return text(words, x, y, { size: 50, face: 'strong', colour, maxWidth: box.width - 20, align: 'center' });
}

const ROUND = 22;

function lying(stick: Stick, box: Box): Shape[] {
  const { x, y, width, height } = box;
  const grain = (share: number): Shape =>
    lined(`M${x + 16} ${y + height * share}L${x + width - 16} ${y + height * share}`, { colour: GRAIN, width: 5 });
  return [
    filled(roundedBox(box, ROUND), WOOD),
    grain(0.2),
    grain(0.8),
    lined(roundedBox(box, ROUND), { colour: BARK, width: 4 }),
    lettered(String(stick), box, INK),
  ];
}

function held(fill: string, ink: string, letter: string, box: Box): Shape[] {
  const { x, y, width, height } = box;
  const inner = { x: x + 10, y: y + 8, width: width - 20, height: height - 16 };
  return [filled(roundedBox(inner, ROUND - 4), fill), lettered(letter, box, ink)];
}

function stickShapes({ holders }: View, look: Look, stick: Stick, box: Box): Shape[] {
  const seat = holders[stick - 1] ?? null;
  if (seat === null) return lying(stick, box);
  const { fill, ink } = paintOf(look, seat);
  return held(fill, ink, letterOf(look, seat), box);
}

const mark = (box: Box): Shape => lined(roundedBox(box, ROUND), { colour: AMBER, width: 10 });

/** `corner`: the one at the top left, and the width of it all. */
export function stickRows(view: View, look: Look, corner: Corner): Shape[] {
  const cloth = { ...corner, height: ROWS_HEIGHT };
  return [
    filled(roundedBox(cloth, 28), SLATE),
    ...STICKS.flatMap((stick) => {
      const box = boxOf(stick, corner);
      return [...stickShapes(view, look, stick, box), ...(look.marks.includes(stick) ? [mark(box)] : [])];
    }),
  ];
}
