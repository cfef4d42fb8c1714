/** Rules of this game: what the engine's questions are asked about. */
import type { Rule as AnyRule } from '#engine/questions.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { Position, State } from './state.ts';

export type Rule<M extends Move> = AnyRule<M, Position, State, Refusal, Event>;
