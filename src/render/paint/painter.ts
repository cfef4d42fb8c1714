import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { recent } from '#shared/recent.ts';
import type { Atlas, Fill, GroupShape, PathShape, Scene, Shape, UseShape } from '../scene.ts';
import { write } from './lettering.ts';
import { trace } from './paths.ts';

export interface Painter {
  /** Paints on a canvas that the next call, of whatever painter, draws over; or on a given one of the scene's size. */
  paint(scene: Scene, onto?: Canvas): Canvas;
}

/** Without an alpha channel cairo blends faster. */
const opaque = (canvas: Canvas): CanvasRenderingContext2D =>
  canvas.getContext('2d', { alpha: false, pixelFormat: 'RGB24' });

/** In pixels: two full pictures and some smaller ones. */
const MOST_PIXELS = 4_000_000;

/** By size, for all painters: a new one costs as much as half a picture. */
const canvases = recent<string, Canvas>(MOST_PIXELS, ({ width, height }) => width * height);

const canvasOf = ({ width, height }: Scene): Canvas =>
  canvases.get(`${width}×${height}`, () => createCanvas(width, height));

export function createPainter(atlas: Atlas): Painter {
  const sprites = new Map<string, Canvas>();

  function spriteOf({ symbol, scale, flip = false }: UseShape): Canvas {
    const key = `${symbol}|${scale}|${flip}`;
    const known = sprites.get(key);
    if (known) return known;
    const drawing = atlas(symbol);
    const sprite = createCanvas(Math.ceil(drawing.width * scale), Math.ceil(drawing.height * scale));
    const context = sprite.getContext('2d');
    context.translate(sprite.width / 2, sprite.height / 2);
    context.scale(flip ? -scale : scale, scale);
    drawAll(context, drawing.shapes);
    sprites.set(key, sprite);
    return sprite;
  }

  function stamp(context: CanvasRenderingContext2D, use: UseShape): void {
    const sprite = spriteOf(use);
    context.globalAlpha = use.opacity ?? 1;
    // On whole pixels: a sprite between two pixels is blurred, and slow.
    context.drawImage(sprite, Math.round(use.x - sprite.width / 2), Math.round(use.y - sprite.height / 2));
    context.globalAlpha = 1;
  }

  function drawGroup(context: CanvasRenderingContext2D, group: GroupShape): void {
    context.save();
    context.translate(group.x, group.y);
    context.scale(group.scale, group.scale);
    if (group.clip) {
      context.beginPath();
      context.rect(group.clip.x, group.clip.y, group.clip.width, group.clip.height);
      context.clip();
    }
    drawAll(context, group.shapes);
    context.restore();
  }

  function draw(context: CanvasRenderingContext2D, shape: Shape): void {
    switch (shape.kind) {
      case 'path':
        return drawPath(context, shape);
      case 'text':
        return write(context, shape);
      case 'use':
        return stamp(context, shape);
      case 'group':
        return drawGroup(context, shape);
    }
  }

  function drawAll(context: CanvasRenderingContext2D, shapes: readonly Shape[]): void {
    for (const shape of shapes) draw(context, shape);
  }

  return {
    paint(scene, onto) {
      const canvas = onto ?? canvasOf(scene);
      const context = onto ? onto.getContext('2d') : opaque(canvas);
      context.fillStyle = scene.background;
      context.fillRect(0, 0, scene.width, scene.height);
      drawAll(context, scene.shapes);
      return canvas;
    },
  };
}

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
