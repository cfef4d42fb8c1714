/** All words of sticks. */
import { sticksWords as en } from '../en/sticks/index.ts';
import { type Language, type Like, wordsBy } from '../languages.ts';

export type SticksWords = Like<typeof en>;

const SPOKEN = wordsBy<SticksWords>({ en });

export const sticksIn = (language: Language): SticksWords => SPOKEN(language);
