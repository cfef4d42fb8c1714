import { pluralsOf } from '../../plural.ts';

export const plural = pluralsOf<'one' | 'other'>('en');

export const ichtos = (count: number): string => plural(count, { one: '# Ichto', other: '# Ichtos' });
export const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
export const actions = (count: number): string => plural(count, { one: '# action', other: '# actions' });
