import { pluralsOf } from '../plural.ts';

const plural = pluralsOf<'one' | 'other'>('en');

export const days = (count: number): string => plural(count, { one: '# day', other: '# days' });

export const span = (hours: number): string =>
  hours % 24 === 0 ? days(hours / 24) : plural(hours, { one: '# hour', other: '# hours' });
