import { at, type ErrorTree } from './error-tree.ts';
import { EMBEDS_TOO_BIG, REQUIRED } from './refusals.ts';
import { checked, list, object, optional, type Rule } from './rule.ts';
import { boolean, codePoints, filledText, integer, mediaUrl, text, timestamp, webUrl } from './scalar.ts';

interface Embed {
  readonly title?: string | null;
  readonly description?: string | null;
  readonly fields?: readonly { readonly name: string; readonly value: string }[] | null;
  readonly footer?: { readonly text: string } | null;
  readonly author?: { readonly name: string } | null;
  readonly image?: object | null;
  readonly thumbnail?: object | null;
  readonly video?: object | null;
}

/** Over all embeds of one message together. */
const MAX_CHARACTERS = 6000;

/** Senders copy these from embeds they received; Discord works them out anew. */
const MEASURED = {
  width: optional(integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  height: optional(integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  placeholder: optional(text(0, 64)),
  placeholder_version: optional(integer(0, 2_147_483_647)),
  is_animated: optional(boolean),
  description: optional(text(0, 4096)),
};

const media = object({ url: mediaUrl, ...MEASURED });

const embed: Rule = object<Embed>(
  {
    type: optional(text(0, 152_133)),
    title: optional(text(0, 256)),
    description: optional(text(0, 4096)),
    url: optional(webUrl),
    color: optional(integer(0, 0xff_ff_ff)),
    timestamp: optional(timestamp),
    author: optional(object({ name: filledText(256), url: optional(webUrl), icon_url: optional(mediaUrl) })),
    footer: optional(object({ text: filledText(2048), icon_url: optional(mediaUrl) })),
    fields: optional(
      list(object({ name: filledText(256), value: filledText(1024), inline: optional(boolean) }), 0, 25),
    ),
    image: optional(media),
    thumbnail: optional(media),
    video: optional(object({ url: optional(mediaUrl), ...MEASURED })),
    provider: optional(object({ name: optional(text(0, 256)), url: optional(webUrl) })),
  },
  refuseEmpty,
);

export const embeds: Rule = checked<readonly Embed[]>(list(embed, 0, 10), refuseOversize);

function refuseEmpty({ title, description, fields, footer, author, image, thumbnail, video }: Embed): ErrorTree | null {
  const shows = title || description || fields?.length || footer || author || image || thumbnail || video;
  return shows ? null : at(['description'], REQUIRED);
}

function refuseOversize(all: readonly Embed[]): ErrorTree | null {
  let characters = 0;
  for (const one of all) characters += size(one);
  return characters > MAX_CHARACTERS ? EMBEDS_TOO_BIG : null;
}

function size({ title, description, fields, footer, author }: Embed): number {
  let characters = codePoints(title ?? '') + codePoints(description ?? '');
  for (const { name, value } of fields ?? []) characters += codePoints(name) + codePoints(value);
  return characters + codePoints(footer?.text ?? '') + codePoints(author?.name ?? '');
}
