/** The line above a picture: a sign, and what is going on. */
import type { Shape } from '../scene.ts';
import { boxPath, circle, filled, lined, stamped, text } from '../shapes.ts';
import { CREAM, EMBER, INK } from './theme.ts';

export const HEADER_HEIGHT = 84;
export const HEADER_MIDDLE = HEADER_HEIGHT / 2 + 2;

/** The sign at the left end, and its width. */
export interface Sign {
  readonly shapes: readonly Shape[];
  readonly width: number;
}

export const NO_SIGN: Sign = { shapes: [], width: 24 };

const SPOT = { x: 54, y: HEADER_HEIGHT / 2 };

/** An icon on a glowing disc. */
export const iconSign = (symbol: string): Sign => ({
  shapes: [filled(circle(SPOT, 34), EMBER), stamped(`${symbol}/${INK}`, SPOT.x, SPOT.y, 0.098)],
  width: 104,
});

/** A player's drawing on a disc of their colour. */
export const playerSign = (fill: string, symbol: string, scale: number): Sign => ({
  shapes: [
    filled(circle(SPOT, 36), fill),
    lined(circle(SPOT, 36), { colour: CREAM, width: 4 }),
    stamped(symbol, SPOT.x, SPOT.y, scale),
  ],
  width: 106,
});

export interface TitleBar {
  readonly title: string;
  readonly fill: string;
  readonly sign: Sign;
  readonly width: number;
  /** The width left free at the right end. */
  readonly right: number;
}

export const titleBar = ({ title, fill, sign, width, right }: TitleBar): Shape[] => [
  filled(boxPath({ x: 0, y: 0, width, height: HEADER_HEIGHT }), fill),
  ...sign.shapes,
  text(title, sign.width, HEADER_MIDDLE, {
    size: 54,
    face: 'strong',
    colour: CREAM,
    maxWidth: width - sign.width - right,
  }),
];
