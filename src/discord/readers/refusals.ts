/** Why something can't be done at a table, in words. */
import type { Words } from '#i18n/words.ts';
import type { Refusal } from '#tables/refusals.ts';

/**
 * Where the game's view is at hand, the game words its own refusals; here they are worded in general. `open`: the
 * command that opens a table.
 */
export function sayRefusal(refusal: Refusal, { bot }: Words, open: string): string {
  const say = bot.refusals;
  switch (refusal.code) {
    case 'too-few-players':
      return say[refusal.code](refusal);
    case 'too-many-invited':
      return say[refusal.code](refusal);
    case 'seats-taken':
      return say[refusal.code](refusal);
    case 'no-such-table':
    case 'no-such-game':
    case 'damaged':
    case 'closed':
    case 'not-running':
    case 'table-full':
      return say[refusal.code]({ open });
    case 'bad-option':
      return say[refusal.code][refusal.option];
    default:
      return say[refusal.code];
  }
}
