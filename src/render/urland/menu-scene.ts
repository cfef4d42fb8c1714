/** The map alone: with the possible targets lit, or a part of it at twice the size on a phone. */
import type { Area } from '#games/urland/board.ts';
import { ichtosAt } from '#games/urland/ichtos.ts';
import { areasOf, regionsOf } from '#games/urland/lands.ts';
import type { View } from '#games/urland/view.ts';
import { bounds, type Polygon } from '../outline.ts';
import type { Box, Scene, Shape } from '../scene.ts';
import { mapShapes } from './board-scene.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './coastlines.ts';
import { SHORES } from './coasts.ts';
import { HEADER_HEIGHT, titleBar } from './header.ts';
import type { Look } from './look.ts';
import { OCEAN_NAMES, roomsOf } from './plots.ts';
import { NIGHT } from './theme.ts';

/** The targets of `look`, lettered, under a title of the caller's: the question that is asked. */
export function menuScene(view: View, look: Look, title: string): Scene {
  return cut(view, look, title, { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT });
}

/** Phones show this at about half size, where the whole board shrinks to less than a third. */
const WINDOW = { width: 800, height: 720 };

/** The part of the map around these areas; around the viewer's own Ichtos if none are named. */
export function surroundingsScene(view: View, look: Look, title: string, around: readonly Area[] = []): Scene {
  const areas = around.length > 0 ? around : homeOf(view);
  return cut(view, look, title, windowOn(bounds(areas.flatMap((area) => cornersOf(view, area)))));
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** In pixels: no window has to stand more exactly than this. */
const STEP = 8;

function* windows(): Generator<Box> {
  for (let y = 0; y <= MAP_HEIGHT - WINDOW.height; y += STEP)
    for (let x = 0; x <= MAP_WIDTH - WINDOW.width; x += STEP) yield { ...WINDOW, x, y };
}

/** As near to the middle of the box as it goes without cutting an ocean's name in two. */
function windowOn(box: Box): Box {
  const x = clamp(box.x + (box.width - WINDOW.width) / 2, MAP_WIDTH - WINDOW.width);
  const y = clamp(box.y + (box.height - WINDOW.height) / 2, MAP_HEIGHT - WINDOW.height);
  const flaw = (window: Box): number => CUT_NAME * cutNames(window) + Math.hypot(window.x - x, window.y - y);
  return [...windows()].reduce((best, window) => (flaw(window) < flaw(best) ? window : best));
}

/** As bad as so many pixels off the middle: the areas asked for must stay in sight. */
const CUT_NAME = 300;

const cutNames = (window: Box): number => Object.values(OCEAN_NAMES).filter((name) => isCut(name, window)).length;

function isCut(name: Box, window: Box): boolean {
  const width = overlap(name.x, name.width, window.x, window.width);
  const height = overlap(name.y, name.height, window.y, window.height);
  return width > 0 && height > 0 && (width < name.width || height < name.height);
}

const overlap = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);

/** Where most of the viewer's Ichtos are. */
function homeOf(view: View): readonly Area[] {
  const { viewer } = view;
  const areas = areasOf(view);
  if (viewer === 'public') return areas;
  const crowd = (area: Area): number => ichtosAt(view, area, viewer);
  return [areas.reduce((best, area) => (crowd(area) > crowd(best) ? area : best))];
}

const corners = ({ x, y, width, height }: Box): Polygon => [
  { x, y },
  { x: x + width, y: y + height },
];

const cornersOf = (view: View, area: Area): Polygon =>
  typeof area === 'number'
    ? regionsOf(view, area).flatMap((region) => SHORES[region])
    : [...roomsOf(area), OCEAN_NAMES[area]].flatMap(corners);

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
    width: window.width,
    height: HEADER_HEIGHT + window.height,
    background: NIGHT,
    shapes: [...titleBar(view, look, title, window.width), map],
  };
}
