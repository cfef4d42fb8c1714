/** `/game about`, `help`, `invite`, `privacy` and `feedback`: also in a conversation with the bot. */
import type { Command } from '../commands/command.ts';
import { instead, privately, type Route } from '../wire/route.ts';
import { askForFeedback, takeFeedback } from './feedback.ts';
import { PAGES, pageMessage } from './pages.ts';

export const AROUND_COMMANDS: readonly Command[] = [
  ...PAGES.map(
    (page) =>
      ({
        path: `game ${page}`,
        handle: (_, context) => privately(pageMessage(page, context)),
      }) satisfies Command,
  ),
  { path: 'game feedback', manner: 'modal', handle: askForFeedback },
];

export const AROUND_ROUTES: readonly Route[] = [
  {
    name: 'around',
    manner: 'update',
    handle: ({ id }, context) => instead(pageMessage(PAGES.find((page) => page === id.args[0]) ?? 'about', context)),
  },
  { name: 'feedback', manner: 'modal', handle: askForFeedback },
  { name: 'feedback-sent', manner: 'update', handle: takeFeedback },
];
