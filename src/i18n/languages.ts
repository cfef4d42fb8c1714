/** The languages, and the words that each must have. */
import { marked } from './pseudo.ts';

/**
 * Languages that people can choose. Add a language here; then `Record<SpokenLanguage, …>` names everything that it
 * lacks.
 */
export const LANGUAGES = ['en'] as const;
export type SpokenLanguage = (typeof LANGUAGES)[number];

/** English with each sentence in brackets: a word outside of them does not come from this room. For tests. */
export const PSEUDO = 'en-XA';

export type Language = SpokenLanguage | typeof PSEUDO;

/** The keys of English, and for each sentence the same gaps. */
export type Like<T> = T extends (...gaps: infer Gaps) => string
  ? (...gaps: Gaps) => string
  : T extends string
    ? string
    : { readonly [Key in keyof T]: Like<T[Key]> };

/** Selects one language from the words of all. */
export function wordsBy<Words extends object>(
  words: Readonly<Record<SpokenLanguage, Words>>,
): (language: Language) => Words {
  let pseudo: Words | null = null;
  return (language) => {
    if (language !== PSEUDO) return words[language];
    pseudo ??= marked(words.en);
    return pseudo;
  };
}
