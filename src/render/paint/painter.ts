import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { recent } from '#shared/recent.ts';
import type { Atlas, Fill, GroupShape, PathShape, Scene, Shape, UseShape } from '../scene.ts';
import { EVERYWHERE, type Extent, extentWithin, overlap, SMOOTHED, widened } from './extents.ts';
import { write } from './lettering.ts';
import { trace } from './paths.ts';
import { createExtentOf, type ExtentOf } from './shape-extents.ts';

export interface Painter {
  /**
   * Paints this part of a scene, or all, on a canvas that the next call, of whatever painter, draws over. The canvas has the rows of
   * the part and the width of the scene: cairo rounds anew where it cuts a shape at a side.
   */
  paint(scene: Scene, part?: Extent): Canvas;
  /** Paints all of it on a canvas of its size. */
  paintOnto(canvas: Canvas, scene: Scene): Canvas;
  readonly extentOf: ExtentOf;
}

/** Without an alpha channel cairo blends faster. */
const opaque = (canvas: Canvas): CanvasRenderingContext2D =>
  canvas.getContext('2d', { alpha: false, pixelFormat: 'RGB24' });

/** In pixels. Full pictures are painted on canvases of one, two and four rows of tiles, which have 400,000 together. */
const MOST_PIXELS = 2_500_000;

/** By size, for all painters: a new one costs as much as half of what is painted on it. */
const canvases = recent<string, Canvas>(MOST_PIXELS, ({ width, height }) => width * height);

const canvasOf = (width: number, height: number): Canvas =>
  canvases.get(`${width}×${height}`, () => createCanvas(width, height));

/** In bytes, for each game: its grounds have seven million of them, and small drawings come in thousands of forms. */
const MOST_OF_SPRITES = 10_000_000;

const bytesOf = ({ width, height }: Canvas): number => 4 * width * height;

export function createPainter(atlas: Atlas): Painter {
  const sprites = recent<string, Canvas>(MOST_OF_SPRITES, bytesOf);
  const extentOf = createExtentOf(atlas);

  const spriteOf = (use: UseShape): Canvas =>
    sprites.get(`${use.symbol}|${use.scale}|${use.flip === true}`, () => spriteAnew(use));

  function spriteAnew({ symbol, scale, flip = false }: UseShape): Canvas {
    const drawing = atlas(symbol);
    const sprite = createCanvas(Math.ceil(drawing.width * scale), Math.ceil(drawing.height * scale));
    const context = sprite.getContext('2d');
    context.translate(sprite.width / 2, sprite.height / 2);
    context.scale(flip ? -scale : scale, scale);
    drawAll(context, drawing.shapes);
    return sprite;
  }

  function stamp(context: CanvasRenderingContext2D, use: UseShape): void {
    const sprite = spriteOf(use);
    context.globalAlpha = use.opacity ?? 1;
    // On whole pixels: a sprite between two pixels is blurred, and slow.
    context.drawImage(sprite, Math.round(use.x - sprite.width / 2), Math.round(use.y - sprite.height / 2));
    context.globalAlpha = 1;
  }

  function drawGroup(context: CanvasRenderingContext2D, group: GroupShape, part: Extent): void {
    context.save();
    context.translate(group.x, group.y);
    context.scale(group.scale, group.scale);
    if (group.clip) {
      context.beginPath();
      context.rect(group.clip.x, group.clip.y, group.clip.width, group.clip.height);
      context.clip();
    }
    drawAll(context, group.shapes, extentWithin(group, part));
    context.restore();
  }

  function draw(context: CanvasRenderingContext2D, shape: Shape, part: Extent): void {
    switch (shape.kind) {
      case 'path':
        return drawPath(context, shape);
      case 'text':
        return write(context, shape);
      case 'use':
        return stamp(context, shape);
      case 'group':
        return drawGroup(context, shape, part);
    }
  }

  function drawAll(context: CanvasRenderingContext2D, shapes: readonly Shape[], part = EVERYWHERE): void {
    for (const shape of shapes) if (overlap(extentOf(shape), part)) draw(context, shape, part);
  }

  function paintPart(context: CanvasRenderingContext2D, { background, shapes }: Scene, part: Extent): void {
    const { left, right, top, bottom } = part;
    context.setTransform(1, 0, 0, 1, 0, -top);
    context.fillStyle = background;
    context.fillRect(left, top, right - left, bottom - top);
    drawAll(context, shapes, widened(part, SMOOTHED));
  }

  return {
    extentOf,
    paint(scene, part = allOf(scene)) {
      const canvas = canvasOf(scene.width, part.bottom - part.top);
      paintPart(opaque(canvas), scene, part);
      return canvas;
    },
    paintOnto(canvas, scene) {
      paintPart(canvas.getContext('2d'), scene, allOf(scene));
      return canvas;
    },
  };
}

const allOf = ({ width, height }: Scene): Extent => ({ left: 0, right: width, top: 0, bottom: height });

function drawPath(context: CanvasRenderingContext2D, { d, fill, stroke, opacity = 1 }: PathShape): void {
  trace(context, d);
  context.globalAlpha = opacity;
  if (fill) {
    context.fillStyle = fillStyle(context, fill);
    context.fill();
  }
  if (stroke) {
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.lineWidth = stroke.width;
    context.strokeStyle = stroke.colour;
    context.setLineDash([...(stroke.dash ?? [])]);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function fillStyle(
  context: CanvasRenderingContext2D,
  fill: Fill,
): string | ReturnType<CanvasRenderingContext2D['createLinearGradient']> {
  if (typeof fill === 'string') return fill;
  const gradient =
    fill.kind === 'linear'
      ? context.createLinearGradient(fill.from.x, fill.from.y, fill.to.x, fill.to.y)
      : context.createRadialGradient(fill.at.x, fill.at.y, 0, fill.at.x, fill.at.y, fill.radius);
  for (const [offset, colour] of fill.stops) gradient.addColorStop(offset, colour);
  return gradient;
}
