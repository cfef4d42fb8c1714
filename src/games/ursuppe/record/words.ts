/** The vocabulary of a record: colours, numbers, cubes, genes as words, and back. A word that is not one reads as null. */
import { isOrderly } from '#engine/menu.ts';
import { type Seat, seat, seatsOf } from '#engine/seat.ts';
import { OUTCOMES, type Outcome, SPACES, type Space } from '../board.ts';
import { type AmoebaNumber, NUMBERS } from '../box.ts';
import { CARDS, type Card } from '../cards.ts';
import type { Cubes } from '../cubes.ts';
import { GENES, type Gene } from '../genes.ts';
import { cubesIn, type MealId, mealIdOf } from '../meals.ts';

export type Colours = readonly string[];
/** What stands after who and what. */
export type Words = readonly string[];
export type WordReader<T> = (word: string) => T | null;

/** Compared as text, so that signs and leading zeros are no numbers. */
export const readSpace: WordReader<Space> = (word) => SPACES.find((space) => String(space) === word) ?? null;
export const readAmoeba: WordReader<AmoebaNumber> = (word) => NUMBERS.find((number) => String(number) === word) ?? null;
export const readGene: WordReader<Gene> = (word) => GENES.find((gene) => gene === word) ?? null;
export const readCard: WordReader<Card> = (word) => CARDS.find((card) => card === word) ?? null;
export const readOutcome: WordReader<Outcome> = (word) => OUTCOMES.find((outcome) => outcome === word) ?? null;

export const readNumber: WordReader<number> = (word) => {
  const number = /^(0|[1-9][0-9]*)$/.test(word) ? Number(word) : null;
  return number !== null && Number.isSafeInteger(number) ? number : null;
};

export const readSeat =
  (colours: Colours): WordReader<Seat> =>
  (word) => {
    const index = colours.indexOf(word);
    return index === -1 ? null : seat(index);
  };

/** Two words around one sign: `red:1`, `blue-5`. */
function readPair<A, B>(word: string, sign: string, first: WordReader<A>, second: WordReader<B>): [A, B] | null {
  const [before = '', after = '', ...rest] = word.split(sign);
  const a = first(before);
  const b = second(after);
  return a === null || b === null || rest.length > 0 ? null : [a, b];
}

/** Words with commas between. */
function readList<T>(word: string, read: WordReader<T>): T[] | null {
  const items = word.split(',').map(read);
  return items.every((item) => item !== null) ? (items as T[]) : null;
}

/** `-` for none. */
export const readListOrNone = <T>(word: string, read: WordReader<T>): T[] | null =>
  word === '-' ? [] : readList(word, read);

export const formatListOrNone = (items: readonly (string | number)[]): string =>
  items.length === 0 ? '-' : items.join(',');

/** Colours in seat order, no 0, nothing twice. */
export const readCubes =
  (colours: Colours): WordReader<Cubes> =>
  (word) => {
    const cubes = readList(word, (part) => {
      const pair = readPair(part, ':', readSeat(colours), readNumber);
      return pair && { place: pair[0], count: pair[1] };
    });
    return cubes && isOrderly(cubes, seatsOf(colours.length)) ? cubes : null;
  };

export const formatCubes = (cubes: Cubes, colours: Colours): string =>
  cubes.map(({ place, count }) => `${colours[place]}:${count}`).join(',');

export const readMeal =
  (colours: Colours): WordReader<MealId> =>
  (word) => {
    const cubes = readCubes(colours)(word);
    const countOf = (colour: Seat): number => cubes?.find(({ place }) => place === colour)?.count ?? 0;
    return cubes && mealIdOf(seatsOf(colours.length).map(countOf));
  };

export const formatMeal = (meal: MealId, colours: Colours): string =>
  cubesIn(meal)
    .flatMap((count, colour) => (count > 0 ? [`${colours[colour]}:${count}`] : []))
    .join(',');

/** Another's amoeba: `blue-5`. */
export const readTarget =
  (colours: Colours): WordReader<[Seat, AmoebaNumber]> =>
  (word) =>
    readPair(word, '-', readSeat(colours), readAmoeba);

export function oneWord<A, M>(words: Words, read: WordReader<A>, make: (a: A) => M): M | null {
  const a = words.length === 1 ? read(words[0] ?? '') : null;
  return a === null ? null : make(a);
}

export function twoWords<A, B, M>(
  [first = '', second = '', ...rest]: Words,
  readFirst: WordReader<A>,
  readSecond: WordReader<B>,
  make: (a: A, b: B) => M,
): M | null {
  const a = readFirst(first);
  const b = readSecond(second);
  return a === null || b === null || rest.length > 0 ? null : make(a, b);
}
