import { inTime, type Painting } from '#render/painting.ts';
import type { Context } from '../wire/context.ts';
import { type Block, gallery, type Message, message, text } from '../wire/message.ts';
import { pictureName } from '../wire/picture-name.ts';
import { pictureLater } from '../wire/too-soon.ts';
import type { Panel } from './panel.ts';

/** Buttons never wait for pictures: one that is not ready in time follows, as long as the panel is there. */
export async function painted(context: Context, panel: Panel): Promise<Message> {
  const paintings = await Promise.all(panel.sketches.map(({ scene }) => context.picture(scene)));
  const now = messageWith(
    panel,
    paintings.map((painting) => painting && inTime(painting)),
    paintings.includes(null) ? pictureLater(context).map(text) : [],
  );
  return paintings.some((painting) => painting?.kind === 'not-yet') ? { ...now, later: whole(panel, paintings) } : now;
}

/** Never rejects: null if a picture is not wanted any more, or failed. */
async function whole(panel: Panel, paintings: readonly (Painting | null)[]): Promise<Message | null> {
  const late = paintings.map((painting) =>
    painting?.kind === 'not-yet' ? painting.later : painting && inTime(painting),
  );
  return Promise.all(late).then(
    (pngs) => messageWith(panel, pngs, []),
    () => null,
  );
}

/** `pngs`: in the order of the sketches. */
function messageWith(
  { paragraphs, sketches, controls }: Panel,
  pngs: readonly (Buffer | null)[],
  notes: readonly Block[],
): Message {
  const words = paragraphs.filter((paragraph) => paragraph !== '').join('\n');
  const pictures = sketches.flatMap(({ alt }, index) => {
    const png = pngs[index];
    return png ? [{ name: pictureName('play', png), png, alt }] : [];
  });
  const shown = pictures.length === 0 ? [] : [gallery(pictures)];
  return message([text(words), ...shown, ...notes, ...controls.filter(isNotEmpty)]);
}

const isNotEmpty = (block: Block): boolean => block.kind !== 'buttons' || block.buttons.length > 0;
