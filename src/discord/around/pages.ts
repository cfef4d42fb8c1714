/** What people want to know about the bot itself: short pages that lead to each other. */
import { presentationOf } from '../games/index.ts';
import { openingOf } from '../games/on-offer.ts';
import { ownDataButtons } from '../settings/settings-panel.ts';
import type { Context } from '../wire/context.ts';
import { customId } from '../wire/custom-id.ts';
import { type Button, buttons, type Message, message, text } from '../wire/message.ts';

export const PAGES = ['about', 'help', 'invite', 'privacy'] as const;
type Page = (typeof PAGES)[number];

const linesOf: Readonly<Record<Page, (context: Context) => string>> = {
  about({ words, games, operator: { version, contact } }) {
    const titles = games.map((game) => presentationOf(game).words.title(words));
    return words.bot.around.about({ games: titles, version, contact });
  },
  help: ({ words, games }) => words.bot.around.help({ open: openingOf(games, words) }),
  invite: ({ words, invitation }) => words.bot.around.invite({ invitation: invitation() }),
  privacy: ({ words, operator: { contact, keepDays } }) => words.bot.around.privacy({ contact, days: keepDays }),
};

function ways(here: Page, { words }: Context): Button[] {
  const { titles } = words.bot.around;
  const others = PAGES.filter((page) => page !== here);
  return [
    ...others.map((page) => ({ id: customId('around', { args: [page] }), label: titles[page] })),
    { id: customId('feedback'), label: titles.feedback },
  ];
}

export function pageMessage(page: Page, context: Context): Message {
  const title = `## ${context.words.bot.around.titles[page]}`;
  return message([
    text(`${title}\n${linesOf[page](context)}`),
    ...(page === 'privacy' ? [buttons(...ownDataButtons(context))] : []),
    buttons(...ways(page, context)),
  ]);
}
