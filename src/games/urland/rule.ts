/** This game's types for the engine's rules. */
import type { Question as AnyQuestion, Rule as AnyRule } from '#engine/questions.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { PositionWithHand, State } from './state.ts';

/** The kind of thing that an option is. */
export type Thing = 'action' | 'ocean' | 'land' | 'area' | 'region' | 'opponent' | 'gene' | 'chip';

export type Question<M extends Move> = AnyQuestion<M, PositionWithHand> & { readonly of?: Thing };

export type Rule<M extends Move> = AnyRule<M, PositionWithHand, State, Refusal, Event>;
