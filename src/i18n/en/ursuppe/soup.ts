/** The soup: its currents, its food, and whose amoeba is meant. */
import type { Outcome, Space } from '#games/ursuppe/board.ts';
import type { AmoebaNumber } from '#games/ursuppe/box.ts';
import { type Card, environmentOf } from '#games/ursuppe/cards.ts';
import type { Colour } from '#games/ursuppe/colours.ts';
import type { Named } from '../values.ts';
import { list } from './counts.ts';

export const COLOURS = {
  red: { name: 'Red', letter: 'R', cube: 'red' },
  blue: { name: 'Blue', letter: 'B', cube: 'blue' },
  green: { name: 'Green', letter: 'G', cube: 'green' },
  yellow: { name: 'Yellow', letter: 'Y', cube: 'yellow' },
} as const satisfies Record<Colour, { name: string; letter: string; cube: string }>;

/** Colours with their counts, none with 0. */
export type Food = readonly { readonly colour: Colour; readonly count: number }[];

export const food = (some: Food): string => list(some.map(({ colour, count }) => `${count} ${COLOURS[colour].cube}`));

/** For small print and pictures: “1R 2B”. */
export const shortFood = (some: Food): string =>
  some.map(({ colour, count }) => `${count}${COLOURS[colour].letter}`).join(' ');

export const WAYS: Readonly<Record<Outcome, string>> = {
  N: 'north',
  E: 'east',
  S: 'south',
  W: 'west',
  stay: 'nowhere',
};

export const drift = (card: Card): string => {
  const { drift: way } = environmentOf(card);
  return way === null ? 'the soup is calm' : `the current sets ${WAYS[way]}`;
};

export interface OfAmoeba extends Named {
  amoeba: AmoebaNumber;
}

export interface OnSpace {
  space: Space;
}

export const whose = ({ name, amoeba }: OfAmoeba): string => `${name}’s amoeba ${amoeba}`;

export const upper = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
