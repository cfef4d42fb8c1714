/** All words of ANTS. */
import { antsWords as en } from '../en/ants/index.ts';
import { type Language, type Like, wordsBy } from '../languages.ts';

export type AntsWords = Like<typeof en>;

const SPOKEN = wordsBy<AntsWords>({ en });

export const antsIn = (language: Language): AntsWords => SPOKEN(language);
