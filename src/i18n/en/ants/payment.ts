import type { Payment } from '#games/ants/moves.ts';
import { list, plural } from './counts.ts';
import { cardName } from './names.ts';
import { cubes } from './things.ts';

function part(place: string, count: number): string {
  switch (place) {
    case 'F':
      return cubes('food', count);
    case 'L':
      return cubes('leaf', count);
    case 'U':
      return cubes('fungus', count);
    case 'S':
      return `${cubes('food', count)} from the store`;
    default:
      return plural(count, { one: `# token of ${cardName(place)}`, other: `# tokens of ${cardName(place)}` });
  }
}

export const payment = (pay: Payment): string =>
  pay.length === 0 ? 'nothing' : list(pay.map(({ place, count }) => part(place, count)));

/** A place that one pays from. */
export function payPlace(place: string): string {
  switch (place) {
    case 'F':
      return 'Food';
    case 'L':
      return 'Leaf';
    case 'U':
      return 'Fungus';
    case 'S':
      return 'Emergency store';
    default:
      return `Tokens of ${cardName(place)}`;
  }
}
