/** A nest: squares in three areas with what digging there gives, and the rooms dug so far. */

import type { RoomTile } from '#games/ants/cards-in-play.ts';
import { contentOf } from '#games/ants/content/content.ts';
import type { NestDesign, SymbolId } from '#games/ants/content/content-file.ts';
import type { Player, Position } from '#games/ants/state.ts';
import type { Box, Point, Shape } from '../scene.ts';
import { boxPath, filled, lined, roundedBox, text } from '../shapes.ts';
import { ON_GROUND, signsAround, signsOf, widthOfSigns } from './bonuses.ts';
import { AMBER, BONE, CAVE, CHAMBER, CREAM, GOLD, INK, MUTED, SOIL, TURF } from './theme.ts';

type Square = NestDesign['squares'][number];

/** Where a nest is drawn: the corner of its first square, and the length of a side. */
interface NestPlan extends Point {
  readonly side: number;
}

/** With stones, which only one queen uses, there is a square more on each side. */
function planFor({ x, y, width, height }: Box, hasStones: boolean): NestPlan {
  const [columns, rows] = hasStones ? [7, 5] : [5, 4];
  const side = Math.floor(Math.min(width / columns, height / rows));
  const left = x + (width - columns * side) / 2 + (hasStones ? side : 0);
  return { x: left, y, side };
}

const boxAt = ({ x, y, side }: NestPlan, { row, col }: { readonly row: number; readonly col: number }): Box => ({
  x: x + (col - 1) * side,
  y: y + (row - 1) * side,
  width: side,
  height: side,
});

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const labelled = (id: string, { x, y }: Box, colour: string): Shape =>
  text(id, x + 9, y + 26, { size: 39, face: 'strong', colour, maxWidth: 60 });

function bonusShapes({ bonus }: Pick<Square, 'bonus'>, box: Box): Shape[] {
  const signs = signsOf(bonus);
  const size = [48, 44, 36].find((each) => widthOfSigns(signs, { ...ON_GROUND, size: each }) <= box.width - 8) ?? 34;
  return signsAround(signs, { x: box.x + box.width / 2, y: box.y + box.height * 0.7 }, { ...ON_GROUND, size });
}

const squareShapes = (plan: NestPlan, square: Square): Shape[] => {
  const box = boxAt(plan, square);
  return [labelled(square.id, box, CREAM), ...bonusShapes(square, box)];
};

const soil = (plan: NestPlan, square: Square): Shape => filled(boxPath(boxAt(plan, square)), SOIL[square.area]);

/** Thick lines where two areas meet, thin ones between squares. */
function lines(plan: NestPlan, squares: readonly Square[]): Shape[] {
  const areaAt = new Map(squares.map((square) => [`${square.row}/${square.col}`, square.area]));
  const thin: string[] = [];
  const thick: string[] = [];
  for (const square of squares) {
    const { x, y, width, height } = boxAt(plan, square);
    const right = areaAt.get(`${square.row}/${square.col + 1}`) ?? square.area;
    const below = areaAt.get(`${square.row + 1}/${square.col}`) ?? square.area;
    (right === square.area ? thin : thick).push(`M${x + width} ${y}L${x + width} ${y + height}`);
    (below === square.area ? thin : thick).push(`M${x} ${y + height}L${x + width} ${y + height}`);
  }
  return [
    lined(thin.join(''), { colour: CAVE, width: 3, dash: [8, 8] }, 0.6),
    lined(thick.join(''), { colour: CREAM, width: 6 }),
  ];
}

/** In a small nest, which has stones beside it, symbols are smaller. */
const SMALL = 100;

/** As many in a row as there is room for, from the lower edge up. */
function symbolRows(symbols: readonly SymbolId[], { x, y, width, height }: Box): Shape[] {
  const size = Math.min(width, height) < SMALL ? 40 : 46;
  const most = Math.max(1, Math.floor((width - 8) / (size + 4)));
  const rows = Math.ceil(symbols.length / most);
  return Array.from({ length: rows }, (_, row) =>
    signsAround(
      symbols.slice(row * most, (row + 1) * most).map((sign) => ({ sign, count: 1 })),
      { x: x + width / 2, y: y + height - size / 2 - 8 - (rows - 1 - row) * (size + 4) },
      { size, colour: INK },
    ),
  ).flat();
}

