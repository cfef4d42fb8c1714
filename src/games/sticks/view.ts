import type { Phase, Position, State } from './state.ts';

/** Everybody sees everything. */
export type View = State;

/** Field by field all the same: what somebody adds to the state stays hidden until it is named here. */
export const viewOf = (position: Position): View => ({
  goal: position.goal,
  holders: position.holders.slice(),
  pebbles: position.pebbles.slice(),
  turns: position.turns,
  phase: copyPhase(position.phase),
});

const copyPhase = (phase: Phase): Phase =>
  phase.kind === 'answer' ? { ...phase, sticks: phase.sticks.slice() } : { ...phase };
