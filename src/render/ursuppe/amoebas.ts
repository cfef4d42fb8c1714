/** The drawings of amoebas and of food. */
import type { Colour } from '#games/ursuppe/colours.ts';
import { PAINTS, type PaletteName } from '../players.ts';
import type { Drawing, Point, Shape } from '../scene.ts';
import { circle, filled, lined, roundedBox, stamped, text } from '../shapes.ts';
import { body, crumb } from './blobs.ts';
import { ALARM, CREAM, INK, SLATE } from './theme.ts';

export interface Painted {
  readonly palette: PaletteName;
  readonly colour: Colour;
}

/** The half axes of a body; beads stand out above it. */
const BODY = { rx: 29, ry: 22 } as const;
const MIDDLE: Point = { x: 0, y: 4 };
const AMOEBA = { width: 80, height: 74 } as const;

const BEADS: readonly Point[] = [
  { x: 24, y: -17 },
  { x: 8, y: -22 },
  { x: -8, y: -22 },
];

const bead = (spot: Point): Shape[] => [filled(circle(spot, 8.5), CREAM), filled(circle(spot, 6), ALARM)];

const skull = ({ x, y }: Point): Shape[] => [
  filled(circle({ x, y }, 15), CREAM),
  filled(circle({ x, y }, 13), ALARM),
  stamped(`icon/skull/${CREAM}`, x, y, 0.037),
];

/** A bead for each damage, a skull for too much. */
const wounds = (damage: string): Shape[] =>
  damage === 'doomed' ? skull({ x: 24, y: -18 }) : BEADS.slice(0, Number(damage)).flatMap(bead);

function flesh(d: string, { palette, colour }: Painted): Shape[] {
  const { fill } = PAINTS[palette][colour];
  return [lined(d, { colour: INK, width: 9 }, 0.85), lined(d, { colour: CREAM, width: 5 }), filled(d, fill)];
}

export function amoeba(painted: Painted, label: string, damage: string): Drawing {
  const { shade, ink } = PAINTS[painted.palette][painted.colour];
  return {
    ...AMOEBA,
    shapes: [
      ...flesh(body(painted.colour, MIDDLE, BODY.rx, BODY.ry), painted),
      lined(body(painted.colour, MIDDLE, BODY.rx - 4.5, BODY.ry - 4.5), { colour: shade, width: 2 }, 0.55),
      text(label, MIDDLE.x, MIDDLE.y, { size: 39, face: 'strong', colour: ink, maxWidth: 52, align: 'center' }),
      ...wounds(damage),
    ],
  };
}

/** The sign for amoebas of whatever colour. */
export const cell = (): Drawing => ({
  width: 36,
  height: 36,
  shapes: [
    filled(body('red', { x: 0, y: 0 }, 16, 15), CREAM),
    filled(circle({ x: 3, y: -2 }, 6), SLATE),
    filled(circle({ x: -7, y: 4 }, 2.5), SLATE),
  ],
});

/** Around an amoeba that acts, has just acted or can be chosen. */
export const halo = (colour: Colour, light: string): Drawing => ({
  width: 92,
  height: 80,
  shapes: [lined(body(colour, MIDDLE, BODY.rx + 6, BODY.ry + 6), { colour: light, width: 8 })],
});

const LETTER = 21.3;
const PAD = 4;

/** What a colony needs for its letters. */
export const colonyWidth = (label: string): number => Math.round(label.length * LETTER + 2 * PAD);

/** Above each number whose amoeba is hurt; `damages` has one for each, and none where they are only counted. */
const colonyWounds = (label: string, damages: readonly string[]): Shape[] =>
  damages.flatMap((damage, i) => {
    const spot = { x: (i + 1.5 - label.length / 2) * LETTER, y: MIDDLE.y - 22 };
    if (damage === 'doomed') return skull(spot);
    return damage === '0' ? [] : bead(spot);
  });

/** Many of one colour in one body. */
export function colony(painted: Painted, label: string, damages: readonly string[]): Drawing {
  const width = colonyWidth(label);
  const box = { x: -width / 2 + 3, y: MIDDLE.y - 20, width: width - 6, height: 40 };
  return {
    width: width + 8,
    height: 76,
    shapes: [
      ...flesh(roundedBox(box, 19), painted),
      text(label, 0, MIDDLE.y, {
        size: 39,
        face: 'strong',
        colour: PAINTS[painted.palette][painted.colour].ink,
        maxWidth: width,
        align: 'center',
      }),
      ...colonyWounds(label, damages),
    ],
  };
}

const FOOD = { width: 46, height: 46 } as const;

export function food(painted: Painted, count: string): Drawing {
  const { fill, ink } = PAINTS[painted.palette][painted.colour];
  const d = crumb(painted.colour, { x: 0, y: 0 }, 19.5, 17);
  return {
    ...FOOD,
    shapes: [
      lined(d, { colour: INK, width: 5.5 }, 0.8),
      filled(d, fill),
      text(count, 0, 0, { size: 39, face: 'strong', colour: ink, maxWidth: 40, align: 'center' }),
    ],
  };
}
