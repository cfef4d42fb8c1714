/**
 * The moves of a seat as a tree of small steps: which kind → from where → to where → how many. Button menus walk down
 * it, and so does `wander`, for laws, generated games and the simplest computer players.
 */

/** Places with counts, for "any number from any mixture of places": asked in one step, never enumerated. */
export type Heap<Place extends OptionId = OptionId> = readonly {
  readonly place: Place;
  readonly count: number;
}[];

export const heapSize = (heap: Heap): number => heap.reduce((total, { count }) => total + count, 0);

/** Places in this order, none twice, each with a count of 1 or more. */
export function isOrderly<Place extends OptionId>(heap: Heap<Place>, order: readonly Place[]): boolean {
  let last = -1;
  return heap.every(({ place, count }) => {
    const at = order.indexOf(place);
    const fits = at > last && Number.isSafeInteger(count) && count >= 1;
    last = at;
    return fits;
  });
}

export type OptionId = string | number;

/** One answer: the id of an option, an amount, a heap, or the ids of some options in the order they were offered. */
export type Answer = OptionId | Heap | readonly OptionId[];

export interface Option<Refusal> {
  readonly id: OptionId;
  /** Why it can't be chosen now; `null` if it can. */
  readonly blocked: Refusal | null;
  /** In a long list: the group that the option belongs to. */
  readonly group?: string;
}

/** Every field of any of the moves: `keyof` their union would keep only the fields that all of them share. */
export type Field<M> = M extends unknown ? Exclude<keyof M, 'kind'> & string : never;

type FieldOf<M, F extends string> = M extends { readonly [Asked in F]: infer A } ? A : never;

/** A move whose last questions may still be open. A whole move is a draft too. */
export type Draft<M extends { readonly kind: string }> = { readonly kind?: M['kind'] } & {
  readonly [F in Field<M>]?: FieldOf<M, F>;
};

interface Question<Move extends { readonly kind: string }> {
  /** The question's name. */
  readonly asks: string;
  /** The answers before this question, including those that nobody was asked for. */
  readonly draft: Draft<Move>;
}

/** `of`: the kind of thing the options are; with `asks`, the ids of their labels. */
export interface OptionsStep<Move extends { readonly kind: string }, Refusal> extends Question<Move> {
  readonly kind: 'options';
  readonly of: string;
  readonly options: readonly Option<Refusal>[];
  /** Asks for the kind of the move itself. */
  readonly isOpening: boolean;
}

/** A set of the options within these bounds; only the menu can tell which sets are legal. */
export interface SomeStep<Move extends { readonly kind: string }, Refusal> extends Question<Move> {
  readonly kind: 'some';
  readonly of: string;
  readonly options: readonly Option<Refusal>[];
  readonly min: number;
  readonly max: number;
}

export interface AmountStep<Move extends { readonly kind: string }> extends Question<Move> {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
}

/** A heap of these places within these bounds; only the menu can tell which heaps are legal. */
export interface HeapStep<Move extends { readonly kind: string }> extends Question<Move> {
  readonly kind: 'heap';
  /** The most that may be taken from each place. */
  readonly places: Heap;
  /** Bounds on the sum over all places. */
  readonly min: number;
  readonly max: number;
}

export type OpenStep<Move extends { readonly kind: string }, Refusal> =
  | OptionsStep<Move, Refusal>
  | SomeStep<Move, Refusal>
  | AmountStep<Move>
  | HeapStep<Move>;

export type Step<Move extends { readonly kind: string }, Refusal> =
  | OpenStep<Move, Refusal>
  | { readonly kind: 'complete'; readonly move: Move };

/** The ids of the options that can be chosen. */
export const openIds = ({ options }: { readonly options: readonly Option<unknown>[] }): OptionId[] =>
  options.flatMap(({ id, blocked }) => (blocked === null ? [id] : []));
