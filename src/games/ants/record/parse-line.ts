/** One line of a record as an entry. Null where the line is not of the format; whether it is legal is for the rules to say. */
import { COLUMNS, QUEENS, STAGES, type Stage, TERRAINS, TOKEN_KINDS, TRACKS } from '../box.ts';
import type { Column } from '../content/content-file.ts';
import type { AntsAction, Move } from '../moves.ts';
import { SYMBOLS } from '../symbols.ts';
import type { Entry } from '../types.ts';
import { parseChance } from './parse-chance.ts';
import { readWords, type WordQueue } from './word-queue.ts';
import {
  type Colours,
  readAmong,
  readHeap,
  readId,
  readNumber,
  readPair,
  readPayment,
  readPositive,
  readSeat,
  type WordReader,
} from './words.ts';

export function parseLine(line: string, colours: Colours): Entry | null {
  const [who = '', what = '', ...words] = line.split(' ');
  if (who === 'chance') {
    const move = parseChance(what, words, colours);
    return move && { by: 'chance', move };
  }
  const by = readSeat(colours)(who);
  const parse = Object.hasOwn(MOVE_PARSERS, what) ? MOVE_PARSERS[what] : undefined;
  const move = by !== null && parse ? readWords(words, parse) : null;
  return by !== null && move ? { by, move } : null;
}

const readColumn = readAmong(COLUMNS);
const readSymbol = readAmong(SYMBOLS);
const readStage = readAmong(STAGES);

/** `2 wild 1 boost 1 pay F:2 queen R05a take S12a`: what the three actions of ants have in common. */
function parseAnts(words: WordQueue): AntsAction {
  const strength = words.next(readPositive);
  const wild = words.optional('wild', readPositive, 0);
  const boost = words.optional('boost', readPositive, 0);
  const pay = boost > 0 ? words.named('pay', readPayment) : [];
  const queen = words.optional('queen', readNamed, 'none');
  return { strength, wild, boost, pay, queen, take: words.optional('take', readNamed, 'none') };
}

function parsePlay(words: WordQueue): Move {
  const card = words.next(readId);
  const waive = words.optional('waive', readPositive, 0);
  const store = words.optional('store', readPositive, 0);
  return { kind: 'play', card, waive, store, pay: words.optional('pay', readPayment, []) };
}

const readTrackOrNone = readAmong([...TRACKS, '-'] as const);

/** `incubate` alone turns no tile. */
function parseIncubate(words: WordQueue): Move {
  if (words.isEmpty()) return { kind: 'incubate', tile: 'none', track: '-', store: 0 };
  const tile = words.next(readNamed);
  const track = words.next(readTrackOrNone);
  return { kind: 'incubate', tile, track, store: words.optional('store', readPositive, 0) };
}

/** `none` is how a move says that there is none; nothing has that name. */
const readNamed: WordReader<string> = (word) => (word === 'none' ? null : readId(word));

const readColumns: WordReader<[Column, Column]> = (word) => readPair(word, '>', readColumn, readColumn);

function parseConvert(words: WordQueue): Move {
  const stage: Stage = words.next(readStage);
  const [from, to] = words.next(readColumns);
  return { kind: 'convert', stage, from, to, pay: words.optional('pay', readPayment, []) };
}

/** `use board drop`, `use Q3 drop`, `use Q5 pay`, `use R15a pay`, `use R09a drop`. */
function parseUse(words: WordQueue): Move | null {
  const what = words.next(readId);
  const how = words.next(readAmong(['drop', 'pay'] as const));
  if (how === 'pay') {
    const pay = words.next(readPayment);
    return what === 'Q5' ? fermented(pay) : { kind: 'use', card: what, drop: [], pay };
  }
  if (what === 'board') return { kind: 'board', card: words.next(readId) };
  if (what === 'Q3') return { kind: 'recycle', card: words.next(readId) };
  const drop = words.rest(readId);
  return drop.length > 0 ? { kind: 'use', card: what, drop, pay: [] } : null;
}

function fermented([part, ...others]: readonly { readonly place: string; readonly count: number }[]): Move | null {
  return part?.place === 'U' && others.length === 0 ? { kind: 'ferment', count: part.count } : null;
}

/** `-` pays nothing. */
const readFeed: WordReader<readonly { readonly place: string; readonly count: number }[]> = (word) =>
  word === '-' ? [] : readPayment(word);

const readLoss = (word: string) => readHeap(word, readColumn);

function parseFeed(words: WordQueue): Move {
  const pay = words.next(readFeed);
  return { kind: 'feed', pay, lose: words.optional('lose', readLoss, []) };
}

type MoveParser = (words: WordQueue) => Move | null;

const MOVE_PARSERS: Readonly<Record<string, MoveParser>> = {
  queen: (words) => ({ kind: 'queen', queen: words.next(readAmong(QUEENS)) }),
  keep: (words) => ({ kind: 'keep', cards: words.rest(readId) }),
  dig: (words) => ({ kind: 'dig', ...parseAnts(words), room: words.named('room', readId) }),
  explore: (words) => ({ kind: 'explore', ...parseAnts(words), hex: words.named('to', readId) }),
  forage(words) {
    const ants = parseAnts(words);
    return { kind: 'forage', ...ants, path: [words.named('path', readNumber), ...words.rest(readNumber)] };
  },
  play: parsePlay,
  defeat: (words) => ({ kind: 'defeat', hex: words.next(readId), space: words.named('at', readId) }),
  incubate: parseIncubate,
  convert: parseConvert,
  use: parseUse,
  crest: (words) => ({ kind: 'crest', symbol: words.next(readSymbol), pay: words.optional('pay', readPayment, []) }),
  feed: parseFeed,
  done: () => ({ kind: 'done' }),
  pass: () => ({ kind: 'pass' }),
  room: (words) => ({ kind: 'room', room: words.next(readId) }),
  explorer: (words) => ({ kind: 'explorer', hex: words.next(readId) }),
  foragers: (words) => ({ kind: 'foragers', path: [words.next(readNumber), ...words.rest(readNumber)] }),
  take: (words) => ({ kind: 'take', card: words.next(readId) }),
  one: (words) => ({ kind: 'one', card: words.next(readId) }),
  search: (words) => ({ kind: 'search', symbol: words.next(readSymbol) }),
  object: (words) => ({ kind: 'object', object: words.next(readId) }),
  track: (words) => ({ kind: 'track', track: words.next(readAmong(TRACKS)) }),
  raise: (words) => ({ kind: 'raise', stage: words.next(readStage), column: words.next(readColumn) }),
  larva: (words) => ({ kind: 'larva', column: words.next(readColumn) }),
  scent: (words) => ({ kind: 'scent', terrain: words.next(readAmong(TERRAINS)) }),
  token: (words) => ({ kind: 'token', token: words.next(readAmong(TOKEN_KINDS)), card: words.next(readId) }),
  move(words) {
    const [from, to] = words.next((word) => readPair(word, '>', readId, readId));
    return { kind: 'move', from, to };
  },
  tuck: (words) => ({ kind: 'tuck', cards: words.rest(readId) }),
  empty: (words) => ({ kind: 'empty', room: words.next(readId) }),
  lower: (words) => ({ kind: 'lower', column: words.next(readColumn) }),
  choose: (words) => ({ kind: 'choose', choice: words.next(readPositive) }),
  swarm: () => ({ kind: 'swarm' }),
  stay: () => ({ kind: 'stay' }),
};
