import type { Named } from '../values.ts';
import { list, type OneStick, pebbles, type SomeSticks } from './things.ts';

/** What happened, one sentence an event. */
export const events = {
  began: ({ name }: Named) => `${name} begins.`,
  took: ({ name, stick }: Named & OneStick) => `${name} takes stick ${stick}.`,
  reached: ({ name, sticks }: Named & SomeSticks) => `${name} reaches for the sticks ${list(sticks)}.`,
  blocked: ({ name, pebbles: left }: Named & { pebbles: number }) => `${name} blocks it and has ${pebbles(left)} left.`,
  allowed: ({ name }: Named) => `${name} lets it happen.`,
  gathered: ({ name, sticks }: Named & SomeSticks) => `${name} gathers the sticks ${list(sticks)}.`,
  lastTurn: ({ name }: Named) => `The goal is reached: ${name} has one last turn.`,
  won: ({ name }: Named) => `${name} wins!`,
  shared: ({ names }: { names: readonly string[] }) => `${list(names)} share the win.`,
};
