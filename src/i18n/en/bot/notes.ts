import { listsOf } from '../../plural.ts';

const list = listsOf('en');

/** A table by its game and its people, and the channel it is in. */
interface Whereabouts {
  readonly table: string;
  readonly channel: string;
}

const at = ({ table, channel }: Whereabouts) => `${table} (<#${channel}>)`;

/** Direct messages to one person. Most are the words of a push: without markup, and the most important first. */
export const direct = {
  hand: (where: Whereabouts) => `Your hand at ${at(where)}`,
  /** In place of the hand. */
  handOver: (where: Whereabouts) => `This was your hand at ${at(where)}. The game is over.`,
  handGone: (where: Whereabouts) => `This was your hand at ${at(where)}.`,
  reminder: (where: Whereabouts) =>
    `${at(where)} is waiting for you. To stop the reminders for this turn: More, then Mute this turn.`,
  followed: (where: Whereabouts) =>
    `What you decided in advance at ${at(where)} is done. Now the table is waiting for you.`,
  stoodIn: (where: Whereabouts) =>
    `Your time ran out at ${at(where)}: a computer plays on for you. You can take your seat back at any time.`,
  seatGiven: (where: Whereabouts) =>
    `Your time ran out at ${at(where)}, and the others gave your seat to somebody else.`,
  next: (where: Whereabouts) => `You are next at ${at(where)}.`,
  newcomer: (where: Whereabouts) => `You have a seat now at ${at(where)}.`,
  cannotWrite: ({ channel }: { channel: string }) =>
    `I can’t write in <#${channel}> any more, so your table can’t be shown there. The game is safe: \`/game hand\`, \`/game board\` and the Play button go on working, and the table comes back when I may write again.`,
  notTaken: ({ channel }: { channel: string }) =>
    `Discord does not take my messages in <#${channel}>, so your table can’t be shown there. A filter of the server may be the reason (AutoMod, links, files). The game is safe: \`/game hand\`, \`/game board\` and the Play button go on working, and I show the table with the next move.`,
  keepsFailing: ({ channel }: { channel: string }) =>
    `Discord has not let me show your table in <#${channel}> for a while. The game is safe: \`/game hand\`, \`/game board\` and the Play button go on working, and I go on trying.`,
  channelGone:
    'The channel of your table is gone, so the table can’t be shown there again. The game is safe: play on with the buttons of my messages here, and with `/game hand` and `/game board` here while it is your only table. `/game stop` ends it.',
};

interface Called {
  readonly who: readonly string[];
  readonly game: string;
}

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** The words of a push: without markup, and the most important first. */
export const calls = {
  decide: ({ who, game, task }: Called & { task: string }) => `${list(who)}, your move in ${game}. ${sentence(task)}`,
  reaction: ({ who, game, task }: Called & { task: string }) =>
    `${list(who)}, how do you react in ${game}? ${sentence(task)}`,
  goOn: ({ who, game, task }: Called & { task: string }) =>
    `${list(who)}, the others have reacted: your turn in ${game} goes on. ${sentence(task)}`,
  invited: ({ who, game, host }: Called & { host: string }) =>
    `${list(who)}, ${host === '' ? 'you are invited' : `${host} invites you`} to a table of ${game}. Join takes a seat.`,
  rematch: ({ who, game }: Called) => `${list(who)}, you have a seat in a rematch of ${game}.`,
  over: ({ who, game, result }: Called & { result: string }) =>
    `${list(who)}, your game of ${game} is over. ${sentence(result)}`,
  stopped: ({ who, game }: Called) => `${list(who)}, your game of ${game} was stopped. Nobody has won.`,
};

interface Noted {
  readonly who: string;
  readonly game: string;
}

/** Posts in the channel: notes to people who can’t be reached directly. */
export const called = {
  reminder: ({ who, game }: Noted) => `${who}, ${game} is waiting for you.`,
  stoodIn: ({ who, game }: Noted) =>
    `${who}, a computer plays on for you in ${game}. Take your seat back under More at any time.`,
  seatGiven: ({ who, game }: Noted) =>
    `${who}, your time ran out in ${game}, and the others gave your seat to somebody else.`,
  newcomer: ({ who, game }: Noted) => `${who}, you have a seat in ${game} now. Your hand is under My hand.`,
};
