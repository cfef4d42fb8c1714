import { invariant } from '#engine/invariant.ts';
import type { Count } from './content/content-file.ts';

/** The number of an operation: `paid` has been replaced when the payment was made. */
export function numberIn(count: Count): number {
  invariant(count !== 'paid', 'a number that is known');
  return count;
}
