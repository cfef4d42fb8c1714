/**
 * What a seat may choose, as a tree of small steps: what kind → from where → to where → how many.
 * Menus with buttons walk down it, and so does `wander`, for laws, generated games and the simplest of computer players.
 */

/** A list of places with counts, for "any number from any mixture of places": asked in one step, never enumerated. */
export type Heap<Place extends string | number = string | number> = readonly {
  readonly place: Place;
  readonly count: number;
}[];

/** One answer: the id of an option, an amount, or a heap. */
export type Pick = string | number | Heap;

export interface Option<Refusal> {
  readonly pick: string | number;
  /** Why it can't be picked now; `null` if it can. */
  readonly blocked: Refusal | null;
}

export type Step<Move, Refusal> =
  /** `asks` names the question, `of` the kind of thing the options are: together, the ids of their labels. */
  | {
      readonly kind: 'options';
      readonly asks: string;
      readonly of: string;
      readonly options: readonly Option<Refusal>[];
    }
  | { readonly kind: 'amount'; readonly asks: string; readonly min: number; readonly max: number }
  | {
      readonly kind: 'heap';
      readonly asks: string;
      /** What may be taken from each place at most. */
      readonly places: Heap;
      /** Of all places together. */
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'complete'; readonly move: Move };
