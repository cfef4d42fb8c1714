/** The languages there are, and what each of them must bring. */
import { marked } from './pseudo.ts';

/** Those that people can choose. A further one is named here; then `Record<SpokenLanguage, …>` names all that it lacks. */
export const LANGUAGES = ['en'] as const;
export type SpokenLanguage = (typeof LANGUAGES)[number];

/** English with each sentence in brackets: a word outside of them comes from nowhere in this room. For tests. */
export const PSEUDO = 'en-XA';

export type Language = SpokenLanguage | typeof PSEUDO;

/** The keys of English, and for each sentence with gaps the same gaps. */
export type Like<T> = T extends (...gaps: infer Gaps) => string
  ? (...gaps: Gaps) => string
  : T extends string
    ? string
    : { readonly [Key in keyof T]: Like<T[Key]> };

/** From the words of each language to the words of one. */
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
