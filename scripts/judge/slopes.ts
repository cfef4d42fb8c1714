/** What a network foretells for a moment, and how its surprise there changes with each weight. */
import { chancesOf, hopeOf, type Network, type Units, unitsOf } from '#ai/search/network.ts';
import type { Moment } from './lessons.ts';

/** A moment, and what should have been foretold for it: each seat's chance to win. */
export interface Exercise {
  readonly moment: Moment;
  readonly answer: readonly number[];
}

interface Foretold {
  readonly chances: readonly number[];
  /** By seat. */
  readonly units: readonly Units[];
}

export function foretell(network: Network, traits: Moment): Foretold {
  const units = traits.map(() => unitsOf(network));
  const hopes = traits.map((own, seat) => hopeOf({ traits: own, length: own.length }, network, units[seat] as Units));
  return { chances: chancesOf(hopes), units };
}

export interface Slopes {
  readonly traits: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
}

export const slopesOf = (network: Network): Slopes => ({
  traits: new Float64Array(network.traits.length),
  first: new Float64Array(network.first.length),
  second: new Float64Array(network.second.length),
});

function add(values: Float64Array, index: number, amount: number): void {
  values[index] = (values[index] ?? 0) + amount;
}

function learnSlopes(network: Network, { moment, answer }: Exercise, slopes: Slopes, share: number): void {
  const { chances, units } = foretell(network, moment);
  moment.forEach((own, seat) => {
    const error = ((chances[seat] ?? 0) - (answer[seat] ?? 0)) * share;
    passBack(network, own, units[seat] as Units, error, slopes);
  });
}

function passBack(network: Network, traits: Int16Array, units: Units, error: number, slopes: Slopes): void {
  const { wide } = network;
  const back = throughUnits(network, units, error, slopes);
  for (const trait of traits) {
    const row = trait * (wide + 1);
    add(slopes.traits, row, error);
    for (let unit = 0; unit < wide; unit++) add(slopes.traits, row + 1 + unit, back[unit] ?? 0);
  }
}

/** The slopes of both layers; returns what comes back to the first layer's units. */
function throughUnits(network: Network, { first, second }: Units, error: number, slopes: Slopes): Float64Array {
  const narrow = second.length;
  const later = new Float64Array(narrow);
  for (let unit = 0; unit < narrow; unit++) {
    const value = second[unit] ?? 0;
    if (value <= 0) continue;
    later[unit] = error * (network.second[unit * 2 + 1] ?? 0);
    add(slopes.second, unit * 2, later[unit] ?? 0);
    add(slopes.second, unit * 2 + 1, error * value);
  }
  const back = new Float64Array(first.length);
  for (let from = 0; from < first.length; from++) {
    const value = first[from] ?? 0;
    if (value <= 0) continue;
    const row = from * (narrow + 1);
    let sum = 0;
    for (let unit = 0; unit < narrow; unit++) {
      sum += (later[unit] ?? 0) * (network.first[row + 1 + unit] ?? 0);
      add(slopes.first, row + 1 + unit, value * (later[unit] ?? 0));
    }
    add(slopes.first, row, sum);
    back[from] = sum;
  }
  return back;
}

/** How the mean surprise at these changes with each weight. */
export function slopesFor(network: Network, exercises: readonly Exercise[]): Slopes {
  const slopes = slopesOf(network);
  for (const exercise of exercises) learnSlopes(network, exercise, slopes, 1 / exercises.length);
  return slopes;
}
