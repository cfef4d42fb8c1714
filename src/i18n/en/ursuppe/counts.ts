import { choicesOf, listsOf, pluralsOf } from '../../plural.ts';

export const plural = pluralsOf<'one' | 'other'>('en');
export const list = listsOf('en');
export const either = choicesOf('en');

export const bp = (count: number): string => `${count} BP`;
export const amoebas = (count: number): string => plural(count, { one: '# amoeba', other: '# amoebas' });
export const cubes = (count: number): string => plural(count, { one: '# cube', other: '# cubes' });
export const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
export const cards = (count: number): string => plural(count, { one: '# card', other: '# cards' });

/** `share`: from 0 to 1. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
