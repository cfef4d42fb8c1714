/** Ursuppe's presentation. */
import type { Ursuppe } from '#games/ursuppe/types.ts';
import type { Presentation } from '../presentation.ts';
import { NEWS } from './news.ts';
import { PICTURES } from './pictures.ts';
import { QUESTIONS } from './questions.ts';
import { WORDS } from './words.ts';

export const PRESENTATION = {
  words: WORDS,
  pictures: PICTURES,
  questions: QUESTIONS,
  news: NEWS,
} satisfies Presentation<Ursuppe>;
