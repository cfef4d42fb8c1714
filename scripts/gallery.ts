// `npm run gallery`: all pictures of scripts/gallery-scenes.ts as files in gallery/, and the two for the README in docs/pictures/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Canvas, createCanvas } from 'canvas';
import { createPngWriter } from '#render/paint/indexed-png.ts';
import { createPainter } from '#render/paint/painter.ts';
import { paletteOf } from '#render/paint/palette.ts';
import { atlas, PALETTE } from '#render/urland/atlas.ts';
import { seenBy, type Vision } from '../test/support/colour-vision.ts';
import { GALLERY, type Picture } from './gallery-scenes.ts';

const SHOWN: Readonly<Record<string, string>> = { '04-a-landing': 'board.png', '13-eruption': 'eruption.png' };

const folder = (name: string): string => {
  const path = new URL(`../${name}/`, import.meta.url).pathname;
  mkdirSync(path, { recursive: true });
  return path;
};

function scaled(canvas: Canvas, width: number): Canvas {
  const result = createCanvas(width, Math.round((canvas.height * width) / canvas.width));
  const context = result.getContext('2d');
  context.patternQuality = 'best';
  context.quality = 'best';
  context.drawImage(canvas, 0, 0, result.width, result.height);
  return result;
}

function simulated(canvas: Canvas, vision: Vision): Canvas {
  const result = createCanvas(canvas.width, canvas.height);
  const context = result.getContext('2d');
  context.drawImage(canvas, 0, 0);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = image;
  for (let i = 0; i < data.length; i += 4)
    data.set(seenBy(vision, [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]), i);
  context.putImageData(image, 0, 0);
  return result;
}

const painter = createPainter(atlas);
const indexedPng = createPngWriter(paletteOf(PALETTE));

async function png({ scene, vision, width }: Picture): Promise<Buffer> {
  const canvas = painter.paint(scene);
  if (vision) return simulated(canvas, vision).toBuffer('image/png');
  return width ? scaled(canvas, width).toBuffer('image/png') : indexedPng(canvas);
}

for (const [name, picture] of Object.entries(GALLERY)) {
  const bytes = await png(picture);
  writeFileSync(`${folder('gallery')}${name}.png`, bytes);
  const shown = SHOWN[name];
  if (shown) writeFileSync(`${folder('docs/pictures')}${shown}`, bytes);
  console.log(`${name}  ${picture.scene.width} × ${picture.scene.height}  ${Math.round(bytes.length / 1024)} kB`);
}
