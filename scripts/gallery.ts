// `npm run gallery`: all pictures of scripts/GAME/gallery-scenes.ts as files in gallery/GAME/, those for the README in docs/pictures/;
// then what scripts/GAME/gallery-playground.ts shows of the playground.
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Canvas, createCanvas } from 'canvas';
import { GAME_IDS } from '#games/index.ts';
import { createPainter } from '#render/paint/painter.ts';
import { artOf, createStudio } from '#render/paint/studio.ts';
import { seenBy, type Vision } from '../test/support/colour-vision.ts';
import { galleryOf, hasGallery, hasPlaygroundGallery, type Picture } from './gallery-picture.ts';

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

const studio = createStudio();

async function png({ scene, vision, width }: Picture): Promise<Buffer> {
  if (!vision && !width) return studio(scene);
  const canvas = createPainter((await artOf(scene.game)).atlas).paint(scene);
  return (vision ? simulated(canvas, vision) : scaled(canvas, width ?? canvas.width)).toBuffer('image/png');
}

async function write(game: string, name: string, picture: Picture): Promise<void> {
  const { scene, shownAs } = picture;
  const bytes = await png(picture);
  writeFileSync(`${folder(`gallery/${game}`)}${name}.png`, bytes);
  if (shownAs) writeFileSync(`${folder('docs/pictures')}${shownAs}`, bytes);
  console.log(`${game}/${name}  ${scene.width} × ${scene.height}  ${Math.round(bytes.length / 1024)} kB`);
}

for (const game of GAME_IDS.filter(hasGallery)) {
  for (const [name, picture] of Object.entries(await galleryOf(game))) await write(game, name, picture);
}
for (const game of GAME_IDS.filter(hasPlaygroundGallery)) await import(`./${game}/gallery-playground.ts`);
