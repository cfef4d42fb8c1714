/** The line above a picture: a sign, and what is going on. */
import type { Shape } from '../scene.ts';
import { boxPath, circle, filled, lined, stamped, text } from '../shapes.ts';
import { CREAM, EMBER, INK } from './theme.ts';

export const HEADER_HEIGHT = 96;
export const HEADER_MIDDLE = HEADER_HEIGHT / 2 + 2;

/** The sign at the left end, and its width. */
export interface Sign {
  readonly shapes: readonly Shape[];
  readonly width: number;
}

export const NO_SIGN: Sign = { shapes: [], width: 24 };

const SPOT = { x: 60, y: HEADER_MIDDLE };

/** An icon on a glowing disc. */
export const iconSign = (symbol: string): Sign => ({
  shapes: [filled(circle(SPOT, 36), EMBER), stamped(`${symbol}/${INK}`, SPOT.x, SPOT.y, 0.105)],
  width: 112,
});

/** A player's drawing on a disc of their colour. */
export const playerSign = (fill: string, symbol: string, scale: number): Sign => ({
  shapes: [
    filled(circle(SPOT, 40), fill),
    lined(circle(SPOT, 40), { colour: CREAM, width: 4 }),
    stamped(symbol, SPOT.x, SPOT.y, scale),
  ],
  width: 118,
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
    size: 56,
    face: 'strong',
    colour: CREAM,
    maxWidth: width - sign.width - right,
  }),
];
