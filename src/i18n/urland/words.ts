/** All of Urland's words. */
import { urlandWords as en } from '../en/urland/index.ts';
import { type Language, type Like, wordsBy } from '../languages.ts';

export type UrlandWords = Like<typeof en>;

const SPOKEN = wordsBy<UrlandWords>({ en });

export const urlandIn = (language: Language): UrlandWords => SPOKEN(language);
