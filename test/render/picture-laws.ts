/** What holds for every picture at the sizes at which Discord shows it. */
import { createCanvas } from 'canvas';
import { DESKTOP_BOX, PHONE_WIDTH, READABLE, shownOnDesktop, shownOnPhone } from '#render/kit/discord-boxes.ts';
import { CAPITALS, fontOf } from '#render/paint/fonts.ts';
import { fitText } from '#render/paint/lettering.ts';
import type { Atlas, Box, GroupShape, Scene, Shape, TextShape } from '#render/scene.ts';
import { contains, overlap } from '../support/boxes.ts';

/** A text where it ends up in the picture. */
interface PlacedText {
  readonly text: string;
  readonly size: number;
  readonly box: Box;
  /** Runs out of the picture; where only a part of something is shown, its texts may. */
  readonly isCut: boolean;
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly seen: Box;
  /** Whether only a part of this is shown. */
  readonly isPart: boolean;
}

const context = createCanvas(1, 1).getContext('2d');
const LEADING = 1.16;

function boxOf(shape: TextShape): { box: Box; size: number } {
  const { lines, size } = fitText(context, shape);
  context.font = fontOf(shape.face, size);
  const width = Math.max(...lines.map((line) => context.measureText(line).width));
  const capitals = CAPITALS[shape.face] * size;
  const x = shape.x - { left: 0, center: width / 2, right: width }[shape.align];
  const height = capitals + (lines.length - 1) * size * LEADING;
  return { box: { x, y: shape.y - capitals / 2, width, height }, size };
}

const within = ({ x, y, scale }: Frame, box: Box): Box => ({
  x: x + box.x * scale,
  y: y + box.y * scale,
  width: box.width * scale,
  height: box.height * scale,
});

function common(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [right, bottom] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)];
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

function placed(shape: TextShape, frame: Frame): PlacedText[] {
  if (shape.text === '') return [];
  const { box, size } = boxOf(shape);
  const whole = within(frame, box);
  if (frame.isPart && !overlap(whole, frame.seen)) return [];
  const isCut = !frame.isPart && !contains(frame.seen, whole);
  return [{ text: shape.text, size: size * frame.scale, box: whole, isCut }];
}

const moved = (frame: Frame, { x, y, scale }: { x: number; y: number; scale: number }): Frame => ({
  ...frame,
  x: frame.x + x * frame.scale,
  y: frame.y + y * frame.scale,
  scale: frame.scale * scale,
});

function inGroup(frame: Frame, group: GroupShape): Frame {
  const inner = moved(frame, group);
  return group.clip ? { ...inner, seen: common(frame.seen, within(inner, group.clip)), isPart: true } : inner;
}

const drawingsOf = new WeakMap<Atlas, Map<string, readonly Shape[]>>();

/** The texts of a drawing and the groups around them; most have none, and a map is not to be drawn for each picture. */
function lettersOf(symbol: string, atlas: Atlas): readonly Shape[] {
  const known = drawingsOf.get(atlas) ?? new Map<string, readonly Shape[]>();
  drawingsOf.set(atlas, known);
  const shapes = known.get(symbol) ?? atlas(symbol).shapes.filter(({ kind }) => kind !== 'path');
  known.set(symbol, shapes);
  return shapes;
}

function textsIn(shape: Shape, frame: Frame, atlas: Atlas): PlacedText[] {
  switch (shape.kind) {
    case 'path':
      return [];
    case 'text':
      return placed(shape, frame);
    case 'use':
      return textsAmong(lettersOf(shape.symbol, atlas), moved(frame, shape), atlas);
    case 'group':
      return textsAmong(shape.shapes, inGroup(frame, shape), atlas);
  }
}

const textsAmong = (shapes: readonly Shape[], frame: Frame, atlas: Atlas): PlacedText[] =>
  shapes.flatMap((shape) => textsIn(shape, frame, atlas));

/** All texts that are seen, those of drawings as well. */
function textsInPicture(scene: Scene, atlas: Atlas): PlacedText[] {
  const seen = { x: 0, y: 0, width: scene.width, height: scene.height };
  return textsAmong(scene.shapes, { x: 0, y: 0, scale: 1, seen, isPart: false }, atlas);
}

const isTooSmall = (scene: Scene, { size }: PlacedText): boolean =>
  size * shownOnDesktop(scene) < READABLE.desktop || size * shownOnPhone(scene) < READABLE.phone;

/** Rounding on the way to whole pixels. */
const HAIR = 2;
const shrunk = ({ x, y, width, height }: Box): Box => ({
  x: x + HAIR,
  y: y + HAIR,
  width: width - 2 * HAIR,
  height: height - 2 * HAIR,
});

/** A marker repeats the number of its space. */
const isSame = (a: PlacedText, b: PlacedText): boolean =>
  a.text === b.text && a.box.x === b.box.x && a.box.y === b.box.y;

const pairs = <T>(items: readonly T[]): (readonly [T, T])[] =>
  items.flatMap((a, index) => items.slice(index + 1).map((b) => [a, b] as const));

/** What is wrong with a picture, in words; to be found empty. */
export function faultsOf(scene: Scene, atlas: Atlas): string[] {
  const texts = textsInPicture(scene, atlas);
  const { width, height } = DESKTOP_BOX;
  const tooHigh = scene.width * height < scene.height * width;
  return [
    ...(tooHigh ? [`${scene.width} × ${scene.height} is higher than ${width} : ${height}`] : []),
    ...(scene.width < PHONE_WIDTH ? [`${scene.width} pixels are less than a phone shows`] : []),
    ...texts.filter((text) => isTooSmall(scene, text)).map(({ text, size }) => `“${text}” has only ${size} pixels`),
    ...texts.filter(({ isCut }) => isCut).map(({ text }) => `“${text}” runs out of the picture`),
    ...pairs(texts)
      .filter(([a, b]) => !isSame(a, b) && overlap(shrunk(a.box), shrunk(b.box)))
      .map(([a, b]) => `“${a.text}” and “${b.text}” lie upon each other`),
  ];
}