/** An empty room is a hole; a full one is lit and shows the symbols of its card. */
function roomShapes(position: Position, plan: NestPlan, design: NestDesign, { id, card }: RoomTile): Shape[] {
  const places = [...design.squares, ...design.stones];
  const boxes = id.split('+').flatMap((square) => {
    const place = places.find((each) => each.id === square);
    return place ? [boxAt(plan, place)] : [];
  });
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const whole = inset({ x, y, width: right - x, height: bottom - y }, 5);
  const d = roundedBox(whole, 30);
  const symbols = card === null ? [] : (contentOf(position).cards.get(card)?.symbols ?? []);
  return [
    { kind: 'path', d, fill: card === null ? CAVE : CHAMBER, stroke: { colour: card === null ? GOLD : INK, width: 5 } },
    labelled(id.split('+')[0] ?? '', { ...whole, x: whole.x + 6 }, card === null ? CREAM : INK),
    ...symbolRows(symbols, whole),
  ];
}

const stoneShapes = (plan: NestPlan, stone: NestDesign['stones'][number]): Shape[] => {
  const box = inset(boxAt(plan, stone), 8);
  return [
    { kind: 'path', d: roundedBox(box, 26), fill: MUTED, stroke: { colour: INK, width: 5 } },
    text(stone.id, box.x + box.width / 2, box.y + box.height / 2, {
      size: 42,
      face: 'strong',
      colour: INK,
      maxWidth: 60,
      align: 'center',
    }),
  ];
};

/** Beside the row where an area ends. */
function areaNames(plan: NestPlan, squares: readonly Square[]): Shape[] {
  const right = Math.max(...squares.map(({ col }) => col));
  const ends = squares.filter(({ col }) => col === right);
  return Object.keys(SOIL).flatMap((area) => {
    const last = ends.findLast((square) => square.area === area);
    if (!last) return [];
    const { x, y, width, height } = boxAt(plan, last);
    return [
      text(area, x + width + 22, y + height / 2, {
        size: 39,
        face: 'strong',
        colour: BONE,
        maxWidth: 60,
        align: 'center',
      }),
    ];
  });
}

const GRASS = 16;

/** A nest in which nobody has dug. */
interface Untouched {
  readonly plan: NestPlan;
  readonly ground: readonly Shape[];
  /** Squares and stones, as they are until a room covers them. */
  readonly places: readonly { readonly id: string; readonly shapes: readonly Shape[] }[];
}

function untouchedAt({ squares, stones }: NestDesign, box: Box, hasStones: boolean): Untouched {
  const plan = planFor({ ...box, y: box.y + GRASS, height: box.height - GRASS }, hasStones);
  const turf = { x: plan.x - 6, y: box.y - 6, width: 5 * plan.side + 12, height: GRASS + 12 };
  return {
    plan,
    ground: [
      filled(roundedBox(turf, 8), TURF),
      ...squares.map((square) => soil(plan, square)),
      ...lines(plan, squares),
      ...areaNames(plan, squares),
    ],
    places: [
      ...squares.map((square) => ({ id: square.id, shapes: squareShapes(plan, square) })),
      ...(hasStones ? stones : []).map((stone) => ({ id: stone.id, shapes: stoneShapes(plan, stone) })),
    ],
  };
}

const drawn = new WeakMap<NestDesign, Map<string, Untouched>>();

/** Each nest is drawn once: all that changes are its rooms. */
function untouched(design: NestDesign, box: Box, hasStones: boolean): Untouched {
  const known = drawn.get(design) ?? new Map<string, Untouched>();
  drawn.set(design, known);
  const key = `${box.x} ${box.y} ${box.width} ${box.height} ${hasStones}`;
  const nest = known.get(key) ?? untouchedAt(design, box, hasStones);
  known.set(key, nest);
  return nest;
}

/** `targets`: room tiles or squares that can be chosen. */
export function nestShapes(position: Position, player: Player, box: Box, targets: readonly string[]): Shape[] {
  const design = contentOf(position).file.nests.find(({ id }) => id === player.nest);
  if (!design) return [];
  const hasStones = player.queen === 'Q9';
  const { plan, ground, places } = untouched(design, box, hasStones);
  const dug = player.rooms.flatMap(({ id }) => id.split('+'));
  return [
    ...ground,
    ...places.flatMap(({ id, shapes }) => (dug.includes(id) ? [] : shapes)),
    ...player.rooms.flatMap((room) => roomShapes(position, plan, design, room)),
    ...targets.flatMap((id) => targetRim(plan, design, id)),
  ];
}

const targetRim = (plan: NestPlan, design: NestDesign, id: string): Shape[] =>
  [...design.squares, ...design.stones]
    .filter((square) => square.id === id)
    .map((square) => lined(roundedBox(inset(boxAt(plan, square), 6), 18), { colour: AMBER, width: 7 }));
