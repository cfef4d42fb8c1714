/** All words of Ursuppe. */
import { ursuppeWords as en } from '../en/ursuppe/index.ts';
import { type Language, type Like, wordsBy } from '../languages.ts';

export type UrsuppeWords = Like<typeof en>;

const SPOKEN = wordsBy<UrsuppeWords>({ en });

export const ursuppeIn = (language: Language): UrsuppeWords => SPOKEN(language);
