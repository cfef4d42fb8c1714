/** The bot's words before a game begins. */
import { listsOf, pluralsOf } from '../../plural.ts';
import { days, span } from '../spans.ts';
import type { Opening } from '../values.ts';

const list = listsOf('en');
const plural = pluralsOf<'one' | 'other'>('en');

export const opening = {
  done: 'The table is open. The others join with its button; you start when you are ready.',
  doneFull: 'The table is open, and every seat is taken: start when you are ready.',
  cut: ({ wanted, seated, seats }: { wanted: number; seated: number; seats: number }) =>
    `Only ${seated} of the ${plural(wanted, { one: '# computer', other: '# computers' })} found a seat: there are ${plural(seats, { one: '# seat', other: '# seats' })}.`,
  running: ({ game }: { game: string }) =>
    `A game of ${game} is under way here. Go on with it, or open another table in a thread.`,
  lobby: ({ game }: { game: string }) =>
    `A table of ${game} is already open here: join it, or open another in a thread.`,
  thread: 'Another table in a thread',
  showAgain: 'Show the table again',
  threadDone: ({ channel }: { channel: string }) => `The table is open in <#${channel}>.`,
  threadFailed: 'I can’t open a thread here. Use another channel, or let me create public threads and write in them.',
  /** After a wish to see the table again. */
  again: {
    shown: 'The table is at the bottom of the channel again.',
    failed:
      'The table can’t be shown here now: I may not write in this channel, or Discord is having trouble. The game is safe; try again in a while.',
  },
  onlyInGuild: ({ open }: Opening) => `A table needs a channel with others in it: use ${open} in a server.`,
  badOption: ({ open }: Opening) =>
    `I can’t read one of those options. Choose them from the lists that ${open} offers.`,
  notHere: ({ invitation }: { invitation: string }) =>
    `I am not on this server yet, only my commands are. Whoever manages it can [add me](${invitation}); then try again.`,
  closedThread: ({ open }: Opening) =>
    `I am not in this thread, so I can’t show a table here. Mention me in a message here, which brings me in, and use ${open} again.`,
  notPosted:
    'There is no table: I could not show it here. Let me view this channel, write and attach files in it, or try again in a while.',
  notOffered: ({ game, open }: Opening & { game: string }) =>
    `No new tables of ${game} are opened here. ${open} opens a table.`,
  lacking: ({ permissions, open }: Opening & { permissions: readonly string[] }) =>
    `Before a game can start here, I need some permissions in this channel:\n${permissions.map((each) => `- ${each}`).join('\n')}\nWhoever manages this server can give me them; then use ${open} again.`,
};

export const permissions = {
  view: 'View Channel',
  send: 'Send Messages',
  sendInThreads: 'Send Messages in Threads',
  createThreads: 'Create Public Threads',
  attach: 'Attach Files (for the board)',
  history: 'Read Message History (to keep one current message)',
};

export const clocks = {
  none: 'No clock',
  decision: ({ hours }: { hours: number }) => `${span(hours)} for each turn`,
  budget: ({ hours, increment }: { hours: number; increment: number }) =>
    `${span(hours)} for each player, ${span(increment)} more with each turn`,
  /** What happens when the time has run out. */
  about: {
    none: ({ days: count }: { days: number }) =>
      `After ${days(count)} without a move, the others may let a computer play on.`,
    decision: 'Then the others may let a computer play on.',
    budget: 'When it is used up, the others may let a computer play on.',
  },
};

export const lobby = {
  title: ({ game }: { game: string }) => `${game}: who plays?`,
  host: ({ who }: { who: string }) => `${who} · host`,
  free: '⚪ free seat',
  missing: ({ count }: { count: number }) =>
    plural(count, {
      one: '# more player is needed, or a computer.',
      other: '# more players are needed, or computers.',
    }),
  ready: 'Ready to start.',
  asleep: 'Nobody has come for a long time: this table sleeps. Whoever joins wakes it.',
  settings: 'Settings',
  settingsTitle: 'Settings of this table',
  settingsGuest: 'The host decides on these.',
  playNow: 'Play now against computers',
  invite: 'Invite…',
  invited: ({ who }: { who: string }) => `✅ ${who} has been called.`,
  saved: '✅ Everybody sees it at the table.',
  join: 'Join',
  joined: 'You have a seat.',
  leave: 'Leave',
  addComputer: 'Add computer',
  fullForComputers: 'No seat is left for a computer',
  removeComputer: 'Remove computer',
  freeSeat: 'Remove player…',
  start: 'Start',
  hintsOn: 'Hints: on',
  hintsOff: 'Hints: off',
  suggestionsOn: 'Suggestions: on',
  suggestionsOff: 'Suggestions: off',
  cancel: 'Close table',
  sureCancel: ({ names }: { names: readonly string[] }) =>
    `Close this table? ${list(names)} ${names.length === 1 ? 'sits' : 'sit'} here, too.`,
  cancelYes: 'Yes, close it',
  cancelNo: 'Keep it open',
  stillOpen: 'The table stays open.',
  closed: 'The table is closed.',
  cancelled: 'This table was closed.',
  closedBy: ({ who }: { who: string }) => `This table was closed by ${who}.`,
  colour: 'Your colour',
  noColour: 'No colour is left',
  seats: 'Seats',
  seatCount: ({ count }: { count: number }) => `Up to ${count} players`,
  clock: 'Clock',
  language: 'Language of the table',
  /** The options of the game itself. */
  option: ({ title, choice }: { title: string; choice: string }) => `${title}: ${choice}`,
};
