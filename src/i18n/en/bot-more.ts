/** What the bot says to one person about the seat, and about how the person likes things. */
import { days, span } from './spans.ts';

interface Named {
  name: string;
}

export const more = {
  title: 'More',
  intro: 'Decide things in advance, be away, or hand over your seat.',
  introGuest: 'You don’t sit at this table, and no seat is open to you now. `/game board` shows how it stands.',
  introNewcomer: 'You don’t sit at this table, but you can take a seat that a computer holds.',
  done: '✅ Done.',
  undo: 'Undo my last step',
  mute: 'Mute this turn',
  takeBack: 'Take my seat back',
  settings: 'My settings',
  leave: 'Leave for good',
  orders: 'Decided in advance',
  onOffer: 'On offer at auction:',
  offered: ({ name, effect }: Named & { effect: string }) => `- **${name}**: ${effect}`,
  order: ({ name, amount }: { name: string; amount: number | null }) =>
    amount === null ? `${name}…` : `${name}: ${amount}`,
  muted: '✅ No more reminders for this turn.',
  noOrder: 'No number, no order. Nothing is ordered here.',
  badAmount: '⚠️ Write a number, or nothing at all to take the order back.',
  amount: 'How much?',
  amountHint: 'A number; empty to take the order back',
  away: 'Away: no reminders, clocks stand still, the others see it',
  isAway: 'You are away. Back?',
  /** `moment`: in seconds since 1970; Discord shows it by the reader's own clock. */
  awayUntil: ({ moment }: { moment: number }) => `You are away until <t:${moment}:f>.`,
  here: 'I am here',
  awayFor: ({ days: count }: { days: number }) => `Away for ${days(count)}`,
  standIn: ({ name }: Named) => `Let a computer play for ${name}`,
  take: ({ name }: Named) => `Take the seat of ${name}`,
  handOver: 'Hand my seat over to…',
  give: ({ name }: Named) => `Give the seat of ${name} to…`,
  wake: 'Wake the table',
  stop: 'Stop the game',
  sureLeave: 'Leave for good? A computer plays on in your seat, until somebody takes it over.',
  sureStop: 'Stop the game for everybody? There will be no winner, and it can’t be taken up again.',
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
  tableLanguage: 'As my Discord is',
  reminders: 'Reminders',
  never: 'No reminders',
  remindAfter: ({ hours }: { hours: number }) => `Remind me after ${span(hours)}`,
  directOn: 'Direct messages: on',
  directOff: 'Direct messages: off',
  paletteStandard: 'My pictures: standard colours',
  paletteClear: 'My pictures: colours easy to tell apart',
  quiet: 'Quiet hours',
  noQuiet: 'Quiet hours: **none**',
  quietFrom: ({ from, to }: { from: string; to: string }) =>
    `Quiet hours: **${from} to ${to}**. Nobody reminds you then, and no time runs out.`,
  badQuiet: '⚠️ Write two different times, such as 22:30 and 07:30, or none at all for no quiet hours.',
  from: 'From (hh:mm)',
  to: 'To (hh:mm)',
  zone: 'Time zone',
  zoneLine: ({ timeZone }: { timeZone: string }) => `Time zone: **${timeZone}**`,
  badZone: '⚠️ I don’t know that time zone. Write a name such as Europe/Berlin, America/New_York or UTC.',
  zoneLabel: 'Time zone, such as Europe/Berlin',
  forget: 'Forget me',
  sureForget:
    'Forget you? You leave every table that is under way, and all that names you is deleted. The games and messages already sent stay.',
  forgetYes: 'Yes, forget me',
  forgotten: 'It is done. All that named you is deleted.',
};
