/** What can be decided in advance, in the list behind More. */
import { invariant } from '#engine/invariant.ts';
import { ORDER_KINDS } from '#games/ants/standing-orders.ts';
import type { Ants } from '#games/ants/types.ts';
import { antsIn } from '#i18n/ants/words.ts';
import type { Words } from '#i18n/words.ts';
import type { OrderWords } from '../game-words.ts';

function wordsAbout(id: string, { language }: Words): { readonly name: string; readonly hint: string } {
  const kind = ORDER_KINDS.find((each) => each === id);
  invariant(kind !== undefined, `${id} is an order`);
  return antsIn(language).orders[kind];
}

export const ORDER_WORDS: OrderWords<Ants> = {
  kinds: ORDER_KINDS.map((kind) => ({ kind, asksAmount: false })),
  name: (id, words) => wordsAbout(id, words).name,
  hint: (id, words) => wordsAbout(id, words).hint,
};
