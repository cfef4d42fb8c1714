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
import { letterSpot, OCEAN_NAMES, roomsOf } from './plots.ts';
import { NIGHT } from './theme.ts';

/** The targets of `look` with their letters, under the question as a title. */
export function menuScene(view: View, look: Look, title: string): Scene {
  return cut(view, look, title, { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT });
}

/** Phones show this at about half size, but the whole board at less than a third. */
const WINDOW = { width: 800, height: 720 };

/** The part of the map around these areas. Law: at least one area. */
export function surroundingsScene(view: View, look: Look, title: string, around: readonly Area[]): Scene {
  return cut(view, look, title, windowOn(boxAround(view, around)));
}

/** Whether one close view has room for all of these areas. */
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

function* windows(): Generator<Box> {
  for (let y = 0; y <= MAP_HEIGHT - WINDOW.height; y += STEP)
    for (let x = 0; x <= MAP_WIDTH - WINDOW.width; x += STEP) yield { ...WINDOW, x, y };
}

/** Cutting an ocean's name in two is as bad as being this many pixels off the middle. */
const CUT_NAME = 300;

const NAMES = Object.values(OCEAN_NAMES);

const FRAMINGS = [...windows()].map((window) => ({
  window,
  flaw: CUT_NAME * NAMES.filter((name) => isCut(name, window)).length,
}));

/** Contains the whole box if it fits, as near to its middle as possible without cutting an ocean's name. */
function windowOn(box: Box): Box {
  const whole = FRAMINGS.filter(({ window }) => isWithin(box, window));
  const x = clamp(box.x + (box.width - WINDOW.width) / 2, MAP_WIDTH - WINDOW.width);
  const y = clamp(box.y + (box.height - WINDOW.height) / 2, MAP_HEIGHT - WINDOW.height);
  const rated = (whole.length > 0 ? whole : FRAMINGS).map(({ window, flaw }) => ({
    window,
    flaw: flaw + Math.hypot(window.x - x, window.y - y),
  }));
  return rated.reduce((best, each) => (each.flaw < best.flaw ? each : best)).window;
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
    ? [...roomsOf(area), OCEAN_NAMES[area], letterBox(area)].flatMap(corners)
    : regionsOf(view, view.landOf[area]).flatMap((region) => SHORES[region]);

function cut(view: View, look: Look, title: string, window: Box): Scene {
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
    width: window.width,
    height: HEADER_HEIGHT + window.height,
    background: NIGHT,
    shapes: [...titleLine(view, look, title, window.width), map],
  };
}
