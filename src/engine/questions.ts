/** From one rule a kind of move: what it asks, when it is refused, what it does. Menus, checks and reasons all come from it. */
import type { Tell } from './event.ts';
import type { Draft, Field, Heap, OptionId } from './menu.ts';
import type { Seat } from './seat.ts';

type AnyMove = { readonly kind: string };

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Looks at a position with all that is settled so far. */
type Look<M extends AnyMove, Position, T> = (position: Position, seat: Seat, draft: Draft<M>) => T;

/** One question on the way to a move. Where only one answer is open, nobody is asked. */
export type Question<M extends AnyMove, Position> = { readonly asks: Field<M> } & (
  | {
      readonly kind: 'options';
      readonly of: string;
      readonly among: Look<M, Position, readonly OptionId[]>;
      /** The part of a long list that an option stands in. */
      readonly groupOf?: (option: OptionId, position: Position) => string;
      /** The answer is the next of a list: `next` says when the list is whole. */
      readonly isListed?: boolean;
    }
  | {
      readonly kind: 'some';
      readonly of: string;
      readonly among: Look<M, Position, readonly OptionId[]>;
      readonly groupOf?: (option: OptionId, position: Position) => string;
      readonly count: Look<M, Position, Range>;
      /** Why an option can be in no set at all. */
      readonly refuseOne?: (position: Position, seat: Seat, draft: Draft<M>, option: OptionId) => object | null;
    }
  | { readonly kind: 'amount'; readonly range: Look<M, Position, Range> }
  | { readonly kind: 'heap'; readonly bounds: Look<M, Position, Range & { readonly places: Heap }> }
);

/** `Position`: what a choice is judged by, which a state and its chooser's view both show. */
export interface Rule<M extends AnyMove, Position, State, Refusal, Event> {
  /** The first question that the draft leaves open; null where it is a whole move. Has an answer in every phase. */
  readonly next: Look<M, Position, Question<M, Position> | null>;
  /**
   * Why a draft can't become a move: the first of its answers that stands in the way.
   * Law: if not refused, there is an answer to the next question that is not refused either, except for the empty
   * draft, which is only asked what does not depend on an answer. Only called in the phase that the kind belongs to.
   */
  refuse(position: Position, seat: Seat, draft: Draft<M>): Refusal | null;
  /** Only called with a move that is not refused. */
  enact(state: State, seat: Seat, move: M, tell: Tell<Event>): void;
}

/** Always the same questions, in this order. */
export const inOrder =
  <M extends AnyMove, Position>(...questions: readonly Question<M, Position>[]) =>
  (_position: Position, _seat: Seat, draft: Draft<M>): Question<M, Position> | null =>
    questions.find(({ asks }) => (draft as Readonly<Record<string, unknown>>)[asks] === undefined) ?? null;

/** A move that asks nothing. */
export const NOTHING_ASKED = (): null => null;
