/** The empty soup: the same in every picture, so it is painted once. */
import { neighbour, SPACES } from '#games/ursuppe/board.ts';
import { at, closedPath, type Polygon, rounded, rugged, wobble } from '../outline.ts';
import type { Box, Drawing, PathShape, Point, Shape } from '../scene.ts';
import { boxPath, circle, filled, fromCorner, lined, roundedBox } from '../shapes.ts';
import { boxOf, ISLAND, LANDS, SOUP } from './plan.ts';
import { BROTH, FOAM, ROCK, SHALLOWS } from './theme.ts';

const WHOLE: Box = { x: 0, y: 0, ...SOUP };
const HEART: Point = at(ISLAND.x + ISLAND.width / 2, ISLAND.y + ISLAND.height / 2);

/** Warm water around the island, in rings that grow deeper; flat colours, since files have few of them. */
function broth(): Shape[] {
  const [deepest, ...rings] = BROTH;
  return [filled(boxPath(WHOLE), deepest), ...rings.map((colour, i) => filled(closedPath(ringAround(i)), colour))];
}

const RING = { widest: 610, step: 105, flatness: 0.78 } as const;

function ringAround(index: number): Polygon {
  const reach = RING.widest - index * RING.step;
  const corners = Array.from({ length: 22 }, (_, i) => {
    const angle = (i / 22) * 2 * Math.PI;
    const r = reach * (1 + 0.09 * wobble(index * 37 + 5, i * 11));
    return at(HEART.x + r * Math.cos(angle), HEART.y + r * RING.flatness * Math.sin(angle));
  });
  return rounded(corners, 3);
}

/** Lands keep this far from the squares of water, so that no coast is in anybody's way. */
const INSET = 9;
const CHAMFER = 28;
/** Lands in the corners go on beyond the edge of the picture. */
const BEYOND = 40;

function cornersOf({ x, y, width, height }: Box): Polygon {
  const left = x === 0 ? -BEYOND : x + INSET;
  const top = y === 0 ? -BEYOND : y + INSET;
  const right = x + width >= SOUP.width ? SOUP.width + BEYOND : x + width - INSET;
  const bottom = y + height >= SOUP.height ? SOUP.height + BEYOND : y + height - INSET;
  const [dx, dy] = [CHAMFER, CHAMFER];
  return [
    at(left + dx, top),
    at(right - dx, top),
    at(right, top + dy),
    at(right, bottom - dy),
    at(right - dx, bottom),
    at(left + dx, bottom),
    at(left, bottom - dy),
    at(left, top + dy),
  ];
}

const shoreOf = (box: Box, seed: number): Polygon =>
  rounded(
    rugged(cornersOf(box), () => 0.07, seed),
    2,
  );

const SHORES: readonly Polygon[] = [LANDS.round, LANDS.plaque, LANDS.reserve, ISLAND].map((box, i) =>
  shoreOf(box, 71 + i * 13),
);

const shifted = (polygon: Polygon, dy: number): Polygon => polygon.map(({ x, y }) => at(x, y + dy));

function rock(shore: Polygon): Shape[] {
  const d = closedPath(shore);
  return [
    lined(d, { colour: SHALLOWS, width: 24 }),
    { kind: 'path', d: closedPath(shifted(shore, 5)), fill: ROCK.cliff, stroke: { colour: ROCK.cliff, width: 6 } },
    { kind: 'path', d, fill: ROCK.low, stroke: { colour: ROCK.sand, width: 6 } },
  ];
}

/** Horsetails, the first that grew on land. */
function horsetail({ x, y }: Point, height: number): string {
  const tiers = Array.from({ length: Math.floor(height / 9) }, (_, i) => {
    const [at, reach] = [y - 7 - i * 9, 9 - (i * 54) / height];
    return `M${x - reach} ${at - reach * 0.7}Q${x} ${at + 2} ${x + reach} ${at - reach * 0.7}`;
  });
  return `M${x} ${y}L${x} ${y - height}${tiers.join('')}`;
}

const GROVES: readonly (readonly [x: number, y: number, height: number])[] = [
  [18, 150, 40],
  [38, 154, 26],
  [176, 140, 34],
  [SOUP.width - 16, 142, 46],
  [SOUP.width - 38, 148, 30],
  [SOUP.width - 16, 790, 40],
  [SOUP.width - 172, 794, 26],
];

const groves = (): Shape => {
  const d = GROVES.map(([x, y, height]) => horsetail(at(x, y), height)).join('');
  return lined(d, { colour: ROCK.moss, width: 3.5 });
};

const lands = (): Shape[] => [...SHORES.flatMap(rock), groves()];

const right = ({ x, y, width, height }: Box): string => `M${x + width} ${y + 12}L${x + width} ${y + height - 12}`;
const below = ({ x, y, width, height }: Box): string => `M${x + 12} ${y + height}L${x + width - 12} ${y + height}`;

/** Between the squares. */
function borders(): Shape {
  const d = SPACES.flatMap((space) => [
    ...(neighbour(space, 'E') === 0 ? [] : [right(boxOf(space))]),
    ...(neighbour(space, 'S') === 0 ? [] : [below(boxOf(space))]),
  ]).join('');
  return lined(d, { colour: FOAM, width: 6, dash: [0.1, 15] }, 0.85);
}

const MEMBRANE = 9;

/** Each square is a pool of its own. */
const pools = (): PathShape[] =>
  SPACES.map((space) => {
    const { x, y, width, height } = boxOf(space);
    const inner = { x: x + MEMBRANE, y: y + MEMBRANE, width: width - 2 * MEMBRANE, height: height - 2 * MEMBRANE };
    return filled(roundedBox(inner, 34), FOAM, 0.1);
  });

function* scattered(step: number, seed: number): Generator<Point> {
  for (let y = step / 2; y < SOUP.height; y += step)
    for (let x = step / 2; x < SOUP.width; x += step)
      yield at(x + wobble(seed + x, y) * step * 0.46, y + wobble(seed - y, x) * step * 0.46);
}

function bubbles(): Shape[] {
  const spots = [...scattered(74, 29)];
  const d = spots.map((spot, i) => circle(spot, 3 + Math.abs(wobble(i, 5)) * 8)).join('');
  return [filled(d, FOAM, 0.16)];
}

/** Small life that nobody plays: chains of cells and little boats of glass. */
function plankton(): Shape[] {
  const d = [...scattered(150, 83)].map(({ x, y }, i) => (i % 2 === 0 ? chain(x, y, i) : diatom(x, y, i))).join('');
  return [lined(d, { colour: '#0f4d5c', width: 2.5 }, 0.3)];
}

const chain = (x: number, y: number, seed: number): string =>
  Array.from({ length: 4 }, (_, i) => circle(at(x + i * 10, y + wobble(seed, i) * 5), 4.5)).join('');

function diatom(x: number, y: number, seed: number): string {
  const [dx, dy] = [15 * Math.cos(seed), 15 * Math.sin(seed)];
  const bend = (side: number): string => `${x - dy * 0.6 * side} ${y + dx * 0.6 * side}`;
  const [from, to] = [`${x - dx} ${y - dy}`, `${x + dx} ${y + dy}`];
  return `M${from}Q${bend(1)} ${to}Q${bend(-1)} ${from}M${from}L${to}`;
}

export const soup = (): Drawing =>
  fromCorner(SOUP.width, SOUP.height, [...broth(), ...pools(), ...plankton(), ...bubbles(), borders(), ...lands()]);
