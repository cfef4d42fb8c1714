import { at, type ErrorTree } from './error-tree.ts';
import { INVALID_EMOJI, NOT_AN_IMAGE } from './refusals.ts';
import { object, omittable, optional, type Rule, scalar } from './rule.ts';
import { matching, snowflake, text } from './scalar.ts';

interface PartialEmoji {
  readonly id?: string | null;
  readonly name?: string | null;
}

/**
 * Discord has a list of its own, which trails Unicode's by a year or two. The nearest there is: the sequences that
 * Unicode recommends, each with its variation selector (▶ alone is text), without those of Unicode 17.
 */
const SETS_OF_SEQUENCES = 'v';
const RECOMMENDED = new RegExp('^\\p{RGI_Emoji}$', SETS_OF_SEQUENCES);
const TOO_NEW = /[\u{1F6D8}\u{1FA8A}\u{1FA8E}\u{1FAC8}\u{1FACD}\u{1FAEA}\u{1FAEF}]|\u200D\u{1FA70}/u;

const isUnicodeEmoji = (name: string): boolean => RECOMMENDED.test(name) && !TOO_NEW.test(name);

/** Of a button or an option. Symbols that only look like emoji (▲, ✦) cost the whole message. */
export const componentEmoji: Rule = object<PartialEmoji>(
  { id: optional(snowflake), name: optional(text(0, 32)) },
  refuseUnknownEmoji,
);

function refuseUnknownEmoji({ id, name }: PartialEmoji): ErrorTree | null {
  const known = Boolean(id) || isUnicodeEmoji(name ?? '');
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
