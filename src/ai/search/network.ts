/**
 * A small network: every trait has a row of weights, the rows of a seat's traits are summed, and two layers of units
 * turn the sum into a score. A softmax over the seats' scores gives their chances.
 */

/** The traits of a seat: the first `length` numbers of the list count. */
export interface TraitList {
  readonly traits: Int16Array;
  length: number;
}

/** Numbers in thousandths, so that the file stays short. */
export interface Weights {
  /** By trait: its direct part of the score, then its weight for each unit of the first layer. */
  readonly traits: readonly (readonly number[])[];
  /** By unit of the first layer: its bias, then its weight for each unit of the second layer. */
  readonly first: readonly (readonly number[])[];
  /** By unit of the second layer: its bias, then its part of the score. */
  readonly second: readonly (readonly number[])[];
}

/** A matrix, row by row. */
const flat = (rows: readonly (readonly number[])[]): Float64Array =>
  Float64Array.from(rows.flat(), (thousandths) => thousandths / 1000);

/** The weights row by row, each matrix in one array. */
export interface Network {
  readonly traits: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
  /** The number of units in the first layer. */
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

export function hopeOf(list: TraitList, network: Network, units: Units): number {
  fillFirst(list, network, units);
  return sumOfTraits(list, network) + sumOfUnits(network, units);
}

/** Four traits at a time: each unit is written a quarter as often, which takes half the time. */
function fillFirst({ traits, length }: TraitList, network: Network, { first, second }: Units): void {
  const { traits: weights, wide } = network;
  for (let unit = 0; unit < wide; unit++) first[unit] = network.first[unit * (second.length + 1)] ?? 0;
  const rowAt = (index: number): number => (traits[index] ?? 0) * (wide + 1) + 1;
  let index = 0;
  for (; index + 3 < length; index += 4) {
    const a = rowAt(index);
    const b = rowAt(index + 1);
    const c = rowAt(index + 2);
    const d = rowAt(index + 3);
    for (let unit = 0; unit < wide; unit++) {
      const two = (first[unit] ?? 0) + (weights[a + unit] ?? 0) + (weights[b + unit] ?? 0);
      first[unit] = two + (weights[c + unit] ?? 0) + (weights[d + unit] ?? 0);
    }
  }
  for (; index < length; index++) {
    const row = rowAt(index);
    for (let unit = 0; unit < wide; unit++) first[unit] = (first[unit] ?? 0) + (weights[row + unit] ?? 0);
  }
}

/** The direct parts of the score. */
function sumOfTraits({ traits, length }: TraitList, network: Network): number {
  let sum = 0;
  for (let index = 0; index < length; index++) sum += network.traits[(traits[index] ?? 0) * (network.wide + 1)] ?? 0;
  return sum;
}

/** A unit below zero adds nothing. */
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
