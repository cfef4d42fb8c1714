/**
 * One rule for each kind of move: its questions, its refusals, its effect. Menus, checks and reasons all come from it.
 */
import type { Tell } from './event.ts';
import type { Draft, Field, Heap, OptionId } from './menu.ts';
import type { Seat } from './seat.ts';

type AnyMove = { readonly kind: string };

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Reads a position and the draft so far. */
type Look<M extends AnyMove, Position, T> = (position: Position, seat: Seat, draft: Draft<M>) => T;

/** One question on the way to a move. It is skipped if only one answer is open. */
export type Question<M extends AnyMove, Position> = { readonly asks: Field<M> } & (
  | {
      readonly kind: 'options';
      readonly of: string;
      readonly among: Look<M, Position, readonly OptionId[]>;
      /** The group of a long list that an option belongs to. */
      readonly groupOf?: (option: OptionId, position: Position) => string;
      /** The answer is appended to a list; `next` says when the list is complete. */
      readonly isListed?: boolean;
    }
  | {
      readonly kind: 'some';
      readonly of: string;
      readonly among: Look<M, Position, readonly OptionId[]>;
      readonly groupOf?: (option: OptionId, position: Position) => string;
      readonly count: Look<M, Position, Range>;
      /** Why an option can't be in any set. */
      readonly refuseOne?: (position: Position, seat: Seat, draft: Draft<M>, option: OptionId) => object | null;
    }
  | { readonly kind: 'amount'; readonly range: Look<M, Position, Range> }
  | { readonly kind: 'heap'; readonly bounds: Look<M, Position, Range & { readonly places: Heap }> }
);

/** `Position`: the part of the game that decides which moves are legal. Both a state and its chooser's view have it. */
export interface Rule<M extends AnyMove, Position, State, Refusal, Event> {
  /** The first question that the draft leaves open; null if it is a whole move. Must return in every phase. */
  readonly next: Look<M, Position, Question<M, Position> | null>;
  /**
   * Why a draft can't become a move: the reason against its first bad answer. Law: if a draft is not refused, some
   * answer to its next question is not refused either. The empty draft is exempt: it is refused only for reasons that
   * depend on no answer. Only called in the phase of this kind of move.
   */
  refuse(position: Position, seat: Seat, draft: Draft<M>): Refusal | null;
  /** Only called with a move that is not refused. */
  enact(state: State, seat: Seat, move: M, tell: Tell<Event>): void;
}

/** Questions that are always the same, in this order. */
export const inOrder =
  <M extends AnyMove, Position>(...questions: readonly Question<M, Position>[]) =>
  (_position: Position, _seat: Seat, draft: Draft<M>): Question<M, Position> | null =>
    questions.find(({ asks }) => (draft as Readonly<Record<string, unknown>>)[asks] === undefined) ?? null;

/** A move that asks nothing. */
export const NOTHING_ASKED = (): null => null;
