/** The bot's words about itself. */
import { listsOf } from '../../plural.ts';
import { days } from '../spans.ts';
import type { Opening } from '../values.ts';

const list = listsOf('en');

interface Reached {
  /** How to reach whoever runs the bot, in their own words; null if they have not said. */
  readonly contact: string | null;
}

const runBy = ({ contact }: Reached): string =>
  contact === null ? 'Whoever runs me has left no address; ask the people who brought me to your server.' : contact;

export const around = {
  titles: {
    about: 'Board games in a channel',
    help: 'Help',
    invite: 'Invite me',
    privacy: 'Privacy',
    feedback: 'Feedback',
  },
  about: ({ games, version, contact }: Reached & { games: readonly string[]; version: string }) =>
    [
      `I lay out board games right here, and keep score, time and secrets: ${list(games)}.`,
      'A game takes an evening or a month, with friends, with computers, or with both. Nothing to install, nothing to pay.',
      `Who runs me: ${runBy({ contact })}`,
      ...(version === '' ? [] : [`-# Version ${version}. Open source, under the MIT licence.`]),
    ].join('\n'),
  help: ({ open }: Opening) =>
    [
      `1. ${open} opens a table in a channel. Friends press **Join**, or you play against computers.`,
      '2. **Play** asks you what you want to do, one question at a time. **My hand** is for your eyes alone.',
      '3. When it is your turn, you are called, once. **Recap** tells what you have missed.',
      'Stuck? **Rules** on the table opens at the right page; **Suggest a move** lends you a hand, and **Undo** takes a step back.',
      '`/game tables` lists your tables, `/game settings` has reminders, quiet hours and colours. For whoever manages a server: `/games-admin`.',
    ].join('\n'),
  invite: ({ invitation }: { invitation: string }) =>
    `I would love to come! [Add me to a server](${invitation}): you need the permission to manage it. I ask for six permissions, all of them to show tables, and read nobody’s messages.`,
  privacy: ({ contact, days: count }: Reached & { days: number }) =>
    [
      'I keep what a game needs: your Discord id at your tables, your moves, your settings. I don’t know what people write, and give nothing to anybody.',
      `Tables go ${days(count)} after their end, or sooner where the server says so; a server that removes me is forgotten after 30 days.`,
      '**Export my data** gives you all of it in a file, **Forget me** deletes it. Both work at once.',
      `Who is responsible: ${runBy({ contact })}`,
      '-# The whole of it stands in PRIVACY.md, beside my source.',
    ].join('\n'),
  /** At the tables. */
  notice: ({ text }: { text: string }) => `📣 **From whoever runs this bot**\n${text}`,
  feedback: {
    label: 'What should be better, or stay as it is?',
    about: 'It goes to whoever runs me, with your name and Discord id',
    none: ({ contact }: Reached) =>
      `Whoever runs me has named no place for feedback, so I would only lose it. ${runBy({ contact })}`,
    sent: '✅ Thank you! It is on its way to whoever runs me.',
    failed: ({ contact }: Reached) =>
      `I could not deliver it: nothing was sent. Please try again later. ${runBy({ contact })}`,
    empty: 'There was nothing in it, so nothing was sent.',
    posted: ({
      name,
      person,
      guild,
      version,
      text,
    }: {
      name: string;
      person: string;
      guild: string | null;
      version: string;
      text: string;
    }) => `**Feedback from ${name}**\n${text}\n-# person ${person} · server ${guild ?? 'none'} · version ${version}`,
  },
};
