/** Counting with buttons: the effect of –1, +5, All and None on a number, or on one place of a heap. */
import type { AtHeap } from './seat-context.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

const STEPS = { '-500': -500, '-50': -50, '-5': -5, '-1': -1, '+1': 1, '+5': 5, '+50': 50, '+500': 500 } as const;
export const CHANGES = ['-500', '-50', '-5', '-1', '+1', '+5', '+50', '+500', 'all', 'none'] as const;
export type Change = (typeof CHANGES)[number];

/** The size of a step; null for changes that go all the way. */
export const stepOf = (change: Change): number | null => (change === 'all' || change === 'none' ? null : STEPS[change]);

const clamp = (value: number, { min, max }: Range): number => Math.max(min, Math.min(max, value));

export function changeAmount(value: number, change: Change, range: Range): number {
  const step = stepOf(change);
  if (step !== null) return clamp(value + step, range);
  return change === 'all' ? range.max : range.min;
}

export const sizeOf = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** The most of one place in the heap: no more than are there, and no more than the other places leave room for. */
export function roomAt({ places, max }: AtHeap['step'], counts: readonly number[], focus: number): number {
  const others = sizeOf(counts) - (counts[focus] ?? 0);
  return Math.min(places[focus]?.count ?? 0, max - others);
}

export function changeHeap(step: AtHeap['step'], counts: readonly number[], focus: number, change: Change): number[] {
  const room = { min: 0, max: roomAt(step, counts, focus) };
  return counts.map((count, at) => (at === focus ? changeAmount(count, change, room) : count));
}

/** A change without effect is greyed out. */
export const isIdle = (value: number, change: Change, range: Range): boolean =>
  changeAmount(value, change, range) === value;

/** Steps larger than the whole range are not offered; steps of one always are. */
export function changesWithin({ min, max }: Range): readonly Change[] {
  return CHANGES.filter((change) => Math.abs(stepOf(change) ?? 0) <= Math.max(1, max - min));
}
