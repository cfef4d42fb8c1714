import type { Dice } from './chance.ts';
import type { Decision } from './decision.ts';
import type { Tell } from './event.ts';
import type { Answer, Step } from './menu.ts';
import type { GameOption, GameOptions } from './options.ts';
import type { Result } from './result.ts';
import type { Seat, Viewer } from './seat.ts';

/** The types of one game. All of them are plain JSON data: no classes, no `undefined`, no `Map`. */
export interface GameTypes {
  /** What its people agreed on before the set-up. */
  options: GameOptions;
  state: object;
  /** What a seat can decide. */
  move: { readonly kind: string };
  /** What chance can decide. */
  chance: { readonly kind: string };
  view: object;
  event: { readonly kind: string };
  refusal: { readonly code: string };
}

/** One line of the log: a seat's decision, or chance's. The log is the match. */
export type Entry<T extends GameTypes = GameTypes> =
  | { readonly by: Seat; readonly move: T['move'] }
  | { readonly by: 'chance'; readonly move: T['chance'] };

/**
 * What a game is to everything around it. Each member states its law; `test/games/conformance` checks the laws
 * for every registered game, every number of seats and every option.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Goes up when a rule changes what a log means, or when states take another form. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** More entries than any game can have: a game that gets there is stuck. */
  readonly maxEntries: number;
  /** What can be agreed on before the set-up; none, for most games. */
  readonly options: readonly GameOption[];

  /** Options as the game takes them: where one choice settles another, it is settled. Law: settles what is settled as it is. */
  settleOptions(options: GameOptions): T['options'];

  /** The state before the first entry. Law: the same for the same seats and options, always. */
  setUp(seats: number, options: T['options']): T['state'];

  /** Law: somebody (or chance) can decide until it is over, nobody after; sealed decisions commute. */
  decision(state: T['state']): Decision;

  /** Chance's next decision. Law: only asked when it is chance's turn; the entry applies. */
  draw(state: T['state'], dice: Dice): T['chance'];

  /** All that chance could decide now, each once; null where that is more than some thousands. Law: `draw` draws one of them. */
  chances(state: T['state']): readonly T['chance'][] | null;

  /** Why this entry can't be made now, or null. Law: never changes the state, never throws on a parsed entry. */
  refuse(state: T['state'], entry: Entry<T>): T['refusal'] | null;

  /**
   * Makes an entry that `refuse` lets pass, **in place**. Search calls this on states of its own; everybody else goes
   * through `apply`, which works on a copy. Law: with or without a listener, the same state.
   */
  enact(state: T['state'], entry: Entry<T>, tell: Tell<T['event']>): void;

  /**
   * This event uncovers something that was hidden. Law: a seat's entry that tells no such event teaches no viewer, the
   * seat itself among them, more than they can work out from what they saw before and from the entry.
   */
  reveals(event: T['event']): boolean;

  /** Law: equal, and shares nothing that `enact` changes. */
  copy(state: T['state']): T['state'];

  /** A state that was kept under rules of an earlier version, brought to these; null if it can't be. Law: it can be played on. */
  adopt(state: object, from: number): T['state'] | null;

  /** What this viewer may see, built field by field. Law: shuffle what they can't know, and it stays the same. */
  view(state: T['state'], viewer: Viewer): T['view'];

  /**
   * The next step after these answers. It sees a view and nothing else, so it can't leak.
   * Law: exactly the moves at the ends of the tree are not refused; an open option always leads to one.
   * An answer that no step offered is answered with the reason.
   */
  menu(view: T['view'], seat: Seat, answers: readonly Answer[]): Result<Step<T['move'], T['refusal']>, T['refusal']>;

  /** The answers that lead to this move. Law: `menu` answers them with this very move, if it is legal. */
  answers(view: T['view'], seat: Seat, move: T['move']): readonly Answer[];

  /** A full state that this view could be a view of, everything unseen drawn anew. Law: `view(world(v)) = v`. */
  world(view: T['view'], dice: Dice): T['state'];

  /** An entry from JSON of unknown origin. Law: what it takes is an entry, JSON in and out; it never throws. */
  parseEntry(json: unknown): Result<Entry<T>, T['refusal']>;
}
