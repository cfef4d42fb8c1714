/** Rules of this game: what the engine's questions are asked about. */
import type { Question as AnyQuestion, Rule as AnyRule } from '#engine/questions.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { Position, State } from './state.ts';

/** What kind of thing an option is. */
type Thing =
  | 'action'
  | 'queen'
  | 'card'
  | 'strength'
  | 'count'
  | 'room'
  | 'hex'
  | 'corner'
  | 'space'
  | 'tile'
  | 'track'
  | 'column'
  | 'stage'
  | 'symbol'
  | 'terrain'
  | 'object'
  | 'token'
  | 'need'
  | 'alternative';

export type Question<M extends Move> = AnyQuestion<M, Position> & { readonly of?: Thing };

export type Rule<M extends Move> = AnyRule<M, Position, State, Refusal, Event>;

export const NO_SUCH: Refusal = { code: 'no-such-choice' };
