import type { Sketch } from '../games/face.ts';
import type { Context } from '../wire/context.ts';
import { type Block, type Message, message, picture, text } from '../wire/message.ts';
import { pictureName } from '../wire/picture-name.ts';
import type { Panel } from './panel.ts';

/** Without its picture if that is not to be had in time: what can be pressed never waits for it. */
export async function painted(context: Context, { paragraphs, sketch, controls }: Panel): Promise<Message> {
  const words = paragraphs.filter((paragraph) => paragraph !== '').join('\n');
  return message([text(words), ...(await pictureOf(context, sketch)), ...controls.filter(isNotEmpty)]);
}

async function pictureOf(context: Context, sketch: Sketch | null): Promise<Block[]> {
  const png = sketch && (await context.picture(sketch.scene));
  return png && sketch ? [picture(pictureName('play', png), png, sketch.alt)] : [];
}

const isNotEmpty = (block: Block): boolean => block.kind !== 'buttons' || block.buttons.length > 0;
