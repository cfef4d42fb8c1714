import { listsOf } from '../../plural.ts';

const list = listsOf('en');

/** Direct messages to one person. */
export const direct = {
  hand: ({ channel }: { channel: string }) => `Your hand at the table in <#${channel}>`,
  reminder: ({ channel }: { channel: string }) =>
    `The table in <#${channel}> is waiting for you. To stop the reminders for this turn: **More**, then **Mute this turn**.`,
  followed: ({ channel }: { channel: string }) =>
    `What you decided in advance at the table in <#${channel}> is done. Now it is waiting for you.`,
  stoodIn: ({ channel }: { channel: string }) =>
    `Your time ran out at the table in <#${channel}>: a computer plays on for you. You can take your seat back at any time.`,
  seatGiven: ({ channel }: { channel: string }) =>
    `Your time ran out at the table in <#${channel}>, and the others gave your seat to somebody else.`,
  newcomer: ({ channel }: { channel: string }) => `You have a seat now at the table in <#${channel}>.`,
  cannotWrite: ({ channel }: { channel: string }) =>
    `I can’t write in <#${channel}> any more, so your table can’t be shown there. The game is safe: \`/game hand\`, \`/game board\` and the Play button go on working, and the table comes back when I may write again.`,
  channelGone:
    'The channel of your table is gone, so the table can’t be shown there again. The game is safe: play on with the buttons of my messages here, and with `/game hand` and `/game board` here while it is your only table. `/game stop` ends it.',
};

/** Posts in the channel: news about everybody’s game, and notes to people who can’t be reached directly. */
export const called = {
  reaction: ({ who }: { who: readonly string[] }) =>
    `${list(who)}, the table asks how you react to what has just happened.`,
  goOn: ({ who }: { who: readonly string[] }) => `${list(who)}, the others have reacted: your turn goes on.`,
  reminder: ({ who }: { who: string }) => `${who}, the table is waiting for you.`,
  stoodIn: ({ who }: { who: string }) =>
    `${who}, a computer plays on for you. Take your seat back under **More** at any time.`,
  seatGiven: ({ who }: { who: string }) => `${who}, your time ran out, and the others gave your seat to somebody else.`,
  newcomer: ({ who }: { who: string }) => `${who}, you have a seat at this table now. Your hand is under **My hand**.`,
};
