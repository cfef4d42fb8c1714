/** The presentation of ANTS. */
import type { Ants } from '#games/ants/types.ts';
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
} satisfies Presentation<Ants>;
