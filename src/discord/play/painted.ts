import type { Sketch } from '../games/game-pictures.ts';
import type { Context } from '../wire/context.ts';
import { type Block, gallery, type Message, message, type Picture, text } from '../wire/message.ts';
import { pictureName } from '../wire/picture-name.ts';
import { pictureLater } from '../wire/too-soon.ts';
import type { Panel } from './panel.ts';

/** A picture that is not ready in time is left out: buttons never wait for pictures. */
export async function painted(context: Context, { paragraphs, sketches, controls }: Panel): Promise<Message> {
  const words = paragraphs.filter((paragraph) => paragraph !== '').join('\n');
  const pictures = (await Promise.all(sketches.map((sketch) => pictureOf(context, sketch)))).flat();
  const later = pictures.length < sketches.length ? pictureLater(context).map(text) : [];
  const shown = pictures.length === 0 ? [] : [gallery(pictures)];
  return message([text(words), ...shown, ...later, ...controls.filter(isNotEmpty)]);
}

async function pictureOf(context: Context, { scene, alt }: Sketch): Promise<Picture[]> {
  const png = await context.picture(scene);
  return png === null ? [] : [{ name: pictureName('play', png), png, alt }];
}

const isNotEmpty = (block: Block): boolean => block.kind !== 'buttons' || block.buttons.length > 0;
