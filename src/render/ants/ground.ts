/** The garden as it never changes: hexes, what grows on them, and the spaces at their corners. */
import { gardenIn } from '#games/ants/content/content.ts';
import type { Garden } from '#games/ants/content/garden.ts';
import { at, closedPath, wobble } from '../outline.ts';
import type { Box, Drawing, Point, Shape } from '../scene.ts';
import { boxPath, circle, filled, fromCorner, lined } from '../shapes.ts';
import { signAt, signsOf } from './bonuses.ts';
import { oval } from './figures.ts';
import { type GardenPlan, GROUND_BOX, planOf } from './plan.ts';
import { growth } from './terrain.ts';
import { CREAM, GATE, GROUND, HEDGE, HEDGE_LIGHT, INK } from './theme.ts';

/** A hedge all around. */
function hedge(): Shape[] {
  const { width, height } = GROUND_BOX;
  const leaves: string[] = [];
  for (let y = 0; y < height + 40; y += 44)
    for (let x = 0; x < width + 40; x += 52)
      leaves.push(oval(Math.round(x + wobble(x, y) * 18), Math.round(y + wobble(y, x) * 14), 17, 10));
  return [filled(boxPath({ x: 0, y: 0, width, height }), HEDGE), filled(leaves.join(''), HEDGE_LIGHT, 0.55)];
}

const boxAround = (outline: readonly Point[]): Box => {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** What grows beyond the edges of a hex is painted over by its neighbours, or hidden by its border. */
function hexShapes({ hexes }: Garden, { outlines, middles }: GardenPlan): Shape[] {
  const lands = hexes.map(({ terrain }, place) => ({
    terrain,
    place,
    outline: outlines[place] ?? [],
    middle: middles[place] ?? at(0, 0),
  }));
  return [
    ...lands.flatMap(({ terrain, outline, middle, place }): Shape[] => [
      filled(closedPath(outline), GROUND[terrain].fill),
      {
        kind: 'group',
        x: 0,
        y: 0,
        scale: 1,
        clip: inner(boxAround(outline)),
        shapes: growth(terrain, middle, place * 7),
      },
    ]),
  ];
}

/** The rectangle within a hex, between its slanting edges. */
const inner = ({ x, y, width, height }: Box): Box => ({
  x: x + 4,
  y: y + height / 4 - 14,
  width: width - 8,
  height: height / 2 + 28,
});

const borders = ({ outlines }: GardenPlan): Shape[] => [
  lined(outlines.map(closedPath).join(''), { colour: INK, width: 11 }, 0.45),
  lined(outlines.map(closedPath).join(''), { colour: '#e9dcb6', width: 5 }),
];

const BONUS = 44;

/** A path may begin at a red one, which is square; a bonus lies open. */
function cornerShapes({ corners }: Garden, { corners: spots }: GardenPlan): Shape[] {
  return corners.flatMap(({ red, bonus }, place): Shape[] => {
    const spot = spots[place] ?? at(0, 0);
    const [sign] = signsOf(bonus);
    if (sign)
      return [filled(circle(spot, 26), INK), filled(circle(spot, 23), CREAM), signAt(sign.sign, spot, BONUS - 8)];
    const side = { x: spot.x - 13, y: spot.y - 13, width: 26, height: 26 };
    if (red) return [{ kind: 'path', d: boxPath(side), fill: GATE, stroke: { colour: CREAM, width: 5 } }];
    return [filled(circle(spot, 12), INK), filled(circle(spot, 9), CREAM)];
  });
}

/** `content`: the number of a content file. */
export function groundDrawing(content: string, seats: number): Drawing {
  const garden = gardenIn({ content, seats });
  return fromCorner(GROUND_BOX.width, GROUND_BOX.height, [...hedge(), ...hexShapes(garden, planOf(garden))]);
}

/** The borders of the hexes with their corners, over the mist. */
export function bordersDrawing(content: string, seats: number): Drawing {
  const garden = gardenIn({ content, seats });
  const plan = planOf(garden);
  return fromCorner(GROUND_BOX.width, GROUND_BOX.height, [...borders(plan), ...cornerShapes(garden, plan)]);
}
