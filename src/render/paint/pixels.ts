import { MessageChannel } from 'node:worker_threads';
import type { Canvas } from 'canvas';

const { port1: nowhere } = new MessageChannel();
nowhere.close();

interface PixelBox {
  readonly left: number;
  readonly width: number;
  /** Of the rows from the top. */
  readonly height: number;
}

/**
 * Lends the pixels of a part of a canvas. node-canvas hands out copies only, some of megabytes. Sent nowhere afterwards, a copy
 * frees its memory for the next one at once, and not whenever the heap is tidied: that takes a third of the time, and less memory.
 */
export function withPixels<Result>(
  canvas: Canvas,
  { left, width, height }: PixelBox,
  use: (pixels: Int32Array) => Result,
): Result {
  const { buffer } = canvas.getContext('2d').getImageData(left, 0, width, height).data;
  const result = use(new Int32Array(buffer));
  nowhere.postMessage(null, [buffer as ArrayBuffer]);
  return result;
}
