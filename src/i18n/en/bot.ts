import { listsOf, pluralsOf } from '../plural.ts';
import { called, direct } from './bot-notes.ts';
import { botRefusals } from './bot-refusals.ts';
import { commands } from './commands.ts';
import { computers } from './computers.ts';

const list = listsOf('en');
const plural = pluralsOf<'one' | 'other'>('en');

const days = (count: number): string => plural(count, { one: '# day', other: '# days' });
const span = (hours: number): string =>
  hours % 24 === 0 ? days(hours / 24) : plural(hours, { one: '# hour', other: '# hours' });

interface Named {
  name: string;
}

interface PlayerLine {
  role: string | null;
  place: number;
  reserve: number;
  extra: number;
  genes: readonly string[];
}

/** What the bot says around a game. */
export const bot = {
  languageName: 'English',
  commands,
  refusals: botRefusals,
  unknownButton: 'I don’t know that button any more. Use the newest message of the table, or `/urland`.',
  trouble: ({ reference }: { reference: string }) =>
    `Something went wrong on my side. The table is as it was; please try again. If it happens again, tell whoever runs me: \`${reference}\`.`,
  damaged:
    'Something is wrong with the table in this channel. It was set aside so that nothing is lost; `/urland` opens a new one.',
  /** Somebody who is called as somebody else at the table is. */
  twin: ({ name, colour }: { name: string; colour: string }) => `${name} (${colour})`,
  noTableHere: 'There is no table in this channel. `/urland` opens one.',
  noTableMeant:
    'I can’t tell which table you mean: here I know it only if you sit at just one. Use the command in the table’s channel, or the buttons of my messages here.',
  computers,

  opening: {
    done: 'The table is open. The others join with its button; you start when you are ready.',
    doneFull: 'The table is open, and every seat is taken: start when you are ready.',
    cut: ({ wanted, seated, seats }: { wanted: number; seated: number; seats: number }) =>
      `Only ${seated} of the ${plural(wanted, { one: '# computer', other: '# computers' })} found a seat: there are ${plural(seats, { one: '# seat', other: '# seats' })}.`,
    running: ({ game }: { game: string }) =>
      `A table of ${game} is here already. This is how it stands; you can open another in a thread.`,
    lobby: ({ game }: { game: string }) =>
      `A table of ${game} is already open here: join it above, or open another in a thread.`,
    thread: 'Another table in a thread',
    showAgain: 'Show the table below',
    threadName: ({ game }: { game: string }) => `${game} table`,
    threadDone: ({ channel }: { channel: string }) => `The table is open in <#${channel}>.`,
    threadFailed: 'I can’t open a thread here. Use another channel, or let me create public threads and write in them.',
    shownAgain: 'The table is at the bottom of the channel again.',
    notShown:
      'The table can’t be shown here now: I may not write in this channel, or Discord has troubles. The game is safe; try again in a while.',
    onlyInGuild: 'A table needs a channel with others in it: use `/urland` in a server.',
    lacking: ({ permissions }: { permissions: readonly string[] }) =>
      `Before a game can start here, I need some permissions in this channel:\n${permissions.map((each) => `- ${each}`).join('\n')}`,
  },
  permissions: {
    view: 'View Channel',
    send: 'Send Messages',
    sendInThreads: 'Send Messages in Threads',
    createThreads: 'Create Public Threads',
    attach: 'Attach Files (for the board)',
    history: 'Read Message History (to keep one current message)',
  },

  clocks: {
    none: 'No clock',
    decision: ({ hours }: { hours: number }) => `${span(hours)} for each decision`,
    budget: ({ hours, increment }: { hours: number; increment: number }) =>
      `${span(hours)} for the whole game, ${span(increment)} more with each decision`,
    /** What comes when it has run out. */
    about: {
      none: ({ days: count }: { days: number }) =>
        `After ${days(count)} without a decision, the others may let a computer play on.`,
      decision: 'Then the others may let a computer play on.',
      budget: 'When it is used up, the others may let a computer play on.',
    },
  },

  lobby: {
    title: ({ game }: { game: string }) => `${game}: who plays?`,
    host: ({ who }: { who: string }) => `${who} · host`,
    free: '⚪ free seat',
    missing: ({ count }: { count: number }) =>
      plural(count, { one: '# more player is needed.', other: '# more players are needed.' }),
    ready: 'Ready to start.',
    asleep: 'Nobody has come for a long time: this table sleeps. Whoever joins wakes it.',
    /** `start`: the first digits of the commitment. */
    commitment: ({ start }: { start: string }) => `Fair chance: ${start}… · all of it under **Check the draws**`,
    join: 'Join',
    leave: 'Leave',
    addComputer: 'Add computer',
    fullForComputers: 'No seat is left for a computer',
    removeComputer: 'Remove computer',
    freeSeat: 'Free the seat of…',
    start: 'Start',
    hintsOn: 'Hints: on',
    hintsOff: 'Hints: off',
    suggestionsOn: 'Suggestions: on',
    suggestionsOff: 'Suggestions: off',
    cancel: 'Cancel',
    cancelled: 'This table was closed.',
    closedBy: ({ who }: { who: string }) => `This table was closed by ${who}.`,
    colour: 'Your colour',
    noColour: 'No colour is left',
    seats: 'Seats',
    seatCount: ({ count }: { count: number }) => `Up to ${count} players`,
    clock: 'Clock',
    language: 'Language of the table',
  },

  panel: {
    waitingFor: ({ names }: { names: readonly string[] }) => `Waiting for ${list(names)}.`,
    /** `moment`: in seconds since 1970. */
    timeUntil: ({ moment }: { moment: number }) => `⏳ There is time at least until <t:${moment}:f> (<t:${moment}:R>).`,
    timeIsUp: '⌛ The time is up: the others may let a computer play on.',
    away: ({ name, moment }: Named & { moment: number }) =>
      `💤 ${name} is away until <t:${moment}:f>. No time runs out before that.`,
    onOffer: ({ names }: { names: readonly string[] }) => `On offer: ${names.join(', ')}`,
    stopped: 'The game was stopped. Nobody has won.',
    asleep: 'This table sleeps. The next move wakes it, and so does **More**, then **Wake the table**.',
    play: 'Play',
    hand: 'My hand',
    recap: 'Recap',
    rules: 'Rules',
    more: 'More',
    wentOn: 'The table is further down now.',
    rank: ({ rank, who, line }: { rank: number; who: string; line: string }) => `**${rank}.** ${who} · ${line}`,
    seed: ({ seed, commitment }: { seed: string; commitment: string }) =>
      `The seed was ${seed}. It is the one committed to before the game: ${commitment}.`,
    rematch: 'Rematch',
    record: 'Record',
    verify: 'Check the draws',
  },

  occasions: { panic: 'Panic!', epoch: 'The epoch ends in fire', auction: 'The bids are on the table' },

  happened: {
    started: 'The game begins.',
    fairness: ({ commitment, salt }: { commitment: string; salt: string }) =>
      `Fair chance: committed to ${commitment}, salt ${salt}.`,
    sealed: ({ name }: Named) => `${name} has decided.`,
    undone: ({ name, count }: Named & { count: number }) =>
      `${name} takes back ${plural(count, { one: 'the last step', other: 'the last # steps' })}.`,
    /** `days`: after so many everybody may lose patience; null where a clock was agreed on. */
    timeRanOut: ({ name, days: count }: Named & { days: number | null }) =>
      `${name} has had ${count === null ? 'the time agreed on' : days(count)}. The others may let a computer play on, or give the seat to somebody else, under **More**.`,
    stoodIn: ({ name, absent }: Named & { absent: string | null }) =>
      `${name} plays on${absent === null ? '' : ` for ${absent}`}. The seat can be taken back at any time.`,
    tookBack: ({ name }: Named) => `${name} is back.`,
    replaced: ({ name, colour }: Named & { colour: string }) => `${name} takes over ${colour}.`,
    left: ({ name, colour }: Named & { colour: string }) => `${colour} has left for good; ${name} plays on.`,
    fellAsleep: 'Nobody has played for a long time: the table goes to sleep.',
    woke: 'The table is awake again.',
    stopped: ({ who }: { who: string }) => `Stopped by ${who}.`,
  },

  direct,
  called,

  recap: {
    sinceYou: 'Since your last decision',
    fromStart: 'What has happened so far',
    nothing: 'Nothing yet.',
    seats: {
      computer: ({ colour }: { colour: string }) => `A computer takes over ${colour}.`,
      person: ({ colour }: { colour: string }) => `A player takes over ${colour}.`,
    },
    before: ({ count }: { count: number }) =>
      `…and ${plural(count, { one: '# thing', other: '# things' })} before that.`,
  },

  more: {
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
  },

  settings: {
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
  },

  over: {
    record: 'The whole game, move by move. Everything in it can be replayed and checked.',
    verified: ({ entries, draws, commitment }: { entries: number; draws: number; commitment: string }) =>
      `✅ All ${draws} draws of ${entries} entries follow from the seed that was committed to: ${commitment}.`,
    notVerified: ({ reason }: { reason: string }) => `❌ ${reason} Tell whoever runs me, and keep the record.`,
    problems: {
      noSeed: 'The record says no seed, so nothing can be checked.',
      noRecord: ({ line }: { line: number }) => `The record can’t be replayed: line ${line} is not by the rules.`,
      wrongCommitment: 'The seed is not the one that the table was committed to.',
      wrongDraw: ({ draw }: { draw: number }) => `Draw ${draw}, counted from 0, is not what the seed gives.`,
    },
    otherRules:
      'The rules have changed since this game began, so its draws can’t be checked by those of today. The version of me that it was played with can: `npm run verify` with the record.',
    /** `salt`: null before the game. */
    verifyLater: ({ commitment, salt }: { commitment: string; salt: string | null }) =>
      [
        'All that chance decides here follows from a secret seed, and that seed is fixed already. This is its fingerprint, so no other can take its place:',
        `\`${commitment}\``,
        ...(salt === null
          ? ['If you mean to check, write it down before the game begins.']
          : [`The salt, from the click that began the game: \`${salt}\``]),
        'When the game is over, the seed is told. **Check the draws** then shows that it is this one, and that every draw came from it.',
      ].join('\n'),
    verifyClosed: 'This table was closed before anything was drawn: there is nothing to check.',
    rematch: 'A new table is open, with the same people.',
    rematchSeated: 'The new table is open already, and you have a seat at it.',
    rematchRunning: 'The next game has begun already, and you sit at it.',
    rematchOpen: 'A table is open here already. Sit down at it?',
  },

  urland: {
    title: 'Urland',
    about:
      'Tribes of early tetrapods leave the oceans. Each turn one land is scored, and only one player knows which. **Rules** has the game in a minute.',
    player: ({ role, place, reserve, extra, genes }: PlayerLine) =>
      [
        ...(role === null ? [] : [role]),
        `space ${place}`,
        `reserve ${reserve}`,
        ...(extra === 0 ? [] : [plural(extra, { one: '# extra turn', other: '# extra turns' })]),
        ...(genes.length === 0 ? [] : [list(genes)]),
      ].join(' · '),
    finalPlayer: ({ place, genes }: Pick<PlayerLine, 'place' | 'genes'>) =>
      [`space ${place}`, ...(genes.length === 0 ? [] : [list(genes)])].join(' · '),
    orders: {
      bid: { name: 'Bid in the next auction', hint: 'As much of it as your reserve holds then' },
      'end-turn': { name: 'End my turns', hint: 'When only an extra turn is left to choose' },
      panic: { name: 'Let fate choose in a panic', hint: 'A land and an ocean at random, for me' },
    },
  },
};
