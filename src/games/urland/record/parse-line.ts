/** One line of a record as an entry. */
import type { Seat } from '#engine/seat.ts';
import type { Chance, ChanceOf, Move, MoveKind, MoveOf } from '../moves.ts';
import type { Entry } from '../types.ts';
import {
  readArea,
  readGene,
  readHeap,
  readList,
  readNumber,
  readOcean,
  readPair,
  readRegion,
  readSeat,
  readTimes,
} from './words.ts';

type Colours = readonly string[];

/** Null if the line is not in the format; the rules decide whether it is legal. */
export function parseLine(line: string, colours: Colours): Entry | null {
  const [who = '', what = '', ...words] = line.split(' ');
  if (who === 'chance') {
    const move = parseChance(what, words, colours);
    return move && { by: 'chance', move };
  }
  const by = readSeat(colours)(who);
  const move = by === null ? null : parseMove(what, words, colours);
  return by !== null && move ? { by, move } : null;
}

function parseMove(what: string, words: readonly string[], colours: Colours): Move | null {
  return isMoveWord(what) ? MOVE_PARSERS[what](words, colours) : null;
}

/** The word for a move is its kind; fleeing is written as a dive. */
type MoveWord = Exclude<MoveKind, 'flee'>;

const isMoveWord = (word: string): word is MoveWord => Object.hasOwn(MOVE_PARSERS, word);

type MoveParser = (words: readonly string[], colours: Colours) => Move | null;

const MOVE_PARSERS: Readonly<Record<MoveWord, MoveParser>> = {
  land: (words) =>
    withCount(
      words,
      (word) => readPair(word, '>', readOcean, readRegion),
      ([from, to], count) => ({ kind: 'land', from, to, count }),
    ),
  swim: (words) =>
    withCount(
      words,
      (word) => readPair(word, '>', readOcean, readOcean),
      ([from, to], count) => ({ kind: 'swim', from, to, count }),
    ),
  fly: (words) =>
    withCount(
      words,
      (word) => readPair(word, '>', readRegion, readArea),
      ([from, to], count) => ({ kind: 'fly', from, to, count }),
    ),
  breed: (words) => oneWord(words, readOcean, (ocean) => ({ kind: 'breed', ocean })),
  retreat: (words) => oneWord(words, readHeap, (heap) => ({ kind: 'retreat', heap })),
  assimilate: (words, colours) =>
    twoWords(
      words,
      readArea,
      (word) => readVictims(word, colours),
      (area, [first, second]) => ({ kind: 'assimilate', area, first, second }),
    ),
  cross: (words) =>
    oneWord(
      words,
      (word) => readPair(word, '>', readRegion, readRegion),
      ([from, to]) => ({ kind: 'cross', from, to }),
    ),
  egg: (words) => oneWord(words, readRegion, (land) => ({ kind: 'egg', land })),
  stink: (words, colours) =>
    twoWords(
      words,
      readRegion,
      (word) => readPair(word, '>', readSeat(colours), readOcean),
      (land, [victim, ocean]) => ({ kind: 'stink', land, victim, ocean }),
    ),
  bite: (words, colours) =>
    twoWords(words, readArea, readSeat(colours), (area, victim) => ({ kind: 'bite', area, victim })),
  extra: (words) => noWord(words, { kind: 'extra' }),
  done: (words) => noWord(words, { kind: 'done' }),
  decline: (words) => noWord(words, { kind: 'decline' }),
  score: (words) => oneWord(words, readRegion, (chip) => ({ kind: 'score', chip })),
  panic: (words) =>
    oneWord(
      words,
      (word) => readPair(word, '>', readRegion, readOcean),
      ([land, ocean]) => ({ kind: 'panic', land, ocean }),
    ),
  dive: (words) => oneWord(words, readDive, (move) => move),
  bid: (words) => oneWord(words, readNumber, (amount) => ({ kind: 'bid', amount })),
  buy: parseBuy,
};

function noWord(words: readonly string[], move: Move): Move | null {
  return words.length === 0 ? move : null;
}

function oneWord<A>(words: readonly string[], read: (word: string) => A | null, make: (a: A) => Move): Move | null {
  const a = words.length === 1 ? read(words[0] ?? '') : null;
  return a === null ? null : make(a);
}

function twoWords<A, B>(
  [first = '', second = '', ...rest]: readonly string[],
  readFirst: (word: string) => A | null,
  readSecond: (word: string) => B | null,
  make: (a: A, b: B) => Move,
): Move | null {
  const a = readFirst(first);
  const b = readSecond(second);
  return a === null || b === null || rest.length > 0 ? null : make(a, b);
}

/** `A>5` alone is 1 Ichto, `A>5 x2` two. */
function withCount<A>(
  words: readonly string[],
  read: (word: string) => A | null,
  make: (a: A, count: number) => Move,
): Move | null {
  if (words.length === 1) return oneWord(words, read, (a) => make(a, 1));
  return twoWords(words, read, readTimes, make);
}

function readVictims(word: string, colours: Colours): [Seat, Seat] | null {
  return readPair(word, ',', readSeat(colours), readSeat(colours));
}

/** Ears: in an eruption the line names both areas, in a panic the number that leave. */
function readDive(word: string): MoveOf<'dive'> | MoveOf<'flee'> | null {
  const count = readNumber(word);
  if (count !== null) return { kind: 'flee', count };
  const way = readPair(word, '>', readRegion, readOcean);
  return way && { kind: 'dive', land: way[0], ocean: way[1] };
}

function parseBuy([gene = '', pay, heap = '', ...rest]: readonly string[]): Move | null {
  const bought = readGene(gene);
  const price = heap === '-' ? [] : readHeap(heap);
  if (bought === null || pay !== 'pay' || price === null || rest.length > 0) return null;
  return { kind: 'buy', gene: bought, heap: price };
}

function parseChance(what: string, words: readonly string[], colours: Colours): Chance | null {
  const [word = ''] = words;
  if (what === 'deal' || what === 'pass') return parseDealt(what, words, colours);
  if (what === 'genes') {
    const deck = words.map(readGene);
    return deck.every((gene) => gene !== null) ? { kind: 'genes', deck } : null;
  }
  if (words.length !== 1) return null;
  if (what === 'draw' && word === 'panic') return { kind: 'draw', chip: 'panic' };
  const region = readRegion(word);
  if (region === null) return null;
  if (what === 'volcano') return { kind: 'volcano', region };
  return what === 'draw' || what === 'epoch' ? { kind: what, chip: region } : null;
}

/** `red:3,7 blue:2,12 …`: all players, in seat order. */
function parseDealt(what: 'deal' | 'pass', words: readonly string[], colours: Colours): Chance | null {
  const pairs = words.map((word) => readPair(word, ':', readSeat(colours), (list) => readList(list, readRegion)));
  const inOrder = pairs.length === colours.length && pairs.every((pair, index) => pair?.[0] === index);
  if (!inOrder) return null;
  const chips = pairs.map((pair) => pair?.[1] ?? []);
  return what === 'deal' ? { kind: 'deal', chips } : parsePassed(chips);
}

function parsePassed(chips: ChanceOf<'deal'>['chips']): Chance | null {
  const passed = chips.map(([left, right, ...rest]) =>
    left !== undefined && right !== undefined && rest.length === 0 ? { left, right } : null,
  );
  return passed.every((pair) => pair !== null) ? { kind: 'pass', chips: passed } : null;
}
