import type { Seat } from '#engine/seat.ts';
import type { Tell } from './events.ts';
import type { Heap, Move } from './moves.ts';
import type { Refusal } from './refusals.ts';
import type { PositionWithHand, State } from './state.ts';

/** Every field that one of the moves has: `keyof` their union would keep only those that all of them share. */
type Field<M extends Move> = M extends Move ? Exclude<keyof M, 'kind'> : never;

type Answer<M extends Move, F extends string> = M extends { readonly [Asked in F]: infer A } ? A : never;

/** A move of which the last questions may still be open. Its kind is never asked here, but a whole move is a draft too. */
export type Draft<M extends Move> = { readonly kind?: M['kind'] } & { readonly [F in Field<M>]?: Answer<M, F> };

/** What kind of thing an option is. */
export type Thing = 'action' | 'ocean' | 'land' | 'area' | 'region' | 'opponent' | 'gene' | 'chip';

/** One question on the way to a move. Where there is only one possible answer, nobody is asked. */
export type Question<M extends Move> =
  | {
      readonly kind: 'options';
      readonly asks: Field<M>;
      readonly of: Thing;
      readonly among: (position: PositionWithHand, seat: Seat) => readonly (string | number)[];
    }
  | {
      readonly kind: 'amount';
      readonly asks: Field<M>;
      readonly range: (position: PositionWithHand, seat: Seat, draft: Draft<M>) => { min: number; max: number };
    }
  | {
      readonly kind: 'heap';
      readonly asks: Field<M>;
      readonly bounds: (
        position: PositionWithHand,
        seat: Seat,
        draft: Draft<M>,
      ) => { places: Heap; min: number; max: number };
    };

/** One kind of move: what it asks, when it is refused, what it does. */
export interface Rule<M extends Move> {
  /** In the order asked; an answer may depend on those before it. They have answers in every phase: `picks` takes any move. */
  readonly questions: readonly Question<M>[];
  /**
   * Why a draft can't become a move: the first of its answers that stands in the way.
   * Law: if not refused, there is an answer to the next question that is not refused either, except for the empty
   * draft, which is only asked what does not depend on an answer. Only called in the phase that the kind belongs to.
   */
  refuse(position: PositionWithHand, seat: Seat, draft: Draft<M>): Refusal | null;
  /** Only called with a move that is not refused. */
  enact(state: State, seat: Seat, move: M, tell: Tell): void;
}
