import { at, type ErrorTree } from './error-tree.ts';
import { INVALID_EMOJI, NOT_AN_IMAGE } from './refusals.ts';
import { object, omittable, optional, type Rule, scalar } from './rule.ts';
import { matching, snowflake, text } from './scalar.ts';

interface PartialEmoji {
  readonly id?: string | null;
  readonly name?: string | null;
}

/** A flag, a keycap, or pictures joined by zero-width joiners, each with its variation or skin tone. */
const UNICODE_EMOJI =
  /^(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|(?![0-9#*])\p{Emoji}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Emoji}[\uFE0F\p{Emoji_Modifier}]?)*[\u{E0020}-\u{E007F}]*)$/u;

/** Of a button or an option. Symbols that only look like emoji (▲, ✦) cost the whole message. */
export const componentEmoji: Rule = object<PartialEmoji>(
  { id: optional(snowflake), name: optional(text(0, 32)) },
  refuseUnknownEmoji,
);

function refuseUnknownEmoji({ id, name }: PartialEmoji): ErrorTree | null {
  const known = Boolean(id) || UNICODE_EMOJI.test(name ?? '');
  return known ? null : at(['name'], INVALID_EMOJI);
}

const emojiName = matching(text(2, 32), /^\w+$/);

const image = scalar((value) =>
  typeof value === 'string' && /^data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/]+=*$/.test(value)
    ? null
    : NOT_AN_IMAGE,
);

export const validateEmojiCreate = object({ name: emojiName, image });
export const validateEmojiEdit = object({ name: omittable(emojiName) });
