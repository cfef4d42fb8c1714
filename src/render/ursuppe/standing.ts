/** What a player has, as signs with numbers, and their genes as tiles. */
import type { Seat } from '#engine/seat.ts';
import { countOf } from '#games/ursuppe/amoebas.ts';
import { excessOf, mutationPointsOf } from '#games/ursuppe/defects.ts';
import { genesIn } from '#games/ursuppe/genes.ts';
import { forecast } from '#games/ursuppe/outlook/forecast.ts';
import { ofSeat, type Position } from '#games/ursuppe/state.ts';
import type { Box, Point, Shape } from '../scene.ts';
import { filled, roundedBox, stamped, text } from '../shapes.ts';
import { signed, tintedIcon } from './figures.ts';
import { geneTile } from './gene-tiles.ts';
import type { UrsuppeIcon } from './icons.ts';
import { ALARM, BONE, CREAM, EMBER, LEAF } from './theme.ts';

/** The width of a sign, and of a digit. */
const SIGN = 34;
const DIGIT = 20;

interface Figure {
  readonly sign: (spot: Point) => Shape[];
  readonly value: string;
  readonly colour: string;
  /** Whether it is too much. */
  readonly isAlarming: boolean;
}

const icon =
  (name: UrsuppeIcon, tint: string) =>
  (spot: Point): Shape[] => [tintedIcon(name, tint, spot)];

const cell = ({ x, y }: Point): Shape[] => [stamped('cell', x, y)];

/** Without any markers there is nothing to foresee. */
function advance(position: Position, seat: Seat): number {
  if (position.round === 0 || position.phase === 'over') return 0;
  const scored = forecast(position).scores.find((score) => score.seat === seat);
  return scored ? scored.to - scored.from : 0;
}

function figuresOf(position: Position, seat: Seat): Figure[] {
  const plain = { colour: CREAM, isAlarming: false };
  const coming = advance(position, seat);
  return [
    { ...plain, sign: icon('energy', EMBER), value: String(ofSeat(position.bp, seat)) },
    { ...plain, sign: cell, value: String(countOf(position, seat)) },
    {
      ...plain,
      sign: icon('dna', LEAF),
      value: signed(mutationPointsOf(position, seat)),
      isAlarming: excessOf(position, seat) > 0,
    },
    ...(coming > 0 ? [{ ...plain, sign: icon('flag', BONE), value: `+${coming}`, colour: BONE }] : []),
  ];
}

const widthOf = ({ value }: Figure): number => SIGN + 3 + value.length * DIGIT;

function figure({ sign, value, colour, isAlarming }: Figure, { x, y }: Point): Shape[] {
  const width = value.length * DIGIT;
  const pill = { x: x + SIGN - 2, y: y - 20, width: width + 9, height: 40 };
  return [
    ...(isAlarming ? [filled(roundedBox(pill, 12), ALARM)] : []),
    ...sign({ x: x + SIGN / 2 - 1, y }),
    text(value, x + SIGN + 3, y, { size: 40, face: 'strong', colour, maxWidth: width + 6 }),
  ];
}

/** BP, amoebas, mutation points, and what the scoring would bring; spread over the width. */
export function standing(position: Position, seat: Seat, { x, y, width, height }: Box): Shape[] {
  const figures = figuresOf(position, seat);
  const used = figures.reduce((sum, each) => sum + widthOf(each), 0);
  const gap = Math.min(24, Math.max(4, (width - used) / Math.max(1, figures.length - 1)));
  let left = x;
  return figures.flatMap((each) => {
    const shapes = figure(each, { x: left, y: y + height / 2 });
    left += widthOf(each) + gap;
    return shapes;
  });
}

const TILE_GAP = 5;

const sizeFor = (columns: number, width: number): number => Math.floor((width + TILE_GAP) / columns) - TILE_GAP;

/** As large as the room allows, in one row or two. */
export function geneTiles({ genes }: Position, seat: Seat, { x, y, width, height }: Box): Shape[] {
  const own = genesIn(genes[seat] ?? 0);
  const rows = own.length > 5 ? 2 : 1;
  const columns = rows === 1 ? Math.max(4, own.length) : Math.max(6, Math.ceil(own.length / rows));
  const size = Math.min(sizeFor(columns, width), Math.floor((height + TILE_GAP) / rows) - TILE_GAP);
  const top = y + (height - rows * (size + TILE_GAP) + TILE_GAP) / 2;
  return own.flatMap((gene, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return geneTile(gene, { x: x + column * (size + TILE_GAP), y: top + row * (size + TILE_GAP) }, size);
  });
}
