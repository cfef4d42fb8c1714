import { unlinked } from './unlinked.ts';

/** Signs that change the direction of the text after them, and signs that end such a stretch. */
const TURNING = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
/** The blocks of Unicode that are written from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Each of these, wherever it stands: the other half of a link or of code may be in the next name of the line. */
const MARKUP = /[\\*_~|`[\]<]/g;
/** The beginnings that turn a line into a heading, small print, a quotation or a list. */
const OPENING = /^\s*(#{1,3}\s|-#|>|-\s)/;
const NUMBERING = /^(\s*\d+)\./;

const unmarked = (name: string): string =>
  name.replace(MARKUP, '\\$&').replace(OPENING, '\\$1').replace(NUMBERING, '$1\\.').replaceAll('@', '@\u200b');

/** A name as plain text: it contains no markup and no address, mentions nobody, and turns no text around it. */
export function escaped(name: string): string {
  // First of all: without the signs between them, two halves may become markup or an address.
  const unturned = name.replace(TURNING, '');
  const text = unmarked(unlinked(unturned));
  // Isolated, so that a number after the name stays after it (U+2068 and U+2069: first strong isolate).
  return unturned !== name || FROM_RIGHT.test(name) ? `\u2068${text}\u2069` : text;
}

/** The names of all players at a table. */
export const escapedNames = ({ names }: { readonly names: readonly string[] }): string[] => names.map(escaped);
