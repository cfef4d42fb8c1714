/** What stands outside of the brackets in which the pseudo-language puts each of its sentences. */
import { CLOSING, OPENING } from '#i18n/pseudo.ts';

/** Mentions of people and channels, points in time, commands. */
const MARKUP = /<(?:[@#][^>]+|t:\d+(?::\w)?|\/[^>]+)>/g;

/** A text that was cut has lost its last brackets: all that follows an open one is within it. */
function outsideBrackets(text: string): string {
  let depth = 0;
  let outside = '';
  for (const sign of text) {
    if (sign === OPENING) depth += 1;
    else if (sign === CLOSING) depth = Math.max(0, depth - 1);
    else if (depth === 0) outside += sign;
  }
  return outside;
}

export const isBracketed = (text: string): boolean => !/\p{L}/u.test(outsideBrackets(text).replace(MARKUP, ''));
