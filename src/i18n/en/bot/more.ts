/** The bot's words to one person about their seat and their settings. */
import { days, span } from '../spans.ts';
import type { Named } from '../values.ts';

export const more = {
  title: 'More',
  intro: 'Decide things in advance, be away, or hand over your seat.',
  introGuest: 'You don’t sit at this table, and no seat is open to you now. `/game board` shows how it stands.',
  introNewcomer: 'You don’t sit at this table, but you can take a seat that a computer holds.',
  done: '✅ Done.',
  undo: 'Undo my last step',
  undoTurn: 'Undo my turn',
  mute: 'Mute this turn',
  takeBack: 'Take my seat back',
  settings: 'My settings',
  leave: 'Leave for good',
  orders: 'Decide in advance…',
  /** What follows is a list of orders. */
  standing: 'This is answered for you. Take it out of **Decide in advance…** to be asked yourself:',
  standingOrder: ({ name, hint }: Named & { hint: string }) => `- **${name}**: ${hint}`,
  onOffer: 'On offer at auction:',
  offered: ({ name, effect }: Named & { effect: string }) => `- **${name}**: ${effect}`,
  order: ({ name, amount }: { name: string; amount: number | null }) =>
    amount === null ? `${name}…` : `${name}: ${amount}`,
  muted: '✅ No more reminders for this turn.',
  noOrder: 'No number: nothing is decided in advance here.',
  badAmount: '⚠️ Write a number, or nothing at all to leave it open.',
  amount: 'How much?',
  amountHint: 'A number; empty to leave it open',
  away: 'Be away for…',
  isAway: 'You are away. Back?',
  /** `seconds`: since 1970; Discord shows it in the reader's own time. */
  awayUntil: ({ seconds }: { seconds: number }) => `You are away until <t:${seconds}:f>.`,
  here: 'I am here',
  awayFor: ({ days: count }: { days: number }) => `Away for ${days(count)}`,
  standIn: ({ name }: Named) => `Let a computer play for ${name}`,
  take: ({ name }: Named) => `Take the seat of ${name}`,
  taken: '✅ The seat is yours: **My hand** and **Play** are on the table.',
  isBack: '✅ You are back in your seat.',
  handOver: 'Hand my seat over to…',
  handOverThere: ({ channel }: { channel: string }) =>
    `To hand your seat over, or to give somebody’s seat away, press **More** in <#${channel}>: here I can’t list people.`,
  give: ({ name }: Named) => `Give the seat of ${name} to…`,
  wake: 'Wake the table',
  stop: 'Stop the game',
  sureLeave: 'Leave for good? A computer plays on in your seat, until somebody takes it over.',
  sureStop: 'Stop the game for everybody? There will be no winner, and it can’t be taken up again.',
  sureTake: ({ name }: Named) => `Take the seat of ${name}? From now on, the others wait for you there.`,
  sureHandOver: ({ who }: { who: string }) => `Hand your seat over to ${who}? Only they can give it back.`,
  sureGive: ({ who, name }: Named & { who: string }) =>
    `Give the seat of ${name} to ${who}? ${name} can’t take it back then.`,
  sitsAlready: ({ who }: { who: string }) => `⚠️ ${who} sits at this table already. Choose somebody else.`,
  yes: 'Yes',
  no: 'No',
};

export const settings = {
  title: 'Your settings',
  saved: '✅ Saved.',
  language: 'Language of what only you see',
  discordLanguage: 'Language: as in my Discord',
  reminders: 'Reminders',
  never: 'No reminders',
  remindAfter: ({ hours }: { hours: number }) => `Remind me after ${span(hours)}`,
  direct: {
    placeholder: 'Direct messages',
    question:
      'May I write to you directly? **Hand and reminders**: one message a table with your hand, kept up to date, and a reminder when a table has waited long. **Reminders only**: without the hand. **Nothing**: I ping you in the channel instead. Until you choose, I send nothing; **My settings** under **More**, or `/game settings`, changes it at any time.',
    choices: {
      hand: {
        label: 'Hand and reminders',
        option: 'Direct messages: my hand and reminders',
        about: 'One message a table with your hand, kept up to date; reminders',
        saved: '✅ I send you your hand, one message a table, and reminders. `/game settings` changes it.',
      },
      reminders: {
        label: 'Reminders only',
        option: 'Direct messages: reminders only',
        about: 'When a table has waited long, or a computer plays on for you',
        saved: '✅ I send you reminders, and nothing else. `/game settings` changes it.',
      },
      nothing: {
        label: 'Nothing',
        option: 'Direct messages: none',
        about: 'Reminders ping you in the table’s channel instead',
        saved: '✅ I send you nothing. Reminders ping you in the table’s channel. `/game settings` changes it.',
      },
    },
  },
  paletteStandard: 'My pictures: standard colours',
  paletteClear: 'My pictures: colours easy to tell apart',
  lastWordOn: 'Before my turn ends: ask me',
  lastWordOff: 'Before my turn ends: don’t ask',
  nextOn: 'When I am next: tell me quietly',
  nextOff: 'When I am next: tell me nothing',
  quiet: 'Quiet hours',
  noQuiet: 'Quiet hours: **none**',
  quietFrom: ({ from, to }: { from: string; to: string }) =>
    `Quiet hours: **${from} to ${to}**. Nobody reminds you then, and no time runs out.`,
  badQuiet: '⚠️ Write two different times, such as 22:30 and 07:30, or none at all for no quiet hours.',
  from: 'From (hh:mm)',
  to: 'To (hh:mm)',
  zone: 'Time zone',
  zoneLine: ({ timeZone }: { timeZone: string }) => `Time zone: **${timeZone}**`,
  badZone: '⚠️ I don’t know that time zone. Write a large city of yours, such as Berlin or New York, or UTC.',
  zoneLabel: 'Time zone: a large city, such as Berlin',
  export: 'Export my data',
  exported:
    'This file has everything that I keep about you: settings, tables, your seats and their moves. What other players hold is not in it. Only you see this message.',
  forget: 'Forget me',
  sureForget:
    'Forget you? You leave every table that is under way, and all that names you is deleted, but for a server’s ban from its tables. The games and messages already sent stay.',
  forgetYes: 'Yes, forget me',
  forgotten: 'It is done. All that named you is deleted.',
};
