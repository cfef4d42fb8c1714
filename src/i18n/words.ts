/** The bot's words around every game. A game's own words are in its own folders. */
import { en } from './en/index.ts';
import { type Language, type Like, wordsBy } from './languages.ts';

export { LANGUAGES, type Language } from './languages.ts';

export type Words = Like<typeof en> & {
  /** The language of these words. */
  readonly language: Language;
};

const SPOKEN = wordsBy<Like<typeof en>>({ en });

export const wordsIn = (language: Language): Words => ({ ...SPOKEN(language), language });
