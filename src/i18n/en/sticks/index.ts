import { events } from './events.ts';

export const sticks = {
  title: 'Sticks',
  colours: { red: { name: 'Red', letter: 'R' }, blue: { name: 'Blue', letter: 'B' } },
  events,
  board: {
    player: ({ name, sticks, pebbles }: { name: string; sticks: number; pebbles: number }) =>
      `${name.padEnd(7)} sticks ${String(sticks).padStart(2)}   pebbles ${pebbles}`,
  },
};
