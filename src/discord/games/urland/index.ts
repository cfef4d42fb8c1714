/** Urland's presentation. */
import type { Seat } from '#engine/seat.ts';
import type { Urland } from '#games/urland/types.ts';
import type { View } from '#games/urland/view.ts';
import type { Presentation } from '../presentation.ts';
import { NEWS } from './news.ts';
import { PICTURES } from './pictures.ts';
import { QUESTIONS } from './questions.ts';
import { WORDS } from './words.ts';

/** No view contains the sealed bids yet. */
function awaiting(view: View, seats: readonly Seat[]): View {
  const { phase } = view;
  return phase.kind === 'bid' ? { ...view, phase: { ...phase, waiting: [...seats] } } : view;
}

export const PRESENTATION = {
  words: WORDS,
  pictures: PICTURES,
  questions: QUESTIONS,
  news: NEWS,
  awaiting,
} satisfies Presentation<Urland>;
