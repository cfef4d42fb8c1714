/** A score track around a board: 1 in the corner at the top left, then clockwise. */
import type { Paint } from '../players.ts';
import type { Box, Drawing, Point, Shape } from '../scene.ts';
import { boxPath, filled, fromCorner, lined, roundedBox, stamped, text } from '../shapes.ts';
import { AMBER, CREAM, INK, NIGHT } from './theme.ts';

export interface TrackPlan {
  /** The box that the track goes around. */
  readonly inside: { readonly width: number; readonly height: number };
  /** The number of spaces: even. */
  readonly spaces: number;
  /** The number of spaces along the top, including the corners. */
  readonly along: number;
  /** The width of the track. */
  readonly band: number;
}

export const outerSize = ({ inside, band }: TrackPlan): { readonly width: number; readonly height: number } => ({
  width: inside.width + 2 * band,
  height: inside.height + 2 * band,
});

function rowBox(plan: TrackPlan, column: number, y: number): Box {
  const { width } = outerSize(plan);
  const left = Math.round((column * width) / plan.along);
  return { x: left, y, width: Math.round(((column + 1) * width) / plan.along) - left, height: plan.band };
}

/** The number of spaces along a side, without the corners. */
const downOf = ({ spaces, along }: TrackPlan): number => spaces / 2 - along;

function sideBox(plan: TrackPlan, x: number, row: number): Box {
  const { band, inside } = plan;
  const down = downOf(plan);
  const top = band + Math.round((row * inside.height) / down);
  return { x, y: top, width: band, height: band + Math.round(((row + 1) * inside.height) / down) - top };
}

export function spaceBox(plan: TrackPlan, space: number): Box {
  const { along, band, spaces } = plan;
  const { width, height } = outerSize(plan);
  const down = downOf(plan);
  const i = space - 1;
  if (i < along) return rowBox(plan, i, 0);
  if (i < along + down) return sideBox(plan, width - band, i - along);
  if (i < 2 * along + down) return rowBox(plan, 2 * along + down - 1 - i, height - band);
  return sideBox(plan, 0, spaces - 1 - i);
}

const GAP = 3;
const tile = ({ x, y, width, height }: Box): string =>
  roundedBox({ x: x + GAP, y: y + GAP, width: width - 2 * GAP, height: height - 2 * GAP }, 10);

const isWide = ({ width, height }: Box): boolean => width > height;

/** From the middle of a number, or of a sign, to the end of its space. */
const NUMBER_ROOM = 28;
const SIGN_ROOM = 27;

/** Number and sign are side by side in a wide space, one above the other in a tall one. */
const numberAt = (box: Box): Point =>
  isWide(box)
    ? { x: box.x + NUMBER_ROOM, y: box.y + box.height / 2 }
    : { x: box.x + box.width / 2, y: box.y + box.height - NUMBER_ROOM + 8 };

const signAt = (box: Box): Point =>
  isWide(box)
    ? { x: box.x + box.width - SIGN_ROOM, y: box.y + box.height / 2 }
    : { x: box.x + box.width / 2, y: box.y + SIGN_ROOM - 3 };

function numbered(box: Box, space: number, colour: string): Shape {
  const { x, y } = numberAt(box);
  return text(String(space), x, y, { size: 39, face: 'strong', colour, maxWidth: 60, align: 'center' });
}

export interface EmptySpace {
  readonly fill: string;
  /** The icon of a special space. */
  readonly symbol: string | null;
}

function emptySpace(plan: TrackPlan, space: number, { fill, symbol }: EmptySpace): Shape[] {
  const box = spaceBox(plan, space);
  const sign = signAt(box);
  return [
    filled(tile(box), fill),
    numbered(box, space, INK),
    ...(symbol ? [stamped(`${symbol}/${INK}`, sign.x, sign.y, 0.07)] : []),
  ];
}

/** The corners belong to the top and the bottom. */
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

function sideOf(plan: TrackPlan, { x, y }: Box): Side {
  const { height } = outerSize(plan);
  if (y < plan.band) return 'top';
  if (y >= height - plan.band) return 'bottom';
  return x < plan.band ? 'left' : 'right';
}

function boxOfSide(plan: TrackPlan, side: Side): Box {
  const { inside, band } = plan;
  const { width, height } = outerSize(plan);
  const boxes: Readonly<Record<Side, Box>> = {
    top: { x: 0, y: 0, width, height: band },
    right: { x: width - band, y: band, width: band, height: inside.height },
    bottom: { x: 0, y: height - band, width, height: band },
    left: { x: 0, y: band, width: band, height: inside.height },
  };
  return boxes[side];
}

/** One side with its empty spaces. A drawing of all four would be as large as what they go around. */
export function emptySide(plan: TrackPlan, side: Side, spaceOf: (space: number) => EmptySpace): Drawing {
  const { x, y, width, height } = boxOfSide(plan, side);
  const spaces = Array.from({ length: plan.spaces }, (_, i) => i + 1)
    .filter((space) => sideOf(plan, spaceBox(plan, space)) === side)
    .flatMap((space) => emptySpace(plan, space, spaceOf(space)));
  return fromCorner(width, height, [
    filled(boxPath({ x: 0, y: 0, width, height }), NIGHT),
    { kind: 'group', x: -x, y: -y, scale: 1, shapes: spaces },
  ]);
}

/** The drawings of its sides, `symbol/top` and so on, in their places. */
export const sidesInPlace = (plan: TrackPlan, symbol: string): Shape[] =>
  SIDES.map((side) => {
    const { x, y, width, height } = boxOfSide(plan, side);
    return stamped(`${symbol}/${side}`, x + width / 2, y + height / 2);
  });

interface Sign {
  readonly symbol: string;
  readonly scale: number;
}

/** A player's marker on a space; `sign` is within it. */
export function trackMarker(plan: TrackPlan, space: number, { fill, ink }: Paint, sign: Sign): Shape[] {
  const box = spaceBox(plan, space);
  const { x, y } = signAt(box);
  return [
    filled(tile(box), fill),
    lined(tile(box), { colour: CREAM, width: 4 }),
    numbered(box, space, ink),
    stamped(sign.symbol, x, y, sign.scale),
  ];
}

/** The end of a space that is left beside its number, or above it. */
const freeEnd = ({ x, y, width, height }: Box): Box =>
  isWide({ x, y, width, height })
    ? { x: x + width - 30, y: y + 6, width: 23, height: height - 12 }
    : { x: x + 6, y: y + 6, width: width - 12, height: 32 };

/** A player's marker on a space too small for a sign: the player's letter on a tab. */
export function letteredMarker(plan: TrackPlan, space: number, { fill, ink }: Paint, letter: string): Shape[] {
  const box = spaceBox(plan, space);
  const tab = freeEnd(box);
  const style = { size: 39, face: 'strong', colour: INK, maxWidth: 30, align: 'center' } as const;
  return [
    filled(tile(box), fill),
    lined(tile(box), { colour: CREAM, width: 4 }),
    numbered(box, space, ink),
    filled(roundedBox(tab, 6), CREAM),
    text(letter, tab.x + tab.width / 2, tab.y + tab.height / 2, style),
  ];
}

/** Marks the space that a marker has just left. */
export const trackTrail = (plan: TrackPlan, space: number): Shape[] =>
  space < 1 ? [] : [lined(tile(spaceBox(plan, space)), { colour: AMBER, width: 5, dash: [9, 11] })];
