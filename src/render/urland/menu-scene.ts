/** The map alone: with the possible targets lit, or a part of it at twice the size on a phone. */
import { type Area, isOcean, type Ocean } from '#games/urland/board.ts';
import { regionsOf } from '#games/urland/lands.ts';
import type { View } from '#games/urland/view.ts';
import { LETTER_RADIUS } from '../kit/marks.ts';
import { HEADER_HEIGHT } from '../kit/title-bar.ts';
import { bounds, type Polygon } from '../outline.ts';
import type { Box, Scene, Shape } from '../scene.ts';
import { mapShapes } from './board-scene.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './coastlines.ts';
import { SHORES } from './coasts.ts';
import { titleLine } from './header.ts';
import type { Look } from './look.ts';
import { letterSpot, OCEAN_NAMES, roomOf } from './plots.ts';
import { playersBeside, SIDE_WIDTH } from './side-panel.ts';
import { NIGHT } from './theme.ts';

/** The targets of `look` with their letters, under the question as a title; the players fill the box beside the map. */
export function menuScene(view: View, look: Look, title: string): Scene {
  const beside = { x: MAP_WIDTH, y: HEADER_HEIGHT, width: SIDE_WIDTH, height: MAP_HEIGHT };
  const scene = cut(view, look, title, { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT }, SIDE_WIDTH);
  return { ...scene, shapes: [...scene.shapes, ...playersBeside(view, look, beside)] };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * With the title each has the shape of Discord's box. Phones show the close one at half size and the wide one at two
 * fifths, but the whole board at less than a third.
 */
const CLOSE: Size = { width: 780, height: 412 };
const WIDE: Size = { width: MAP_WIDTH, height: 544 };

/** The part of the map around these areas. Law: at least one area. */
export function surroundingsScene(view: View, look: Look, title: string, around: readonly Area[]): Scene {
  return cut(view, look, title, windowOn(boxAround(view, around)));
}

/** Whether a part of the map has room for all of these areas. */
export function areNear(view: View, areas: readonly Area[]): boolean {
  const box = boxAround(view, areas);
  return isWithin(box, windowOn(box));
}

const isWithin = (box: Box, window: Box): boolean =>
  box.x >= window.x &&
  box.y >= window.y &&
  box.x + box.width <= window.x + window.width &&
  box.y + box.height <= window.y + window.height;

const boxAround = (view: View, areas: readonly Area[]): Box => bounds(areas.flatMap((area) => cornersOf(view, area)));

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

const overlap = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);

/** The step in which windows are tried, in pixels. */
const STEP = 8;

/** A name is a little smaller than its box. */
function isCut(name: Box, window: Box): boolean {
  const width = overlap(name.x, name.width, window.x, window.width);
  const height = overlap(name.y, name.height, window.y, window.height);
  return width > STEP && height > STEP && (width < name.width || height < name.height);
}

/** From 0 to the last, which is always tried. */
const steps = (last: number): number[] => [...Array.from({ length: Math.ceil(last / STEP) }, (_, i) => i * STEP), last];

const windows = (size: Size): Box[] =>
  steps(MAP_HEIGHT - size.height).flatMap((y) => steps(MAP_WIDTH - size.width).map((x) => ({ ...size, x, y })));

/** Cutting an ocean's name in two is as bad as being this many pixels off the middle. */
const CUT_NAME = 300;

const NAMES = Object.values(OCEAN_NAMES);

interface Framing {
  readonly window: Box;
  readonly flaw: number;
}

const framingsOf = (size: Size): Framing[] =>
  windows(size).map((window) => ({ window, flaw: CUT_NAME * NAMES.filter((name) => isCut(name, window)).length }));

const [CLOSE_FRAMINGS, WIDE_FRAMINGS] = [framingsOf(CLOSE), framingsOf(WIDE)];

/** From the window with the box in its middle, as far as the map allows. */
function offMiddle(box: Box, { x, y, width, height }: Box): number {
  const idealX = clamp(box.x + (box.width - width) / 2, MAP_WIDTH - width);
  const idealY = clamp(box.y + (box.height - height) / 2, MAP_HEIGHT - height);
  return Math.hypot(x - idealX, y - idealY);
}

function bestOf(framings: readonly Framing[], box: Box): Box {
  const rated = framings.map(({ window, flaw }) => ({ window, flaw: flaw + offMiddle(box, window) }));
  return rated.reduce((best, each) => (each.flaw < best.flaw ? each : best)).window;
}

/** The closest that contains the whole box if one does, as near to its middle as possible without cutting a name. */
function windowOn(box: Box): Box {
  const holding = (framings: readonly Framing[]) => framings.filter(({ window }) => isWithin(box, window));
  const fitting = [CLOSE_FRAMINGS, WIDE_FRAMINGS].map(holding).find(({ length }) => length > 0);
  return bestOf(fitting ?? WIDE_FRAMINGS, box);
}

const corners = ({ x, y, width, height }: Box): Polygon => [
  { x, y },
  { x: x + width, y: y + height },
];

/** The letter of a button, in its circle. */
function letterBox(ocean: Ocean): Box {
  const { x, y } = letterSpot(ocean);
  return { x: x - LETTER_RADIUS, y: y - LETTER_RADIUS, width: 2 * LETTER_RADIUS, height: 2 * LETTER_RADIUS };
}

const cornersOf = (view: View, area: Area): Polygon =>
  isOcean(area)
    ? [roomOf(area), OCEAN_NAMES[area], letterBox(area)].flatMap(corners)
    : regionsOf(view, view.landOf[area]).flatMap((region) => SHORES[region]);

/** `beside`: the width left free at the right end of the map. */
function cut(view: View, look: Look, title: string, window: Box, beside = 0): Scene {
  const width = window.width + beside;
  const map: Shape = {
    kind: 'group',
    x: -window.x,
    y: HEADER_HEIGHT - window.y,
    scale: 1,
    clip: window,
    shapes: mapShapes(view, look),
  };
  return {
    game: 'urland',
    width,
    height: HEADER_HEIGHT + window.height,
    background: NIGHT,
    shapes: [...titleLine(view, look, title, width), map],
  };
}
