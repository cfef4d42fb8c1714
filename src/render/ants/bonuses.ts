/** Bonuses, requirements and numbers of things as rows of signs. */
import type { Need, Operation, TrackId } from '#games/ants/content/content-file.ts';
import type { Point, Shape, Stroke } from '../scene.ts';
import { stamped, text } from '../shapes.ts';
import type { SignName } from './signs.ts';
import { CREAM, INK } from './theme.ts';

/** `count`: written behind the sign, where it is not 1. */
export interface CountedSign {
  readonly sign: SignName;
  readonly count: number;
}

const one = (sign: SignName): CountedSign => ({ sign, count: 1 });

function trackSign(of: readonly TrackId[]): SignName {
  const kinds = new Set(of.map((track) => (track === 'food' || track === 'leaf' ? track : 'egg')));
  const [kind] = kinds;
  return kinds.size === 1 && kind !== undefined ? `track-${kind}` : 'track-any';
}

/** Food or Leaf as one wishes is two signs. */
function trackSigns(of: readonly TrackId[]): CountedSign[] {
  const isEither = of.length === 2 && of.includes('food') && of.includes('leaf');
  return isEither ? [one('track-food'), one('track-leaf')] : [one(trackSign(of))];
}

/** Of what squares, hexes, corners, leaf tiles and objects give; all else is told in words. */
function signsFor(operation: Operation): CountedSign[] {
  switch (operation.op) {
    case 'gain':
      return [{ sign: operation.what, count: Number(operation.n) }];
    case 'flight':
    case 'draw':
      return [{ sign: operation.op, count: Number(operation.n) }];
    case 'track':
      return trackSigns(operation.of);
    case 'room':
      return [{ sign: 'room', count: operation.size }];
    case 'play':
      return [one('hand')];
    case 'display':
    case 'object':
    case 'larva':
      return [one(operation.op)];
    default:
      return [];
  }
}

export const signsOf = (bonus: readonly Operation[]): CountedSign[] => bonus.flatMap(signsFor);

/** What a requirement asks for. */
export function signOfNeed(need: Need): CountedSign {
  const count = need.n;
  switch (need.need) {
    case 'symbol':
    case 'cubes':
      return { sign: need.of, count };
    case 'map':
    case 'ants':
      return { sign: need.of, count };
    case 'eggs':
      return { sign: 'egg', count };
    case 'built':
      return { sign: 'hand', count };
    case 'deeds':
      return { sign: 'deed', count };
    case 'rooms':
      return { sign: 'room', count };
    case 'pheromones':
      return { sign: 'scent', count };
    case 'swarms':
      return { sign: 'flight', count };
  }
}

/** A sign's field has 100. */
const signScale = (size: number): number => Math.round(size) / 100;

export const signAt = (sign: SignName, { x, y }: Point, size: number): Shape =>
  stamped(`sign/${sign}`, x, y, signScale(size));

const DIGIT = 21;
const NUMBER = 40;
const GAP = 4;

interface RowStyle {
  readonly size: number;
  readonly colour: string;
  /** 0 and 1 are written as well. */
  readonly isCounted?: boolean;
  readonly halo?: Stroke;
}

const numberOf = ({ count }: CountedSign, { isCounted = false }: RowStyle): string =>
  isCounted || count !== 1 ? String(count) : '';

const widthOf = (sign: CountedSign, style: RowStyle): number => {
  const digits = numberOf(sign, style).length;
  return style.size + (digits === 0 ? 0 : 3 + digits * DIGIT);
};

export const widthOfSigns = (signs: readonly CountedSign[], style: RowStyle): number =>
  signs.reduce((sum, sign) => sum + widthOf(sign, style), 0) + GAP * Math.max(0, signs.length - 1);

/** From the left end, on one middle line. */
export function signRow(signs: readonly CountedSign[], { x, y }: Point, style: RowStyle): Shape[] {
  let left = x;
  return signs.flatMap((sign) => {
    const number = numberOf(sign, style);
    const shapes: Shape[] = [signAt(sign.sign, { x: left + style.size / 2, y }, style.size)];
    if (number !== '')
      shapes.push(
        text(number, left + style.size + 3, y, {
          size: NUMBER,
          face: 'strong',
          colour: style.colour,
          maxWidth: number.length * DIGIT + 6,
          ...(style.halo ? { halo: style.halo } : {}),
        }),
      );
    left += widthOf(sign, style) + GAP;
    return shapes;
  });
}

/** Around a middle. */
export const signsAround = (signs: readonly CountedSign[], { x, y }: Point, style: RowStyle): Shape[] =>
  signRow(signs, { x: x - widthOfSigns(signs, style) / 2, y }, style);

/** In the garden and in a nest, where the ground has many colours. */
export const ON_GROUND = { colour: CREAM, halo: { colour: INK, width: 8 } } as const;
