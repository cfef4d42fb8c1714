import { choicesOf, listsOf, pluralsOf } from '../../plural.ts';

export const plural = pluralsOf<'one' | 'other'>('en');
export const list = listsOf('en');
export const either = choicesOf('en');

export const upper = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const vp = (count: number): string => `${count} VP`;
export const cards = (count: number): string => plural(count, { one: '# card', other: '# cards' });
export const stars = (count: number): string => plural(count, { one: '# star', other: '# stars' });
export const larvae = (count: number): string => plural(count, { one: '# larva', other: '# larvae' });
export const eggs = (count: number): string => plural(count, { one: '# egg', other: '# eggs' });
export const discs = (count: number): string => plural(count, { one: '# disc', other: '# discs' });

export const times = (count: number): string => (count === 2 ? 'twice' : `${count} times`);
