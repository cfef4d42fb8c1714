import type { Dice } from './chance.ts';
import type { Decision } from './decision.ts';
import type { Tell } from './event.ts';
import type { Pick, Step } from './menu.ts';
import type { Result } from './result.ts';
import type { Seat, Viewer } from './seat.ts';

/** The types of one game. All of them are plain JSON data: no classes, no `undefined`, no `Map`. */
export interface GameTypes {
  state: object;
  /** What a seat can decide. */
  move: { readonly kind: string };
  /** What chance can decide. */
  chance: { readonly kind: string };
  view: object;
  event: { readonly kind: string };
  refusal: { readonly code: string };
}

/** One line of the log: somebody's decision, or chance's. The log is the match. */
export type Entry<T extends GameTypes = GameTypes> =
  | { readonly by: Seat; readonly move: T['move'] }
  | { readonly by: 'chance'; readonly move: T['chance'] };

/**
 * What a game is to everything around it. Each member states its law; `test/games/conformance` checks the laws
 * for every registered game and every number of seats.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Goes up when a rule changes what a log means. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** More entries than any game can have: a game that gets there is stuck. */
  readonly maxEntries: number;

  /** The state before the first entry. Law: the same for the same number of seats, always. */
  setUp(seats: number): T['state'];

  /** Law: somebody (or chance) can decide until it is over, nobody after. */
  decision(state: T['state']): Decision;

  /** Chance's next decision. Law: only asked when it is chance's turn; the entry applies. */
  draw(state: T['state'], dice: Dice): T['chance'];

  /** Why this entry can't be made now, or null. Law: never changes the state, never throws on a parsed entry. */
  refuse(state: T['state'], entry: Entry<T>): T['refusal'] | null;

  /**
   * Makes an entry that `refuse` lets pass, **in place**. Search calls this on states of its own; everybody else goes
   * through `apply`, which works on a copy. Law: with or without somebody to tell, the same state.
   */
  enact(state: T['state'], entry: Entry<T>, tell: Tell<T['event']>): void;

  /**
   * This event uncovers something that was hidden. Law: a seat's entry that tells no such event teaches no viewer, the
   * seat itself among them, more than he can work out from what he saw before and from the entry.
   */
  reveals(event: T['event']): boolean;

  /** Law: equal, and shares nothing that `enact` changes. */
  copy(state: T['state']): T['state'];

  /** What this viewer may see, built field by field. Law: shuffle what he can't know, and it stays the same. */
  view(state: T['state'], viewer: Viewer): T['view'];

  /**
   * The next step after these picks. It sees a view and nothing else, so it can't leak.
   * Law: exactly the moves at the ends of the tree are not refused; an unblocked option always leads to one.
   * A pick that no step offered is answered with the reason.
   */
  menu(view: T['view'], seat: Seat, picks: readonly Pick[]): Result<Step<T['move'], T['refusal']>, T['refusal']>;

  /** The picks that lead to this move. Law: `menu` answers them with this very move, if it is legal. */
  picks(view: T['view'], seat: Seat, move: T['move']): readonly Pick[];

  /** A full state that this view could be a view of, everything unseen drawn anew. Law: `view(world(v)) = v`. */
  world(view: T['view'], dice: Dice): T['state'];

  /** An entry from JSON of unknown origin. Law: what it takes is an entry, JSON in and out; it never throws. */
  parseEntry(json: unknown): Result<Entry<T>, T['refusal']>;
}
