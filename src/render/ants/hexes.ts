/** What lies on each hex, in three lines: its name and strength, who is there, and its cubes. */
import { contentOf, gardenIn } from '#games/ants/content/content.ts';
import type { Hex } from '#games/ants/content/garden.ts';
import type { HexState, Position } from '#games/ants/state.ts';
import { recent } from '#shared/recent.ts';
import { badge } from '../kit/marks.ts';
import { at } from '../outline.ts';
import type { Point, Shape } from '../scene.ts';
import { circle, filled, text } from '../shapes.ts';
import { type CountedSign, ON_GROUND, signAt, signRow, signsAround, signsOf, widthOfSigns } from './bonuses.ts';
import { type Look, letterOf, paintOf } from './look.ts';
import { planOf } from './plan.ts';
import { CREAM, INK, NIGHT } from './theme.ts';

const LINE = 47;
const SIGN = { ...ON_GROUND, size: 40 };
const DISC = 25;
const ENEMY = 54;

/** From the middle of a pair, one below the other from the third on. */
const PIPS: readonly (readonly Point[])[] = [
  [at(0, 0)],
  [at(0, -8), at(0, 8)],
  [at(-8, 8), at(8, 8), at(0, -8)],
  [at(-8, -8), at(8, -8), at(-8, 8), at(8, 8)],
];

const dots = (count: number, { x, y }: Point, radius: number): string =>
  (PIPS[count - 1] ?? []).map((pip) => circle(at(x + pip.x, y + pip.y), radius)).join('');

/** Strength as on dice. */
function head({ id, strength }: Hex, { x, y }: Point): Shape[] {
  const line = y - LINE;
  return [
    text(id, x - 20, line, { size: 40, face: 'strong', maxWidth: 60, align: 'center', ...ON_GROUND }),
    filled(dots(strength, at(x + 25, line), 8.5), INK),
    filled(dots(strength, at(x + 25, line), 6), CREAM),
  ];
}

/** How hard an enemy is, below it. */
function enemyShapes(difficulty: number, spot: Point): Shape[] {
  const pips = Array.from({ length: difficulty }, (_, i) => at(spot.x + (i - (difficulty - 1) / 2) * 14, spot.y + 23));
  const d = (radius: number): string => pips.map((pip) => circle(pip, radius)).join('');
  return [signAt('enemy', at(spot.x, spot.y - 3), ENEMY - 4), filled(d(8), INK), filled(d(5.5), CREAM)];
}

interface Piece {
  readonly width: number;
  readonly draw: (left: number) => Shape[];
}

const GAP = 6;

/** Pieces side by side around a middle. */
function sideBySide(pieces: readonly Piece[], x: number): Shape[] {
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0) + GAP * (pieces.length - 1);
  let left = x - width / 2;
  return pieces.flatMap(({ width: own, draw }) => {
    const shapes = draw(left);
    left += own + GAP;
    return shapes;
  });
}

function bonusPiece(bonus: readonly CountedSign[], y: number): Piece {
  return { width: widthOfSigns(bonus, SIGN), draw: (x) => signRow(bonus, { x, y }, SIGN) };
}

/** Who has explored it, or what exploring it brings; and the enemy. */
function company(position: Position, hex: Hex, there: HexState, { x, y }: Point, look: Look): Shape[] {
  const { explorer } = there;
  const enemy = contentOf(position).enemies.get(there.enemy ?? '');
  const pieces: Piece[] = [];
  if (explorer === null) pieces.push(bonusPiece(signsOf(hex.bonus), y));
  else
    pieces.push({
      width: 2 * DISC,
      draw: (left) => badge(paintOf(look, explorer), letterOf(look, explorer), at(left + DISC, y), DISC),
    });
  if (enemy) pieces.push({ width: ENEMY, draw: (left) => enemyShapes(enemy.difficulty, at(left + ENEMY / 2, y)) });
  return sideBySide(pieces, x);
}

/** Cubes that are there, or, in the mist, those that will be. */
function cubes({ cube, cubes: coming }: Hex, { cubes: lying }: HexState, isHidden: boolean, { x, y }: Point): Shape[] {
  const count = isHidden ? coming : lying;
  return count === 0 ? [] : signsAround([{ sign: cube, count }], at(x, y + LINE), { ...SIGN, isCounted: true });
}

/** Nobody knows what lives there yet. */
const isHidden = ({ start }: Hex, { explorer }: HexState): boolean => explorer === null && !start;

/** From one panel to the next most hexes stay as they are. */
const drawn = recent<string, readonly Shape[]>(3000);

/** All that the drawing of a hex depends on. */
function keyOf(
  { content, seats }: Position,
  { id }: Hex,
  there: HexState,
  { colours, palette, language }: Look,
): string {
  const { explorer, enemy, cubes: lying } = there;
  const who = explorer === null ? '' : `${colours[explorer]} ${palette} ${language}`;
  return `${content}/${seats}/${id}/${who}/${enemy}/${lying}`;
}

export function hexShapes(position: Position, look: Look): Shape[] {
  const garden = gardenIn(position);
  const { middles } = planOf(garden);
  const shapes: Shape[] = [];
  for (const [place, hex] of garden.hexes.entries()) {
    const there = position.hexes[place];
    const middle = middles[place];
    if (!there || !middle) continue;
    const own = drawn.get(keyOf(position, hex, there, look), () => [
      ...head(hex, middle),
      ...company(position, hex, there, middle, look),
      ...cubes(hex, there, isHidden(hex, there), middle),
    ]);
    shapes.push(...own);
  }
  return shapes;
}

/** Over hexes that nobody has explored yet. */
export function mist(position: Position): Shape[] {
  const garden = gardenIn(position);
  const { rims } = planOf(garden);
  const hidden = garden.hexes.flatMap((hex, place) => {
    const there = position.hexes[place];
    return there && isHidden(hex, there) ? [rims[place] ?? ''] : [];
  });
  return [filled(hidden.join(''), NIGHT, 0.42)];
}
