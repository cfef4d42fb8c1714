/** The bot's public words about a table. */
import { listsOf, pluralsOf } from '../../plural.ts';
import { days } from '../spans.ts';
import type { Named } from '../values.ts';

const list = listsOf('en');
const plural = pluralsOf<'one' | 'other'>('en');

export const panel = {
  waitingFor: ({ names }: { names: readonly string[] }) => `Waiting for ${list(names)}.`,
  /** Whoever decided just now is among the names. */
  waitingForSealed: ({ names }: { names: readonly string[] }) =>
    `Waiting for ${list(names)}. Whoever has decided in secret stays in this list for up to a minute and a half.`,
  /** `seconds`: since 1970. */
  timeLeft: ({ seconds }: { seconds: number }) => `⏳ Time runs out <t:${seconds}:R> at the earliest.`,
  /** In a reminder to one person. */
  timeUntil: ({ seconds }: { seconds: number }) => `⏳ You have until <t:${seconds}:f> (<t:${seconds}:R>).`,
  timeIsUp: '⌛ The time is up: the others may let a computer play on.',
  away: ({ name, seconds }: Named & { seconds: number }) =>
    `💤 ${name} is away until <t:${seconds}:f>. No time runs out before that.`,
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
  story: 'Story',
  record: 'Record',
  verify: 'Check the draws',
};

export const happened = {
  started: 'The game begins.',
  fairness: ({ commitment, salt }: { commitment: string; salt: string }) =>
    `Fair chance: committed to ${commitment}, salt ${salt}.`,
  sealed: ({ name }: Named) => `${name} has decided.`,
  /** `days`: the time after which everybody may lose patience; null if a clock was agreed on. */
  timeRanOut: ({ name, days: count }: Named & { days: number | null }) =>
    `${count === null ? `${name}’s time is up` : `${name} has had ${days(count)}`}. The others may let a computer play on, or give the seat to somebody else, under **More**.`,
  stoodIn: ({ name, absent }: Named & { absent: string | null }) =>
    `${name} plays on${absent === null ? '' : ` for ${absent}`}. The seat can be taken back at any time.`,
  tookBack: ({ name }: Named) => `${name} is back.`,
  replaced: ({ name, colour }: Named & { colour: string }) => `${name} takes over ${colour}.`,
  left: ({ name, colour }: Named & { colour: string }) => `${colour} has left for good; ${name} plays on.`,
  fellAsleep: 'Nobody has played for a long time: the table goes to sleep.',
  woke: 'The table is awake again.',
  stopped: ({ who }: { who: string }) => `Stopped by ${who}.`,
};

export const recap = {
  sinceYou: 'Since your last decision',
  fromStart: 'What has happened so far',
  nothing: 'Nothing yet.',
  /** `name`: null if it is no longer known. */
  seats: {
    computer: ({ name, colour }: { name: string | null; colour: string }) =>
      `${name ?? 'A computer'} takes over ${colour}.`,
    person: ({ name, colour }: { name: string | null; colour: string }) =>
      `${name ?? 'A player'} takes over ${colour}.`,
  },
  /** For the reader's own seat. */
  own: {
    stoodIn: ({ name }: { name: string | null }) => `${name ?? 'A computer'} plays on for you.`,
    /** The name on moves made there in the meantime. */
    standIn: 'The computer',
    back: 'You are back.',
    satDown: ({ colour }: { colour: string }) => `You take over ${colour}.`,
  },
  before: ({ count }: { count: number }) => `…and ${plural(count, { one: '# thing', other: '# things' })} before that.`,
};
