import type { Dice } from './chance.ts';
import type { Decision } from './decision.ts';
import type { Tell } from './event.ts';
import type { Answer, OpenStep, Step } from './menu.ts';
import type { GameOption, GameOptions } from './options.ts';
import type { Result } from './result.ts';
import type { Seat, Viewer } from './seat.ts';

/** The types of one game. All of them are plain JSON data: no classes, no `undefined`, no `Map`. */
export interface GameTypes {
  /** The options that the players agreed on before the set-up. */
  options: GameOptions;
  state: object;
  move: { readonly kind: string };
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
 * The contract between a game and the rest of the program. Each member states its law; `test/games/conformance` checks
 * the laws for every registered game, every number of seats and every option.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Goes up when a rule changes the meaning of a log, or when states take another form. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** More entries than any game can have: a game that reaches this number is stuck. */
  readonly maxEntries: number;
  /** The options that players can agree on before the set-up; most games have none. */
  readonly options: readonly GameOption[];

  /**
   * Options as the game uses them: where one choice decides another option, that option is set. An option is missing only
   * of a game that was set up before there was this option: it gets the choice by which such games were played, even if
   * that is not the usual one. Law: settling twice changes nothing.
   */
  settleOptions(options: GameOptions): T['options'];

  /** The state before the first entry. Law: the same seats and options always give the same state. */
  setUp(seats: number, options: T['options']): T['state'];

  /** Law: until the game is over, a seat or chance can decide; afterwards nobody can; sealed decisions commute. */
  decision(state: T['state']): Decision;

  /** Chance's next decision. Law: only called when chance decides; the entry applies. */
  draw(state: T['state'], dice: Dice): T['chance'];

  /**
   * Every decision that chance could make now, each once; null if there are more than some thousands. Law: `draw` draws
   * one of them.
   */
  chances(state: T['state']): readonly T['chance'][] | null;

  /** Why this entry can't be made now, or null. Law: never changes the state, never throws on a parsed entry. */
  refuse(state: T['state'], entry: Entry<T>): T['refusal'] | null;

  /**
   * Makes an entry that `refuse` accepts, **in place**. Search calls this on its own states; everybody else calls
   * `apply`, which works on a copy. Law: the state is the same with and without a listener.
   */
  enact(state: T['state'], entry: Entry<T>, tell: Tell<T['event']>): void;

  /**
   * Whether this event uncovers something hidden. Law: a seat's entry without such an event teaches no viewer, not even
   * the seat itself, more than they can work out from their earlier views and from the entry.
   */
  reveals(event: T['event']): boolean;

  /** Law: equal, and shares nothing that `enact` changes. */
  copy(state: T['state']): T['state'];

  /**
   * A state kept under an earlier version of the rules, converted to this version; null if it can't be. Law: the result
   * can be played on.
   */
  adopt(state: object, from: number): T['state'] | null;

  /**
   * The part of the state that this viewer may see, built field by field. Law: shuffling the facts that are hidden from
   * the viewer leaves it unchanged.
   */
  view(state: T['state'], viewer: Viewer): T['view'];

  /**
   * The next step after these answers. It reads only a view, so it can't leak. Law: the moves at the ends of the tree
   * are exactly the moves that are not refused; an open option always leads to one. An answer that no step offered gets
   * the reason as its result. `before`: the open step after all answers but the last, by whoever has it at hand. Law:
   * with it the result is the same, sooner.
   */
  menu(
    view: T['view'],
    seat: Seat,
    answers: readonly Answer[],
    before?: OpenStep<T['move'], T['refusal']>,
  ): Result<Step<T['move'], T['refusal']>, T['refusal']>;

  /** The answers that lead to this move. Law: `menu` turns them back into this move, if it is legal. */
  answers(view: T['view'], seat: Seat, move: T['move']): readonly Answer[];

  /** A full state that fits this view, with every hidden fact drawn anew. Law: `view(world(v)) = v`. */
  world(view: T['view'], dice: Dice): T['state'];

  /**
   * An entry from JSON of unknown origin. Law: an accepted value is an entry and survives a JSON round trip; never
   * throws.
   */
  parseEntry(json: unknown): Result<Entry<T>, T['refusal']>;
}
