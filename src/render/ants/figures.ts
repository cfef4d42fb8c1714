/** Small things as path data, each within a field of 100 × 100 around 0, 0. */
import { circle } from '../shapes.ts';

/** How far a Bézier's handles reach to draw a quarter of an oval. */
const QUARTER = 0.5523;

export function oval(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER];
  return (
    `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}` +
    `C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`
  );
}

const spot = (x: number, y: number, r: number): string => circle({ x, y }, r);

export const ANT = {
  body: spot(0, -29, 13) + oval(0, -7, 8, 13) + oval(0, 25, 15, 21),
  legs: 'M-6 -12L-26 -22L-34 -36M6 -12L26 -22L34 -36M-7 -6L-36 -4M7 -6L36 -4M-6 1L-26 14L-34 34M6 1L26 14L34 34M-6 -39L-14 -50M6 -39L14 -50',
} as const;

export const BEETLE = {
  body: `${oval(0, 10, 25, 32)}M-14 -24C-14 -42 14 -42 14 -24L14 -18L-14 -18Z`,
  legs: 'M-22 -4L-40 -16M22 -4L40 -16M-25 12L-44 12M25 12L44 12M-22 28L-38 42M22 28L38 42M-7 -36C-10 -44 -18 -44 -20 -50M7 -36C10 -44 18 -44 20 -50',
  seam: 'M0 -16L0 40',
} as const;

export const LEAF = {
  blade: 'M-36 38C-48 -10 -14 -44 42 -42C48 8 18 46 -36 38Z',
  rib: 'M-44 48L22 -22',
} as const;

export const BERRY_FIGURE = { fruit: spot(0, 8, 34), shine: oval(-12, -6, 8, 11), stalk: 'M0 -24C2 -36 10 -42 20 -44' };

export const MUSHROOM = {
  cap: 'M-46 4C-46 -58 46 -58 46 4C46 12 -46 12 -46 4Z',
  stem: 'M-14 8L14 8C12 22 16 34 20 44L-20 44C-16 34 -12 22 -14 8Z',
  dots: spot(-18, -16, 7) + spot(10, -26, 8) + spot(24, -6, 6),
} as const;

export const STAR = 'M0 -46L13 -16L46 -13L21 9L29 42L0 24L-29 42L-21 9L-46 -13L-13 -16Z';
export const ARROW_UP = 'M0 -46L40 0L17 0L17 44L-17 44L-17 0L-40 0Z';
export const EGG = 'M0 -44C24 -44 36 -4 36 12C36 32 20 44 0 44C-20 44 -36 32 -36 12C-36 -4 -24 -44 0 -44Z';
export const GRUB = 'M-30 -22C-2 -40 32 -18 30 12C28 32 8 38 -8 28';
export const SHOVEL = {
  shaft: 'M0 -42L0 10M-14 -42L14 -42',
  blade: 'M-22 4L22 4L22 20C22 38 8 44 0 50C-8 44 -22 38 -22 20Z',
} as const;
export const BASKET = {
  handle: 'M-28 -6C-28 -52 28 -52 28 -6',
  body: 'M-44 -6L44 -6L32 42L-32 42Z',
} as const;
export const CARD =
  'M-26 -42L26 -42C32 -42 34 -40 34 -34L34 34C34 40 32 42 26 42L-26 42C-32 42 -34 40 -34 34L-34 -34C-34 -40 -32 -42 -26 -42Z';
export const BUTTON = {
  disc: spot(0, 0, 42),
  holes: spot(-12, -12, 7) + spot(12, -12, 7) + spot(-12, 12, 7) + spot(12, 12, 7),
};
export const CAVERN = 'M-42 30C-54 -10 -22 -42 8 -40C46 -38 56 10 40 32C26 46 -30 48 -42 30Z';

export const APHID = {
  body: 'M0 -34C14 -34 34 0 34 18C34 36 18 44 0 44C-18 44 -34 36 -34 18C-34 0 -14 -34 0 -34Z',
  legs: 'M-8 -30L-22 -48M8 -30L22 -48M-28 4L-46 -8M28 4L46 -8M-32 22L-48 26M32 22L48 26',
} as const;
export const SPROUT = {
  stem: 'M0 46C0 20 0 4 0 -4',
  leaves: 'M0 4C-6 -26 -26 -38 -46 -36C-44 -10 -26 6 0 4ZM0 -6C4 -32 22 -44 44 -46C44 -20 28 -2 0 -6Z',
} as const;
export const BRICKS =
  'M-42 14L-4 14L-4 40L-42 40ZM4 14L42 14L42 40L4 40ZM-22 -18L18 -18L18 8L-22 8ZM-4 -48L34 -48L34 -24L-4 -24Z';
export const WAVES = {
  dot: spot(-26, 26, 11),
  arcs: 'M-30 -8C-8 -8 8 8 8 30M-30 -34C8 -34 34 -8 34 30',
} as const;
/** Roofs over a floor: several cards laid open. */
export const GRID =
  'M-42 -42L-6 -42L-6 -6L-42 -6ZM6 -42L42 -42L42 -6L6 -6ZM-42 6L-6 6L-6 42L-42 42ZM6 6L42 6L42 42L6 42Z';

export const COMPASS = { ring: spot(0, 0, 36), needle: 'M20 -28L8 8L-20 28L-8 -8Z' } as const;
