/** The question which direct messages a person wants. It comes once, with their first seat. */
import { DIRECT_WISHES, type DirectWish } from '#tables/person-settings.ts';
import type { Context } from '../wire/context.ts';
import { customId } from '../wire/custom-id.ts';
import { type Block, buttons, text } from '../wire/message.ts';

const STYLES = { hand: 'primary', reminders: 'secondary', nothing: 'secondary' } as const satisfies Record<
  DirectWish,
  string
>;

/** None if they have been asked before. */
export async function directQuestion({ tables, person, settings, words }: Context): Promise<Block[]> {
  if (settings.direct !== 'unasked') return [];
  await tables.changeSettings(person, { direct: 'unanswered' });
  const { question, choices } = words.bot.settings.direct;
  return [
    text(question),
    buttons(
      ...DIRECT_WISHES.map((wish) => ({
        id: customId('direct-wish', { args: [wish] }),
        label: choices[wish].label,
        style: STYLES[wish],
      })),
    ),
  ];
}
