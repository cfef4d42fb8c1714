/** States of running games that were kept under earlier versions of the rules. */
import type { State } from './state.ts';

/** Version 1 did not count turns. */
type StateV1 = Omit<State, 'turns'>;

export function adopt(state: object, from: number): State | null {
  switch (from) {
    case 1:
      return { ...(state as StateV1), turns: 0 };
    case 2:
      return state as State;
    default:
      return null;
  }
}
