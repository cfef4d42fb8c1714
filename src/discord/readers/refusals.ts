/** Why something can't be done at a table, in words. */
import type { Words } from '#i18n/words.ts';
import type { Refusal } from '#tables/refusals.ts';

/** What the game itself refuses is said by its own words, where its view is at hand; here in general. */
export function sayRefusal(refusal: Refusal, { bot }: Words): string {
  const say = bot.refusals;
  switch (refusal.code) {
    case 'too-few-players':
      return say[refusal.code](refusal);
    case 'seats-taken':
      return say[refusal.code](refusal);
    case 'bad-option':
      return say[refusal.code][refusal.option];
    default:
      return say[refusal.code];
  }
}
