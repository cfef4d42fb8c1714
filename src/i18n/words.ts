import { en } from './en/index.ts';

/** What every language must bring: the keys of English, and for each sentence with gaps the same gaps. */
type Like<T> = T extends (...gaps: infer Gaps) => string
  ? (...gaps: Gaps) => string
  : T extends string
    ? string
    : { readonly [Key in keyof T]: Like<T[Key]> };

export type Words = Like<typeof en>;

/** A further language is a further entry here: `satisfies` names whatever it lacks. */
const WORDS = { en } satisfies Record<string, Words>;

export const LANGUAGES = Object.keys(WORDS) as (keyof typeof WORDS)[];
export type Language = keyof typeof WORDS;

export const wordsIn = (language: Language): Words => WORDS[language];
