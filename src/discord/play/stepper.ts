/** Counting with buttons: what –5, –1, +1, +5, All and None make of a number, or of one place of a heap. */

import type { AtHeap } from './seat-context.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

export const CHANGES = ['-5', '-1', '+1', '+5', 'all', 'none'] as const;
export type Change = (typeof CHANGES)[number];

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

export function changeAmount(value: number, change: Change, { min, max }: Range): number {
  switch (change) {
    case 'all':
      return max;
    case 'none':
      return min;
    case '-5':
    case '-1':
    case '+1':
    case '+5':
      return clamp(value + Number(change), min, max);
  }
}

const sizeOf = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** How many of one place may be in the heap: no more than are there, and no more than the others leave room for. */
export function roomAt({ places, max }: AtHeap['step'], counts: readonly number[], focus: number): number {
  const others = sizeOf(counts) - (counts[focus] ?? 0);
  return Math.min(places[focus]?.count ?? 0, max - others);
}

export function changeHeap(step: AtHeap['step'], counts: readonly number[], focus: number, change: Change): number[] {
  const room = { min: 0, max: roomAt(step, counts, focus) };
  return counts.map((count, at) => (at === focus ? changeAmount(count, change, room) : count));
}

/** A change that changes nothing is greyed out. */
export const isIdle = (value: number, change: Change, range: Range): boolean =>
  changeAmount(value, change, range) === value;
