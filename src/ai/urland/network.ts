/**
 * A small network: every trait has a row of weights, the rows of a seat's traits are summed up, and two layers of units
 * make a hope of them. The seats' hopes, through a softmax, are their chances.
 */
import type { TraitList } from './traits.ts';

/** Numbers in thousandths, so that the file stays short. */
export interface Weights {
  /** By trait: what it adds to the hope by itself, and then to each of the first layer's units. */
  readonly traits: readonly (readonly number[])[];
  /** By unit of the first layer: where it starts, and then what it adds to each of the second layer's units. */
  readonly first: readonly (readonly number[])[];
  /** By unit of the second layer: where it starts, and what it adds to the hope. */
  readonly second: readonly (readonly number[])[];
}

/** A matrix as one row after the other. */
const flat = (rows: readonly (readonly number[])[]): Float64Array =>
  Float64Array.from(rows.flat(), (thousandths) => thousandths / 1000);

/** The weights row after row, each matrix in one array. */
export interface Network {
  readonly traits: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
  /** How many units the first layer has. */
  readonly wide: number;
}

export interface Units {
  readonly first: Float64Array;
  readonly second: Float64Array;
}

export const networkOf = ({ traits, first, second }: Weights): Network => ({
  traits: flat(traits),
  first: flat(first),
  second: flat(second),
  wide: first.length,
});

export const unitsOf = ({ wide, second }: Network): Units => ({
  first: new Float64Array(wide),
  second: new Float64Array(second.length / 2),
});

export function hopeOf(traits: TraitList, network: Network, units: Units): number {
  return sumOfTraits(traits, network, units) + sumOfUnits(network, units);
}

/** Fills the first layer; what the traits add by themselves is the sum. */
function sumOfTraits({ traits, length }: TraitList, network: Network, { first, second }: Units): number {
  const wide = first.length;
  for (let unit = 0; unit < wide; unit++) first[unit] = network.first[unit * (second.length + 1)] ?? 0;
  let sum = 0;
  for (let index = 0; index < length; index++) {
    const row = (traits[index] ?? 0) * (wide + 1);
    sum += network.traits[row] ?? 0;
    for (let unit = 0; unit < wide; unit++) first[unit] = (first[unit] ?? 0) + (network.traits[row + 1 + unit] ?? 0);
  }
  return sum;
}

/** Only units above zero speak. */
function sumOfUnits(network: Network, { first, second }: Units): number {
  const wide = second.length;
  for (let unit = 0; unit < wide; unit++) second[unit] = network.second[unit * 2] ?? 0;
  for (let from = 0; from < first.length; from++) {
    const value = first[from] ?? 0;
    if (value <= 0) continue;
    const row = from * (wide + 1) + 1;
    for (let unit = 0; unit < wide; unit++) {
      second[unit] = (second[unit] ?? 0) + value * (network.first[row + unit] ?? 0);
    }
  }
  let sum = 0;
  for (let unit = 0; unit < wide; unit++) sum += Math.max(0, second[unit] ?? 0) * (network.second[unit * 2 + 1] ?? 0);
  return sum;
}

export function chancesOf(hopes: readonly number[]): number[] {
  const most = Math.max(...hopes);
  const weights = hopes.map((hope) => Math.exp(hope - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
