import type { State } from '#games/ursuppe/state.ts';

/** By seat. */
export const pointsOf = (end: object): readonly number[] => (end as State).track;
