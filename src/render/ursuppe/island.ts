/** The island: a compass that shows the drift, and the ozone. */
import type { Direction } from '#games/ursuppe/board.ts';
import { environmentOf } from '#games/ursuppe/cards.ts';
import type { Position } from '#games/ursuppe/state.ts';
import { at, closedPath } from '../outline.ts';
import type { Point, Shape } from '../scene.ts';
import { circle, filled, lined, text } from '../shapes.ts';
import { type Look, wordsOf } from './look.ts';
import { ISLAND } from './plan.ts';
import { AMBER, BONE, CREAM, FOAM, INK, OZONE, ROCK } from './theme.ts';

const COMPASS: Point = at(ISLAND.x + 68, ISLAND.y + 80);
const SUN: Point = at(ISLAND.x + 147, ISLAND.y + 80);
const RADIUS = 47;

export const ANGLES: Readonly<Record<Direction, number>> = { E: 0, S: Math.PI / 2, W: Math.PI, N: -Math.PI / 2 };

const polar = ({ x, y }: Point, angle: number, reach: number): Point =>
  at(x + reach * Math.cos(angle), y + reach * Math.sin(angle));

/** The points of the compass, as on old maps. */
function rose(middle: Point): Shape[] {
  const star = Array.from({ length: 8 }, (_, i) => {
    const reach = i % 2 === 0 ? RADIUS - 4 : 11;
    return polar(middle, (i * Math.PI) / 4, reach);
  });
  return [
    filled(circle(middle, RADIUS), ROCK.cliff),
    lined(circle(middle, RADIUS), { colour: BONE, width: 4 }),
    filled(closedPath(star), BONE, 0.4),
  ];
}

/** From the far side through the middle. */
function needle(middle: Point, angle: number): Shape[] {
  const side = (turn: number, reach: number): Point => polar(middle, angle + turn, reach);
  const d = closedPath([
    side(0, RADIUS - 3),
    side(0.85, 27),
    side(0.45, 17),
    side(2.9, 36),
    side(Math.PI, 28),
    side(-2.9, 36),
    side(-0.45, 17),
    side(-0.85, 27),
  ]);
  return [lined(d, { colour: INK, width: 8 }), filled(d, AMBER), lined(d, { colour: CREAM, width: 2.5 })];
}

/** The letter of the direction, where the needle leaves room: in its tail. */
const calm = (middle: Point, words: string): Shape[] => [
  text(words, middle.x, middle.y, { size: 39, face: 'map', colour: FOAM, maxWidth: 2 * RADIUS - 8, align: 'center' }),
];

function sun(middle: Point, ozone: number): Shape[] {
  const rays = Array.from({ length: 24 }, (_, i) => polar(middle, (i * Math.PI) / 12, i % 2 === 0 ? 38 : 31));
  return [
    filled(closedPath(rays), AMBER),
    filled(circle(middle, 29), OZONE),
    lined(circle(middle, 29), { colour: '#5b8fc0', width: 4 }),
    text(String(ozone), middle.x, middle.y, { size: 44, face: 'strong', colour: INK, maxWidth: 52, align: 'center' }),
  ];
}

export function island({ card }: Position, look: Look): Shape[] {
  if (card === null) return rose(at(ISLAND.x + ISLAND.width / 2, COMPASS.y));
  const { drift, ozone } = environmentOf(card);
  const needleOrCalm = drift === null ? calm(COMPASS, wordsOf(look).picture.calm) : needle(COMPASS, ANGLES[drift]);
  return [...rose(COMPASS), ...needleOrCalm, ...sun(SUN, ozone)];
}
