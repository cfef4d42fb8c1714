/** One line of a record as an entry. */
import type { AmoebaNumber } from '../box.ts';
import { type Cubes, NO_CUBES } from '../cubes.ts';
import { basesOf, type Gene, isAdvanced } from '../genes.ts';
import type { Move, MoveOf, Way } from '../moves.ts';
import type { Entry } from '../types.ts';
import { parseChance } from './parse-chance.ts';
import {
  type Colours,
  oneWord,
  readAmoeba,
  readCubes,
  readGene,
  readListOrNone,
  readMeal,
  readNumber,
  readOutcome,
  readSeat,
  readSpace,
  readTarget,
  twoWords,
  type WordReader,
  type Words,
} from './words.ts';

/** Null where the line is not of the format; whether it is legal is for the rules to say. */
export function parseLine(line: string, colours: Colours): Entry | null {
  const [who = '', what = '', ...words] = line.split(' ');
  if (who === 'chance') {
    const move = parseChance(what, words, colours);
    return move && { by: 'chance', move };
  }
  const by = readSeat(colours)(who);
  const parse = Object.hasOwn(MOVE_PARSERS, what) ? MOVE_PARSERS[what] : undefined;
  const move = by !== null && parse ? parse(words, colours) : null;
  return by !== null && move ? { by, move } : null;
}

type MoveParser = (words: Words, colours: Colours) => Move | null;

const MOVE_PARSERS: Readonly<Record<string, MoveParser>> = {
  start: (words) => oneWord(words, readNumber, (space) => ({ kind: 'start', space })),
  place: (words) => twoWords(words, readAmoeba, readSpace, (amoeba, space) => ({ kind: 'place', amoeba, space })),
  drift: ([amoeba = '', ...rest], colours) => {
    const number = readAmoeba(amoeba);
    const take = parseTake(rest, colours);
    return number && take && { kind: 'drift', amoeba: number, take };
  },
  move: (words, colours) => parseStep(words, colours, (step) => ({ kind: 'move', ...step })),
  again: (words, colours) => parseStep(words, colours, (step) => ({ kind: 'again', ...step })),
  flee: (words, colours) => parseStep(words, colours, (step) => ({ kind: 'flee', ...step })),
  go: (words, colours) =>
    parseStep(words, colours, ({ amoeba, way, take }) => (way === 'dice' ? null : { kind: 'go', amoeba, way, take })),
  stay: (words) => ofAmoeba(words, 'stay'),
  rest: (words) => ofAmoeba(words, 'rest'),
  starve: (words) => ofAmoeba(words, 'starve'),
  fight: (words) => ofAmoeba(words, 'fight'),
  yield: (words) => ofAmoeba(words, 'yield'),
  cling: (words) =>
    oneWord(
      words,
      (word) => readListOrNone(word, readAmoeba),
      (amoebas) => ({ kind: 'cling', amoebas }),
    ),
  eat: parseMeal,
  attack: parseAttack,
  give: (words) =>
    oneWord(
      words,
      (word) => readListOrNone(word, readGene),
      (genes) => ({ kind: 'give', genes }),
    ),
  buy: parseBuy,
  done: (words) => (words.length === 0 ? { kind: 'done' } : null),
  pass: (words) => (words.length === 0 ? { kind: 'pass' } : null),
};

type AmoebaWord = 'stay' | 'rest' | 'starve' | 'fight' | 'yield';

const ofAmoeba = (words: Words, kind: AmoebaWord): Move | null =>
  oneWord(words, readAmoeba, (amoeba) => ({ kind, amoeba }));

interface Step {
  readonly amoeba: AmoebaNumber;
  readonly way: Way;
  readonly take: Cubes;
}

/** `3` alone leaves the way to the dice; then `3 N`, `3 stay` or `3 N take blue:1`. */
function parseStep(
  [amoeba = '', way, ...rest]: Words,
  colours: Colours,
  make: (step: Step) => Move | null,
): Move | null {
  const number = readAmoeba(amoeba);
  const outcome = way === undefined ? 'dice' : readOutcome(way);
  const take = parseTake(rest, colours);
  return number && outcome && take && make({ amoeba: number, way: outcome, take });
}

/** Left out where none are taken. */
function parseTake(words: Words, colours: Colours): Cubes | null {
  if (words.length === 0) return NO_CUBES;
  const [take, cubes = '', ...rest] = words;
  return take === 'take' && rest.length === 0 ? readCubes(colours)(cubes) : null;
}

function parseMeal([amoeba = '', meal = '', ...rest]: Words, colours: Colours): MoveOf<'eat'> | null {
  const number = readAmoeba(amoeba);
  const cubes = readMeal(colours)(meal);
  const payer = parsePayer(rest, colours);
  return number && cubes && payer !== null ? { kind: 'eat', amoeba: number, meal: cubes, payer } : null;
}

function parsePayer(words: Words, colours: Colours): MoveOf<'eat'>['payer'] | null {
  if (words.length === 0) return 'nobody';
  const [drain, payer = '', ...rest] = words;
  return drain === 'drain' && rest.length === 0 ? readSeat(colours)(payer) : null;
}

/** In Phase 1 an amoeba attacks, in Phase 5 a player does. */
function parseAttack(words: Words, colours: Colours): Move | null {
  const target = readTarget(colours);
  if (words.length === 1) return oneWord(words, target, ([owner, prey]) => ({ kind: 'aggress', owner, prey }));
  return twoWords(words, readAmoeba, target, (amoeba, [owner, prey]) => ({ kind: 'struggle', amoeba, owner, prey }));
}

/** What is given for it is said of Armour alone: of the other advanced genes it goes without saying. */
function parseBuy([gene = '', ...rest]: Words): Move | null {
  const bought = readGene(gene);
  if (bought === null) return null;
  if (bought === 'armour')
    return twoWords(rest, readFor, readGene, (_, gives) => ({ kind: 'buy', gene: bought, gives }));
  return rest.length === 0 ? { kind: 'buy', gene: bought, gives: givenFor(bought) } : null;
}

const readFor: WordReader<true> = (word) => (word === 'for' ? true : null);

const givenFor = (gene: Gene): Gene | 'nothing' => (isAdvanced(gene) ? (basesOf(gene)[0] ?? 'nothing') : 'nothing');
