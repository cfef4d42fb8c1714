import { escapeMarkdown } from 'discord.js';

const MARKS = { heading: true, bulletedList: true, numberedList: true } as const;

/** Signs that turn the direction of what follows them, and those that close such a stretch. */
const TURNING = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
/** The blocks of Unicode that are written from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Kept to itself, so that a number after it stays after it (U+2068 and U+2069: first strong isolate). */
function isolated(name: string): string {
  const unturned = name.replace(TURNING, '');
  return unturned !== name || FROM_RIGHT.test(name) ? `\u2068${unturned}\u2069` : name;
}

/** Each of these: the other half of a link, or of code, may be in the next name of the line. */
const HALVES = /[[\]`]/g;

/** A name as text: its signs are no markup, mention nobody, and turn nothing around it. */
export const escaped = (name: string): string =>
  isolated(
    escapeMarkdown(name, { ...MARKS, codeBlock: false, inlineCode: false })
      .replace(HALVES, '\\$&')
      .replace(/^\s*(>|-#)/, '\\$1')
      .replaceAll('<', '\\<')
      .replaceAll('@', '@\u200b'),
  );

/** Of all at a table. */
export const escapedNames = ({ names }: { readonly names: readonly string[] }): string[] => names.map(escaped);
