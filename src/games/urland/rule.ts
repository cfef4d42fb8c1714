/** Rules of this game: what the engine's questions are asked about. */
import type { Question as AnyQuestion, Rule as AnyRule } from '#engine/questions.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { PositionWithHand, State } from './state.ts';

/** What kind of thing an option is. */
export type Thing = 'action' | 'ocean' | 'land' | 'area' | 'region' | 'opponent' | 'gene' | 'chip';

export type Question<M extends Move> = AnyQuestion<M, PositionWithHand> & { readonly of?: Thing };

export type Rule<M extends Move> = AnyRule<M, PositionWithHand, State, Refusal, Event>;
