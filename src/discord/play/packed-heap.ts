/**
 * A heap as a word: one base-36 digit for each place that is offered, in the order offered. Seventeen areas take seventeen
 * characters, where spelling them out would not fit into a custom id (100).
 */

import { invariant } from '#engine/invariant.ts';
import type { Heap } from '#engine/menu.ts';

const MOST_A_DIGIT = 35;

export function packHeap(counts: readonly number[]): string {
  invariant(
    counts.every((count) => count >= 0 && count <= MOST_A_DIGIT),
    'a count fits one digit',
  );
  return counts.map((count) => count.toString(36)).join('');
}

/** By place; null if it is no heap of these places. */
export function unpackHeap(places: Heap, packed: string): number[] | null {
  if (packed.length !== places.length || !/^[0-9a-z]*$/.test(packed)) return null;
  const counts = [...packed].map((digit) => Number.parseInt(digit, 36));
  return counts.every((count, at) => count <= (places[at]?.count ?? 0)) ? counts : null;
}
