/** The Ichto: an early tetrapod, its raised tail still that of a fish. Each colour has its own mark on back or flank. */
import type { Colour } from '#games/urland/colours.ts';
import type { Paint } from '../players.ts';
import type { Drawing, Shape } from '../scene.ts';
import { CREAM, INK } from './theme.ts';

const BOX = { width: 116, height: 104 };
/** From the drawing's origin to the middle of the whole drawing. */
const MIDDLE = { x: 3, y: -4 };

const boxed = (shapes: readonly Shape[]): Drawing => ({
  ...BOX,
  shapes: [{ kind: 'group', x: -MIDDLE.x, y: -MIDDLE.y, scale: 1, shapes }],
});

const BODY =
  'M-45 7C-47 -8 -34 -19 -19 -16C-8 -20 4 -17 12 -9C20 -4 25 -12 24 -22C23 -32 22 -42 14 -45C25 -48 33 -44 36 -39C39 -45 46 -48 53 -45C46 -39 43 -28 43 -14C43 3 37 14 27 18' +
  'L30 33C31 40 13 41 12 34L9 22C1 24 -7 24 -13 21L-13 34C-14 40 -31 40 -30 33L-29 20C-38 19 -45 15 -45 7Z';

/** Marks that grow out of the back, so they are drawn behind the body. */
const CRESTS: Readonly<Record<Colour, string>> = {
  red: 'M-24 -14L-20 -32L-10 -19L-4 -36L4 -18L12 -30L16 -6Z',
  blue: '',
  green: '',
  yellow: 'M-20 -12C-18 -46 10 -50 15 -6Z',
  purple: 'M-34 -10L-45 -34L-28 -20L-22 -38L-16 -14Z',
};

/** Marks on the flank. */
const MARKS: Readonly<Record<Colour, string>> = {
  red: '',
  blue: 'M-15 -17L-9 -18L-10 5L-14 5ZM1 -16L8 -12L6 7L2 7ZM17 -5L25 -13L24 7L19 7Z',
  green:
    'M-9 -2C-9 -9 1 -9 1 -2C1 5 -9 5 -9 -2ZM9 8C9 1 19 1 19 8C19 15 9 15 9 8ZM29 -8C29 -14 37 -14 37 -8C37 -2 29 -2 29 -8ZM-6 14C-6 9 2 9 2 14C2 19 -6 19 -6 14Z',
  yellow: '',
  purple: 'M-20 2L-10 -6L0 4L12 -3L24 6L36 -6L37 2L25 15L12 6L0 13L-10 4L-20 11Z',
};

const EYE = 'M-37 -3C-37 -10 -26 -10 -26 -3C-26 4 -37 4 -37 -3Z';
const PUPIL = 'M-35 -2C-35 -7 -28.5 -7 -28.5 -2C-28.5 3 -35 3 -35 -2Z';
const SMILE = 'M-44 9Q-36 14 -29 10';

function outline(colour: Colour): Shape[] {
  const d = CRESTS[colour] + BODY;
  return [
    { kind: 'path', d, stroke: { colour: INK, width: 13 } },
    { kind: 'path', d, stroke: { colour: CREAM, width: 8 } },
  ];
}

const mark = (d: string, fill: string): Shape[] => (d === '' ? [] : [{ kind: 'path', d, fill }]);

export const ichto = (colour: Colour, { fill, shade }: Paint): Drawing =>
  boxed([
    ...outline(colour),
    ...mark(CRESTS[colour], shade),
    { kind: 'path', d: BODY, fill },
    ...mark(MARKS[colour], shade),
    { kind: 'path', d: EYE, fill: '#ffffff' },
    { kind: 'path', d: PUPIL, fill: INK },
    { kind: 'path', d: SMILE, stroke: { colour: INK, width: 3.5 } },
  ]);

/** In one colour, with its marks cut out: for counts. */
export const shadowIchto = (colour: Colour, paint: string, hole: string): Drawing =>
  boxed([
    ...mark(CRESTS[colour], paint),
    { kind: 'path', d: BODY, fill: paint },
    ...mark(MARKS[colour], hole),
    { kind: 'path', d: EYE, fill: hole },
  ]);

/** An Ichto of no player. */
export const plainIchto = (paint: string): Drawing => boxed([{ kind: 'path', d: BODY, fill: paint }]);
