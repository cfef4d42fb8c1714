/** The queens to choose from: each with her effect, what she starts with, and the tiles that come with her. */
import { contentOf } from '#games/ants/content/content.ts';
import type { Pair, Position } from '#games/ants/state.ts';
import { FULL_PICTURE } from '../kit/discord-boxes.ts';
import type { Box, Scene, Shape } from '../scene.ts';
import { filled, roundedBox, text } from '../shapes.ts';
import { type CountedSign, signAt, signOfNeed, signRow, widthOfSigns } from './bonuses.ts';
import { type Look, wordsOf } from './look.ts';
import { AMBER, INK, NIGHT, PARCHMENT } from './theme.ts';

const GAP = 10;
const PAD = 28;
const ROW = 208;
const HEAD = 82;
const SIGN = 60;
/** Between two tiles. */
const APART = 44;
const STYLE = { size: SIGN, colour: INK, isCounted: true } as const;

function startOf(position: Position, { queen }: Pair): CountedSign[] {
  const { file } = contentOf(position);
  const start = file.queens.find(({ id }) => id === queen)?.start ?? file.constants.introStart;
  return (['food', 'leaf', 'fungus'] as const)
    .map((sign) => ({ sign, count: start[sign] }))
    .filter(({ count }) => count > 0);
}

const tilesOf = (position: Position, { set }: Pair): CountedSign[][] =>
  (contentOf(position).file.incubationSets.find(({ id }) => id === set)?.tiles ?? []).map(({ needs }) =>
    needs.map(signOfNeed),
  );

/** Side by side, the last one at the right end. */
function tileShapes(tiles: readonly CountedSign[][], right: number, y: number): Shape[] {
  const widths = tiles.map((signs) => widthOfSigns(signs, STYLE));
  let left = right - widths.reduce((sum, width) => sum + width, 0) - APART * Math.max(0, tiles.length - 1);
  return tiles.flatMap((signs, index) => {
    const x = left;
    left += (widths[index] ?? 0) + APART;
    return signRow(signs, { x, y }, STYLE);
  });
}

function row(position: Position, pair: Pair, look: Look, box: Box): Shape[] {
  const say = wordsOf(look);
  const { x, y, width } = box;
  const start = startOf(position, pair);
  const middle = y + HEAD / 2;
  const tiles = tilesOf(position, pair);
  const effect = say.queens[pair.queen].effect;
  return [
    filled(roundedBox(box, 22), PARCHMENT),
    filled(roundedBox({ ...box, height: HEAD }, 22), AMBER),
    signAt('deed', { x: x + PAD + 30, y: middle }, 66),
    text(say.queen.title(pair), x + PAD + 78, middle + 2, { size: 54, face: 'strong', colour: INK, maxWidth: 470 }),
    ...signRow(start, { x: x + 600, y: middle }, STYLE),
    ...tileShapes(tiles, x + width - PAD, middle),
    text(effect, x + PAD, y + HEAD + 36, { size: 46, least: 40, colour: INK, maxWidth: width - 2 * PAD, lines: 2 }),
  ];
}

/** Law: at least one queen is left. */
export function queensScene(position: Position, look: Look): Scene {
  const { pairs } = position;
  const width = FULL_PICTURE.width;
  const boxOf = (index: number): Box => ({
    ...{ x: GAP, y: GAP + index * (ROW + GAP), width: width - 2 * GAP, height: ROW },
  });
  return {
    game: 'ants',
    width,
    height: GAP + pairs.length * (ROW + GAP),
    background: NIGHT,
    shapes: pairs.flatMap((pair, index) => row(position, pair, look, boxOf(index))),
  };
}
