/** States of running games that were kept under earlier rules. */
import type { State } from './state.ts';

/** There is one version so far. The next one brings a type for this one's states, and the way from there. */
export const adopt = (state: object, from: number): State | null => (from === 1 ? (state as State) : null);
