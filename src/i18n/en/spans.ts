import { pluralsOf } from '../plural.ts';

const plural = pluralsOf<'one' | 'other'>('en');

export const days = (count: number): string => plural(count, { one: '# day', other: '# days' });

export function span(hours: number): string {
  if (hours < 1) return plural(Math.round(hours * 60), { one: '# minute', other: '# minutes' });
  return hours % 24 === 0 ? days(hours / 24) : plural(hours, { one: '# hour', other: '# hours' });
}
