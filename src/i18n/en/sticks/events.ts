import { listsOf, pluralsOf } from '../../plural.ts';
import type { Named } from '../values.ts';

const plural = pluralsOf<'one' | 'other'>('en');
const list = listsOf('en');

interface Gathered {
  sticks: readonly number[];
}

/** What happened, one sentence an event. */
export const events = {
  began: ({ name }: Named) => `${name} begins.`,
  took: ({ name, stick }: Named & { stick: number }) => `${name} takes stick ${stick}.`,
  reached: ({ name, sticks }: Named & Gathered) => `${name} reaches for the sticks ${list(sticks)}.`,
  blocked: ({ name, pebbles }: Named & { pebbles: number }) =>
    `${name} blocks it and has ${plural(pebbles, { one: '# pebble', other: '# pebbles' })} left.`,
  allowed: ({ name }: Named) => `${name} lets it happen.`,
  gathered: ({ name, sticks }: Named & Gathered) => `${name} gathers the sticks ${list(sticks)}.`,
  lastTurn: ({ name }: Named) => `The goal is reached: ${name} has one last turn.`,
  won: ({ name }: Named) => `${name} wins!`,
  shared: ({ names }: { names: readonly string[] }) => `${list(names)} share the win.`,
};
