import { scoresOf } from '#games/ants/scoring.ts';
import type { State } from '#games/ants/state.ts';

export const pointsOf = (end: object): readonly number[] => scoresOf(end as State).map(({ total }) => total);
